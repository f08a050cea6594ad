// Lets a screen sound, if the pupil wants it and the device can; a sound is never waited for and never fails anything.
import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import { usePlaySettings } from './play-settings.tsx';
import type { DevicePlayer } from './sound-player.ts';
import type { SoundName } from './sounds.ts';

type Play = (name: SoundName) => void;

let player: Promise<DevicePlayer> | null = null;

/** The player of this page: its code is fetched, and the sound device opened, at the first call. */
function loadPlayer(): Promise<DevicePlayer> {
  player ??= import('./sound-player.ts').then(({ openPlayer }) => openPlayer());
  player.catch(() => {
    player = null;
  });
  return player;
}

/**
 * Plays on the device, once the screen shows what the sound belongs to: making it must not hold the picture back. Where
 * there is no sound, or its code does not arrive, nothing happens.
 */
function playOnDevice(name: SoundName): void {
  if (!('AudioContext' in window)) return;
  const askedAt = performance.now();
  afterPaint(() => {
    loadPlayer().then(
      (play) => play(name, askedAt),
      () => undefined,
    );
  });
}

/** What makes the sounds. */
export const SoundContext = createContext<Play>(playOnDevice);

/** A function that plays a sound, or nothing for a pupil who has switched the sound off. */
export function useSound(): Play {
  const { sound } = usePlaySettings();
  const play = use(SoundContext);
  return (name) => {
    if (sound) play(name);
  };
}

/**
 * Opens the sound device once the screen is shown: that takes a slow tablet a sixth of a second, which at the first sound
 * would fall between a tap and the next one. Until somebody taps or types, the browser keeps it asleep.
 */
export function usePreparedSounds(): void {
  const { sound } = usePlaySettings();
  useEffect(() => {
    if (sound && 'AudioContext' in window) afterPaint(() => loadPlayer().catch(() => undefined));
  }, [sound]);
}

/** Plays `cue` whenever the game comes to another moment than the one it opened with. */
export function useCue(cue: SoundName | null, moment: string | number): void {
  const play = useSound();
  const heard = useRef(moment);
  const sound = useEffectEvent(() => {
    if (cue) play(cue);
  });
  useEffect(() => {
    if (heard.current === moment) return;
    heard.current = moment;
    sound();
  }, [moment]);
}

/** Plays `cue` once, when the screen opens; null for nothing to hear. */
export function useOpeningCue(cue: SoundName | null): void {
  const play = useSound();
  const isHeard = useRef(false);
  const sound = useEffectEvent(() => {
    if (cue === null || isHeard.current) return;
    isHeard.current = true;
    play(cue);
  });
  useEffect(() => sound(), [cue]);
}

// Lets a screen sound, if the pupil wants it and the device can; a sound is never waited for and never fails anything.
import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import { usePlaySettings } from './play-settings.tsx';
import type { DevicePlayer } from './sound-player.ts';
import type { SoundName } from './sounds.ts';

type Play = (name: SoundName) => void;

let player: Promise<DevicePlayer> | null = null;

const loadPart = () => import('./sound-player.ts');

/** The device is opened at the first sound, which follows a tap or a key: before, the browser would keep it asleep. */
function loadPlayer(): Promise<DevicePlayer> {
  player ??= loadPart().then(({ openPlayer }) => openPlayer());
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
      () => {
        player = null;
      },
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

/** Fetches what sounds are made with, so that the first one is not late. */
export function usePreparedSounds(): void {
  const { sound } = usePlaySettings();
  useEffect(() => {
    if (sound && 'AudioContext' in window) void loadPart().catch(() => undefined);
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

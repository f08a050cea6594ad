// Plays a screen's sounds, if the pupil wants them and the device can; never blocks or fails anything.
import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import { usePlaySettings } from './play-settings.tsx';
import type { DevicePlayer } from './sound-player.ts';
import type { SoundName } from './sounds.ts';

type Play = (name: SoundName) => void;

let player: Promise<DevicePlayer> | null = null;

/** The page's player; loads its code and opens the audio device at the first call. */
function loadPlayer(): Promise<DevicePlayer> {
  player ??= import('./sound-player.ts').then(({ openPlayer }) => openPlayer());
  player.catch(() => {
    player = null;
  });
  return player;
}

/**
 * Plays after the frame that the sound belongs to, so as not to delay it. Does nothing if there is no sound or its code
 * does not load.
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

/** A function that plays a sound, or does nothing for a pupil who has switched the sound off. */
export function useSound(): Play {
  const { sound } = usePlaySettings();
  const play = use(SoundContext);
  return (name) => {
    if (sound) play(name);
  };
}

/**
 * Opens the audio device once the screen is shown. That takes a sixth of a second on a slow tablet, which would
 * otherwise delay the second tap. The browser keeps the device suspended until user input.
 */
export function usePreparedSounds(): void {
  const { sound } = usePlaySettings();
  useEffect(() => {
    if (sound && 'AudioContext' in window) afterPaint(() => loadPlayer().catch(() => undefined));
  }, [sound]);
}

/** Plays `cue` whenever the game's moment changes. */
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

// Plays notes with the browser's synthesiser; loaded on demand.
import { SOUNDS, type Note, type SoundName } from './sounds.ts';

/** A sound that cannot start within this time is skipped, because it would be too late. */
const STALE_MS = 300;
/** Attack time, to avoid a click. */
const SWELL_S = 0.008;
/** Inaudible; an exponential fade cannot reach 0. */
const SILENT = 0.0001;

/** Plays a sound that was asked for at `askedAt` (of `performance.now()`). */
export type DevicePlayer = (name: SoundName, askedAt: number) => void;

/** A player with its own audio context, which the browser resumes only after user input. */
export function openPlayer(): DevicePlayer {
  const device = new AudioContext();
  const wake = () => void device.resume();
  window.addEventListener('pointerup', wake);
  window.addEventListener('keydown', wake);
  return (name, askedAt) => {
    void device.resume().then(() => {
      if (performance.now() - askedAt > STALE_MS) return;
      for (const note of SOUNDS[name]) playNote(device, note);
    });
  };
}

function playNote(device: AudioContext, note: Note): void {
  const { wave, pitch, glidesTo, loudness } = note;
  const begin = device.currentTime + note.at / 1000;
  const end = begin + note.lasts / 1000;
  const voice = device.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, begin);
  if (glidesTo !== undefined) voice.frequency.exponentialRampToValueAtTime(glidesTo, end);
  const volume = device.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + SWELL_S);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  voice.connect(volume).connect(device.destination);
  voice.start(begin);
  voice.stop(end);
}

// Recordings, such as words in a teacher's own voice (D11): decoded before they are wanted, and played.
import { aacFramesOf } from './aac-frames.ts';

/** What is playing. */
export interface Playing {
  stop: () => void;
  /** Resolves when it is over or was stopped. */
  over: Promise<void>;
}

/** A recording as this device hears it; null if it cannot play the format. */
export async function decodeRecording(audio: Uint8Array): Promise<AudioBuffer | null> {
  // Not every device decodes an MP4 in fragments, which Safari records, or all of it.
  const frames = aacFramesOf(audio);
  return (frames && (await decode(frames))) ?? decode(audio);
}

async function decode(audio: Uint8Array): Promise<AudioBuffer | null> {
  try {
    // Opens no loudspeaker, and needs no press.
    const decoder = new OfflineAudioContext(1, 1, 48_000);
    // A copy, because decoding takes the bytes away.
    return await decoder.decodeAudioData(audio.slice().buffer);
  } catch {
    return null;
  }
}

/** Plays a recording from its beginning. */
export function playRecording(recording: AudioBuffer): Playing {
  const device = new AudioContext();
  void device.resume();
  const source = device.createBufferSource();
  source.buffer = recording;
  source.connect(device.destination);
  const over = new Promise<void>((resolve) => {
    source.addEventListener('ended', () => resolve());
  }).then(() => void device.close());
  source.start();
  return { stop: () => source.stop(), over };
}

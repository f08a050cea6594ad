import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { aacFramesOf } from './aac-frames.ts';

const recorded = (name: string) =>
  readFile(new URL(`../../../testing/${name}`, import.meta.url)).then((file) =>
    Uint8Array.from(file),
  );

it('the frames of a recording in fragments follow one another to the end, each as long as its head says, with all of the sound', async () => {
  const frames = aacFramesOf(await recorded('voice-in-fragments.mp4')) ?? new Uint8Array();
  let [at, count] = [0, 0];
  while (at < frames.length) {
    // AAC-LC, 48 kHz, two channels.
    expect([...frames.subarray(at, at + 3)]).toEqual([0xff, 0xf1, 0x4c]);
    const [, , , high = 0, middle = 0, low = 0] = frames.subarray(at, at + 7);
    expect(high & 0xfc).toBe(0x80);
    at += ((high & 3) << 11) | (middle << 3) | (low >> 5);
    count += 1;
  }
  expect(at).toBe(frames.length);
  expect((count * 1024) / 48_000).toBeCloseTo(1.45, 1);
});

it('a recording without fragments, in another format, or broken off, is left alone', async () => {
  for (const name of ['voice.mp4', 'voice.webm', 'voice.ogg']) {
    expect(aacFramesOf(await recorded(name)), name).toBeNull();
  }
  const whole = await recorded('voice-in-fragments.mp4');
  for (const length of [0, 5, 300, 700, 2000]) {
    expect(aacFramesOf(whole.subarray(0, length)), String(length)).toBeNull();
  }
});

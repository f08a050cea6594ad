import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { secondsOf } from './recording-length.ts';

const recorded = (format: string, name = 'voice') =>
  readFile(new URL(`../../../testing/${name}.${format}`, import.meta.url));

/** The same recording with other bytes behind the last sign. */
function withBytes(recording: Buffer, sign: string, skip: number, bytes: readonly number[]) {
  const copy = Buffer.from(recording);
  copy.set(bytes, copy.lastIndexOf(sign, undefined, 'latin1') + skip);
  return copy;
}

const numbers = (...values: number[]) =>
  values.flatMap((value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff));
const box = (type: string, ...content: number[]): number[] => [
  ...numbers(8 + content.length),
  ...Buffer.from(type, 'latin1'),
  ...content,
];
/** As Safari and Chrome write MP4 while they record: first what is in it, then fragments. */
const inFragments = (...runs: number[][]) =>
  Uint8Array.from([
    ...box('ftyp', ...Buffer.from('isom', 'latin1')),
    ...box(
      'moov',
      ...box('trak', ...box('mdia', ...box('mdhd', ...numbers(0, 0, 0, 1000, 0)))),
      ...box('mvex', ...box('trex', ...numbers(0, 1, 1, 20, 0, 0))),
    ),
    ...runs.flatMap((run) => [...box('moof', ...box('traf', ...run)), ...box('mdat')]),
  ]);

describe('how long a recording lasts', () => {
  it.each(['webm', 'ogg', 'mp4'] as const)(
    'a second and a half is read from the bytes of a recording in %s',
    async (format) => {
      expect(secondsOf(await recorded(format), format)).toBeCloseTo(1.45, 0);
    },
  );

  it('a recording in fragments is as long as they are, whatever its beginning says, and as WebKit writes it, with the last head twice', async () => {
    const fragments = await recorded('mp4', 'voice-in-fragments');
    expect(secondsOf(fragments, 'mp4')).toBeCloseTo(1.45, 1);
    expect(secondsOf(withBytes(fragments, 'mdhd', 16, numbers(6000)), 'mp4')).toBeGreaterThan(8.5);
  });

  it('a recording that its bytes call longer lasts longer', async () => {
    const longer = {
      webm: withBytes(await recorded('webm'), '\u002a\u00d7\u00b1', 4, [0x6a, 0xcf, 0xc0]),
      ogg: withBytes(await recorded('ogg'), 'OggS', 6, [0, 0x97, 0x06, 0, 0, 0, 0, 0]),
      mp4: withBytes(await recorded('mp4'), 'mdhd', 16, numbers(6000)),
    };
    expect(secondsOf(longer.webm, 'webm')).toBeCloseTo(1.381 * 7);
    expect(secondsOf(longer.ogg, 'ogg')).toBeCloseTo((0x6_9700 - 312) / 48_000, 1);
    expect(secondsOf(longer.mp4, 'mp4')).toBeGreaterThan(8.5);
  });

  it('the fragments of an MP4 are summed, whose samples can have a length each, or one for all', () => {
    const usual = [...box('tfhd', ...numbers(0x20000, 1)), ...box('trun', ...numbers(0x1, 50, 0))];
    const own = [...box('tfhd', ...numbers(0x2000a, 1, 1, 40)), ...box('trun', ...numbers(0, 50))];
    const each = [
      ...box('tfhd', ...numbers(0x20000, 1)),
      ...box('trun', ...numbers(0x301, 2, 0, 3000, 7, 2500, 9)),
    ];
    expect(secondsOf(inFragments(usual, own, each), 'mp4')).toBe(1 + 2 + 5.5);
  });

  it('nothing is known of what breaks off or says nothing', async () => {
    for (const format of ['webm', 'ogg', 'mp4'] as const) {
      const start = (await recorded(format)).subarray(0, 40);
      expect(secondsOf(start, format), format).toBeNull();
    }
  });

  it('an MP4 that counts more samples than it has bytes ends the reading, not the memory of the server', () => {
    const run = [
      ...box('tfhd', ...numbers(0x20000, 1)),
      ...Array.from({ length: 5 }, () => box('trun', ...numbers(0, 200))).flat(),
    ];
    expect(secondsOf(inFragments(run), 'mp4')).toBeNull();
  });

  it('a size that leads backwards in a WebM ends the reading, not the server', () => {
    const backwards = [0xec, 0x00, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfc, 0x00];
    const empty = Array.from({ length: 128 }, () => [0xec, 0x86, 0, 0, 0, 0, 0, 0]).flat();
    const before = [...empty, 0xec, 0x84, 0, 0, 0, 0];
    expect(secondsOf(Uint8Array.from([...before, ...backwards, ...empty]), 'webm')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { CANNOT_PLAY, faultOf, typeToRecord } from './judge.ts';

const WEBM = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3);
const RATE = 48_000;

/** A second of a tone between two pauses. */
const toneOf = (loudness: number, seconds = 1) =>
  Float32Array.from({ length: RATE * seconds }, (_, nth) =>
    nth < 9000 || nth > 30_000 ? 0 : Math.max(-1, Math.min(1, loudness * Math.sin(nth / 20))),
  );
const TAKE = { audio: WEBM, samples: toneOf(0.4), seconds: 1 };

describe('a recording', () => {
  it.each([
    ['a voice', TAKE, /^kept$/],
    ['a whisper', { ...TAKE, samples: toneOf(0.05) }, /^kept$/],
    ['a voice with one knock', { ...TAKE, samples: toneOf(0.4).fill(1, 100, 110) }, /^kept$/],
    ['silence', { ...TAKE, samples: toneOf(0) }, /^We didn’t hear anything\. Please check/],
    ['the hum of a room', { ...TAKE, samples: toneOf(0.02) }, /^We didn’t hear anything/],
    ['nothing at all', { ...TAKE, samples: new Float32Array() }, /^We didn’t hear anything/],
    ['a shout', { ...TAKE, samples: toneOf(3) }, /so loud that it crackled/],
    ['nine seconds', { ...TAKE, seconds: 9 }, /more than 8 seconds/],
    ['8.2 seconds, as a timer may give', { ...TAKE, seconds: 8.2 }, /^kept$/],
    ['too many bytes', { ...TAKE, audio: new Uint8Array(60 * 1024 + 1) }, /larger than 60 KB/],
    ['another format', { ...TAKE, audio: Uint8Array.of(82, 73, 70, 70) }, /can’t keep/],
  ])('a recording of %s is kept, or refused with what to do', (_, take, sentence) => {
    expect(faultOf(take) ?? 'kept').toMatch(sentence);
  });
});

it.each<[string, string[], string | undefined]>([
  [
    'Safari',
    ['audio/mp4', 'audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus'],
    'audio/mp4;codecs=mp4a.40.2',
  ],
  ['Chromium', ['audio/webm;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus'],
  ['Firefox', ['audio/ogg;codecs=opus'], 'audio/ogg;codecs=opus'],
  ['a browser that names nothing', [], undefined],
])('%s records in the format that most devices play', (_, able, type) => {
  expect(typeToRecord((one) => able.includes(one))).toBe(type);
});

it('each format says where it cannot be heard', () => {
  expect(Object.keys(CANNOT_PLAY)).toEqual(['webm', 'ogg', 'mp4']);
});

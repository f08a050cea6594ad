import type { Font } from 'opentype.js/dist/opentype.mjs';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf, readFont, subsetFont } from './colour-font.ts';
import { buildEmojiFont, FONT_FILE, STYLE_FILE } from './emoji-font.ts';
import { emojiIn, emojiInUse } from './emoji-in-use.ts';

const MAX_BYTES = 90 * 1024;
/** Writing a font takes a second, and much longer on a busy machine. */
const MAX_MS = 60_000;

describe('the product’s emoji font (`npm run emoji-font` writes it)', { timeout: MAX_MS }, () => {
  const inUse = emojiInUse();
  const committed = readFileSync(FONT_FILE);
  let font: Font;
  beforeAll(async () => {
    font = await readFont(committed);
  });

  it.each(inUse)('the emoji font shows %s in colour', (emoji) => {
    expect(pictureOf(font, emoji)).toBeDefined();
  });

  it('no emoji is written with U+FE0F, because WebKit then ignores the page’s font and draws nothing', () => {
    expect(inUse.filter((emoji) => emoji.endsWith('\u{FE0F}'))).toEqual([]);
  });

  it('the emoji font contains only the emoji in use, with the same bytes at any time, and its style sheet is written with it', async () => {
    const built = await buildEmojiFont(inUse);
    expect(built.font.equals(committed)).toBe(true);
    expect(readFileSync(STYLE_FILE, 'utf8')).toBe(built.style);
  });

  it('the emoji font leaves letters, digits and signs to the text font', () => {
    expect([...'Aa09#*©®™ '].filter((sign) => font.hasChar(sign))).toEqual([]);
  });

  it('the emoji font is small', () => {
    expect(committed.length).toBeLessThanOrEqual(MAX_BYTES);
  });
});

describe('making an emoji font', { timeout: MAX_MS }, () => {
  const EMOJI = ['🐶', '⛰️', '👩‍🏫', '🏳️‍🌈', '👍🏽', '🇬🇧', '👨‍👩‍👧', '👨‍👩‍👧‍👦'];
  let font: Font;
  beforeAll(async () => {
    font = await readFont((await buildEmojiFont(EMOJI)).font);
  });

  it.each(EMOJI)('a font made for %s contains it', (emoji) => {
    expect(pictureOf(font, emoji)).toBeDefined();
  });

  it.each(['🐱', '🏔️', '👨‍🏫', '🇫🇷', '👍🏿'])('a font does not contain the neighbour %s', (emoji) => {
    expect(pictureOf(font, emoji)).toBeUndefined();
  });

  it('the parts of an emoji are joined with and without the sign that asks for a picture', () => {
    expect(pictureOf(font, '🏳‍🌈')?.glyph).toBe(pictureOf(font, '🏳️‍🌈')?.glyph);
    expect(pictureOf(font, '🏳‍🌈')).toBeDefined();
  });

  it('longer emoji are tried first, so that a family is not cut short', () => {
    expect(pictureOf(font, '👨‍👩‍👧')?.glyph).not.toBe(pictureOf(font, '👨‍👩‍👧‍👦')?.glyph);
    const lengths = font.substitution.getLigatures('ccmp').map(({ sub }) => sub.length);
    expect(lengths.filter((length) => length >= 5)).toEqual([7, 5]);
  });

  it('emoji that would take digits or signs from the text font are refused', async () => {
    await expect(buildEmojiFont(['1️⃣'])).rejects.toThrow('made of text');
    await expect(buildEmojiFont(['©️'])).rejects.toThrow('made of text');
  });

  it('an emoji that the source does not have is refused', () => {
    const names = { familyName: 'Any', styleName: 'Regular', copyright: '', license: '' };
    expect(() => subsetFont(font, ['✓'], names)).toThrow('no picture of ✓');
  });
});

it.each([
  ['a 🐶 and a 🐶', ['🐶']],
  ['⛰️ Mathematics Mountain', ['⛰️']],
  ['Ada is a 👩‍🏫 with 👍🏽', ['👍🏽', '👩‍🏫']],
  ['a bare ✔', ['✔']],
  ['© 2025, Year 3, #1, 6 × 7 − 2 → 40™', []],
])('the emoji of %s are found', (text, emoji) => {
  expect(emojiIn(text)).toEqual(emoji);
});

// Makes the colour font with exactly the emoji in use, and the style sheet that loads it (decision 0007).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { subsetFont, readFont, writeFont } from './colour-font.ts';
import { ROOT } from '../setup.mjs';

export const FONT_FILE = join(ROOT, 'src', 'ui', 'fonts', 'emoji.woff2');
export const STYLE_FILE = join(ROOT, 'src', 'ui', 'fonts', 'emoji.css');
const require = createRequire(import.meta.url);
const SOURCE_FILE = require.resolve('twemoji-colr-font/twemoji.woff2');
const FAMILY = 'Explorer Emoji';
const NAMES = {
  familyName: FAMILY,
  styleName: 'Regular',
  copyright: 'Drawings: Twemoji, (c) Twitter, Inc and other contributors, CC BY 4.0; some left out',
  license: 'SIL Open Font License, Version 1.1',
};
/** Digits, #, * and © always come from the text font, so no emoji may be made of them. */
const LAST_OF_TEXT = 0xff;

interface EmojiFont {
  font: Buffer;
  style: string;
}

/** The font (woff2) and its style sheet for these emoji; the same emoji give the same bytes. */
export async function buildEmojiFont(emoji: readonly string[]): Promise<EmojiFont> {
  const codePoints = [...new Set(emoji.flatMap((one) => [...one]))].flatMap(
    (part) => part.codePointAt(0) ?? [],
  );
  const text = codePoints.filter((codePoint) => codePoint <= LAST_OF_TEXT);
  if (text.length > 0) {
    throw new Error(`Emoji made of text are not possible: ${String.fromCodePoint(...text)}`);
  }
  const source = await readFont(readFileSync(SOURCE_FILE));
  return {
    font: await writeFont(subsetFont(source, emoji, NAMES)),
    style: await styleFor(codePoints.sort((a, b) => a - b)),
  };
}

/** From here on there are only emoji, which no text font has: one range for all keeps the style sheet small. */
const FIRST_EMOJI_ONLY = 0x1_f300;

async function styleFor(codePoints: readonly number[]): Promise<string> {
  const range = codePoints
    .filter((codePoint) => codePoint < FIRST_EMOJI_ONLY)
    .map((codePoint) => `U+${codePoint.toString(16).toUpperCase()}`)
    .concat('U+1F300-1FAFF');
  const style = `/* Written by \`npm run emoji-font\`. */
    @font-face {
      font-family: '${FAMILY}';
      src: url('./emoji.woff2') format('woff2');
      font-display: swap;
      unicode-range: ${range.join(', ')};
    }`;
  const { code } = await format(STYLE_FILE, style, { singleQuote: true, printWidth: 100 });
  return code;
}

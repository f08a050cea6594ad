// Finds every emoji that the product can show, by reading its source text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';

const SOURCE = /\.(ts|tsx|css|html|svg|json|webmanifest|yaml)$/;
const NOT_SHOWN = /\.test\.tsx?$|[\\/](testing|migrations)[\\/]/;
/** Whole emoji with all their parts, and single pictographs that are written without U+FE0F. */
const EMOJI = new RegExp('\\p{RGI_Emoji}|\\p{Extended_Pictographic}', 'gv');
/**
 * Where an emoji can be: only the first character of a keycap, © and ® are below U+200D. Testing for whole emoji at
 * every letter would take minutes.
 */
const BEYOND_LETTERS = /[#*0-9©®]?[\u200D-\u{10FFFF}]+/gu;
/** Lower code points include ©, ®, ™ and the like, which text fonts have. */
const FIRST_PICTURE = 0x2190;

/** Every emoji of a text once, in a fixed order. */
export function emojiIn(text: string): string[] {
  const isPicture = (emoji: string) =>
    emoji.length > 1 || (emoji.codePointAt(0) ?? 0) >= FIRST_PICTURE;
  const found = text.match(BEYOND_LETTERS)?.flatMap((part) => part.match(EMOJI) ?? []);
  return [...new Set(found?.filter(isPicture))].sort();
}

/** Every emoji of the product's source text once, in a fixed order. */
export function emojiInUse(): string[] {
  const texts = ['src', 'content']
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !NOT_SHOWN.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  return emojiIn(texts.join('\n'));
}

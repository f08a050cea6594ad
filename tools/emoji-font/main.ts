// `npm run emoji-font`: writes the colour font with exactly the emoji in use, and the style sheet that loads it.
import { writeFileSync } from 'node:fs';
import { say } from '../setup.mjs';
import { buildEmojiFont, FONT_FILE, STYLE_FILE } from './emoji-font.ts';
import { emojiInUse } from './emoji-in-use.ts';

const emoji = emojiInUse();
const { font, style } = await buildEmojiFont(emoji);
writeFileSync(FONT_FILE, font);
writeFileSync(STYLE_FILE, style);
say(`${emoji.length} emoji in ${font.length} bytes`);

// `npm run confusables -- <confusables.txt>`: writes the table of characters that look alike, from Unicode's file at
// https://www.unicode.org/Public/security/<version>/confusables.txt.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './setup.mjs';

const TARGET = join(ROOT, 'src', 'server', 'accounts', 'user', 'confusables.json');

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: npm run confusables -- <path of confusables.txt>');
const text = readFileSync(file, 'utf8');
const [, version] = /^# Version: ([\d.]+)/m.exec(text) ?? [];
const [, date] = /^# Date: (\d{4}-\d\d-\d\d)/m.exec(text) ?? [];
const [, copyright] = /^# (© .*)$/m.exec(text) ?? [];
if (!version || !date || !copyright) throw new Error(`${file} is not Unicode's confusables.txt.`);

/** A character and those that look like it, in hexadecimal, as in the file. */
const prototypes = new Map<string, string[]>();
for (const line of text.split('\n')) {
  const [, from, to] = /^\uFEFF?([0-9A-F]+)\s*;\s*([0-9A-F ]+?)\s*;/.exec(line) ?? [];
  if (from && to) prototypes.set(to, [...(prototypes.get(to) ?? []), from]);
}
const sorted = [...prototypes].toSorted(([a], [b]) => (a < b ? -1 : 1));
const table = {
  about:
    'Code points and, behind each, those that look like it. Written by `npm run confusables`. Skeletons that are stored keep the older table.',
  unicode: version,
  source: `https://www.unicode.org/Public/security/${version}/confusables.txt of ${date}`,
  licence: `${copyright} https://www.unicode.org/license.txt`,
  prototypes: Object.fromEntries(sorted.map(([to, sources]) => [`U+${to}`, sources.join(' ')])),
};
writeFileSync(TARGET, `${JSON.stringify(table, null, 2)}\n`);
say(`${sorted.length} characters with others that look like them, from Unicode ${version}`);

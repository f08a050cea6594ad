import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkOwnYear } from './own-year.ts';

it('the check of years names a script with two years or two games, one that is too large, a question that the server deals, and content that is nowhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bright-explorers-own-year-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, ids: readonly string[], more = '') =>
    writeFileSync(
      join(folder, `${name}.js`),
      `${ids.map((id) => `f({id:\`${id}\`})`).join()}${more}`,
    );
  for (const year of [1, 2, 3, 4, 5, 6]) {
    for (const game of ['DD', 'HM', 'SP', 'WS']) {
      write(`year-${year}-${game}`, [`Y${year}.${game}/one`, `Y${year}.${game}/two`]);
    }
  }
  write('objectives', ['Y3.SP.1', 'Y3.ST/1']);
  expect(checkOwnYear(folder)).toEqual([]);

  write('year-1-DD', ['Y1.DD/one', 'Y2.DD/two']);
  write('year-2-HM', []);
  write('dealt', ['Y4~Y3.GR.2/501', 'Y4.MD.1/r3']);
  write('sums', ['Y4.MD.1/r3']);
  const noise = Array.from({ length: 9000 }, (_, nth) => (nth * nth * 7919).toString(36)).join('');
  write('year-3-SP', ['Y3.SP/one'], noise);
  expect(checkOwnYear(folder)).toEqual([
    expect.stringMatching(/^dealt\.js holds the question .*, which the server deals\.$/),
    expect.stringMatching(/^sums\.js holds the question .*, which the server deals\.$/),
    'year-1-DD.js holds DD of Year 1 and DD of Year 2.',
    expect.stringMatching(/^year-3-SP\.js has \d+ bytes, compressed\.$/),
    'HM of Year 2 is in no script.',
  ]);
});

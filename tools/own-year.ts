// Checks that the built application sends a pupil the content of one year only, and no question that the server deals.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Maximum compressed size of one year of one game, in bytes: with its screen it has 20 KB. */
const MOST_BYTES = 9500;

/** The letters in the ids of what browsers load: Dictionary Detective, Hangman with Balloons, Listen and Spell, Word Search. */
const LOADED = ['DD', 'HM', 'SP', 'WS'] as const;

/** An id such as Y3.DD/island, with its year and its letters. */
const LOADED_ID = /[`"'\\]Y(?<year>\d)\.(?<game>[A-Z]{2})\/[\w-]+[`"'\\]/g;
/** The id of a question of grammar or mathematics, such as Y3.GR.1/501: only the server has them. */
const DEALT_ID = /[`"'\\]Y\d(?:~Y\d)?\.[A-Z]{2}\.\d+\/r?\d+[`"'\\]/;

/** One line for each problem with the scripts in a folder of the built application. */
export function checkOwnYear(folder: string): string[] {
  const problems: string[] = [];
  const found = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(folder, file), 'utf8');
    const [dealt] = DEALT_ID.exec(code) ?? [];
    if (dealt) problems.push(`${file} holds the question ${dealt}, which the server deals.`);
    const ids = [...code.matchAll(LOADED_ID)].map(({ groups = {} }) => groups);
    const games = ids.filter(({ game }) => LOADED.some((loaded) => loaded === game));
    const parts = new Set(games.map(({ game, year }) => `${game} of Year ${year}`));
    for (const part of parts) found.add(part);
    if (parts.size > 1) problems.push(`${file} holds ${[...parts].join(' and ')}.`);
    const bytes = parts.size > 0 ? gzipSync(code).length : 0;
    if (bytes >= MOST_BYTES) problems.push(`${file} has ${bytes} bytes, compressed.`);
  }
  const whole = LOADED.flatMap((game) =>
    [1, 2, 3, 4, 5, 6].map((year) => `${game} of Year ${year}`),
  );
  for (const part of whole) if (!found.has(part)) problems.push(`${part} is in no script.`);
  return problems;
}

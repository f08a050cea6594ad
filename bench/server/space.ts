// The space that a finished game takes: pupils play verified rounds of all games, and every table that has grown is
// counted.
import { sql } from 'drizzle-orm';
import { GAME_IDS } from '#games/ids.ts';
import { dealtCompletionSchema } from '#shared/contract/rounds.ts';
import { yearOrFirst } from '#shared/years.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import { completeRound } from '#server/play/complete-round.ts';
import { dealSignedRounds } from '#server/play/deal-rounds.ts';
import { countWaitingGames } from '#server/play/totals-store.ts';
import { finishedRound } from '#testing/dealt.ts';
import type { Figure } from '../figures.ts';
import { makeBenchDatabase } from '../support/databases.ts';
import { fillSchool } from '../support/school.ts';
import { sizesOf } from '../support/space.ts';

const PUPILS = 100;
const AT_ONCE = 10;
/** Per pupil, two a day. */
const ROUNDS = 17 * GAME_IDS.length;
const STEP_MS = 4000;
const HALF_A_DAY_MS = 12 * 3_600_000;
/** Longer than any round of these players. */
const ROUND_MS = 100 * STEP_MS;
const SPACE_BAR = 1500;
/** In bytes per game; smaller amounts are not in the note. */
const LEAST_NOTED = 1;

/** Every pupil plays all games in turn, ten pupils at the same time. */
async function playRounds(database: Database, pupils: number, rounds: number) {
  let now = Date.now() - rounds * HALF_A_DAY_MS;
  const config = readConfig({ LOG_LEVEL: 'silent', SECRET_KEY: 'a1'.repeat(32) });
  const deps = { config, database, now: () => new Date(now) };
  for (let nth = 0; nth < rounds; nth++) {
    const gameId = GAME_IDS[nth % GAME_IDS.length] ?? GAME_IDS[0];
    const deal = async (id: number) =>
      dealSignedRounds(deps, { id, yearGroup: yearOrFirst(1 + (id % 6)) }, gameId, 1);
    const dealt = (await inTens(pupils, deal)).flat();
    now += ROUND_MS;
    await inTens(pupils, async (id) => {
      const one = dealt[id - 1];
      if (!one) throw new Error('A pupil has no round.');
      now += 1;
      const round = finishedRound(one, { seed: nth * pupils + id, stepMs: STEP_MS });
      const playedAt = new Date(now).toISOString();
      const sent = dealtCompletionSchema.parse({ ...round, playedAt });
      const { completed } = await completeRound(deps, id, sent);
      if (!completed.verified) throw new Error(`A round of ${gameId} was not verified.`);
    });
    await countWaitingGames(database.db);
    // PostgreSQL does this by itself within three days.
    if (nth % GAME_IDS.length === 0) await database.db.execute(sql`vacuum`);
    now += HALF_A_DAY_MS - ROUND_MS - pupils;
  }
}

async function inTens<Result>(
  pupils: number,
  work: (id: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 1; first <= pupils; first += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, pupils - first + 1) }, (_, i) => first + i);
    results.push(...(await Promise.all(ids.map(work))));
  }
  return results;
}

/** Bytes of a verified game in all tables with their indexes. */
export async function measureGameSpace(): Promise<Figure[]> {
  const bench = await makeBenchDatabase('embedded');
  const database = await bench.open();
  await fillSchool(database.db, { pupils: PUPILS, games: 0 });
  const before = await sizesOf(database.db);
  await playRounds(database, PUPILS, ROUNDS);
  const after = await sizesOf(database.db);
  await database.close();
  await bench.drop();
  const games = PUPILS * ROUNDS;
  const grown = [...after]
    .map(([name, bytes]) => ({ name, each: (bytes - (before.get(name) ?? 0)) / games }))
    .toSorted((one, other) => other.each - one.each);
  const noted = grown.filter(({ each }) => each >= LEAST_NOTED);
  const all = grown.reduce((sum, { each }) => sum + each, 0);
  return [
    {
      part: 'rounds',
      name: 'space of a verified game, embedded',
      measured: all,
      unit: 'bytes',
      bar: { atMost: SPACE_BAR },
      note: `${games} games of ${PUPILS} pupils: ${noted.map(({ name, each }) => `${name} ${Math.round(each)}`).join(', ')}`,
    },
  ];
}

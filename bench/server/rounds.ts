// Rounds that the server deals and verifies (D8): the time of dealing, and of a verified completion compared with a plain one.
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { GAME_IDS, type GameId } from '#games/ids.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Figure } from '../figures.ts';
import { median, percentile } from '../support/percentiles.ts';
import { makeBenchDatabase } from '../support/databases.ts';
import { startApp } from '../support/program.ts';
import { complete, dealTo, plainGame, turnsOf, type Sent } from '../support/rounds.ts';
import { fillSchool, pupilsOf } from '../support/school.ts';
import { measureGameSpace } from './space.ts';

const PART = 'rounds';
const PUPILS = 600;
/** Completions of each kind a turn; every deal is used once. */
const TURN = 500;
const TURNS = 11;
/** A verified completion may take at most this many times as long as a plain one. */
const VERIFIED_BAR = 2;

const plainOf = ({ sid }: Sent, gameId: GameId): Sent => ({
  sid,
  body: JSON.stringify(plainGame(gameId)),
});

async function verifiedBesidePlain(
  origin: string,
  gameId: GameId,
  verified: readonly Sent[],
): Promise<Figure> {
  const [warmUp = [], ...turns] = turnsOf(verified, TURNS + 1, TURN);
  await complete(origin, warmUp);
  await complete(
    origin,
    warmUp.map((game) => plainOf(game, gameId)),
  );
  const pairs: Array<{ plain: number; proved: number }> = [];
  for (const turn of turns) {
    const games = turn.map((game) => plainOf(game, gameId));
    pairs.push({ plain: await complete(origin, games), proved: await complete(origin, turn) });
  }
  const [ofPlain, ofProved] = [
    median(pairs.map(({ plain }) => plain)),
    median(pairs.map(({ proved }) => proved)),
  ];
  return {
    part: PART,
    name: `a verified completion of ${gameId} beside a plain one, embedded`,
    // Within a pair, because a machine may be slower in one minute than in the next.
    measured: median(pairs.map(({ plain, proved }) => plain / proved)),
    unit: 'times',
    bar: { atMost: VERIFIED_BAR },
    note: `${Math.round(ofProved)} and ${Math.round(ofPlain)} a second`,
  };
}

function dealing(gameId: GameId, times: readonly number[]): Figure {
  return {
    part: PART,
    name: `p95 of dealing ten rounds of ${gameId}, one pupil at a time`,
    measured: percentile(times, 95),
    unit: 'ms',
  };
}

/** What a pupil remembers who has played for a term or two, of items that nobody is dealt (147 after 60 rounds of all six games). */
const ITEMS = 147;

async function fillMemories(db: Db): Promise<void> {
  await db.execute(sql`
    insert into item_memories (user_id, item, stability, difficulty, best_stability, reviewed_on, repetitions, lapses)
    select id, 'bench/' || nth, 3.5, 5, 3, current_date, 1, 0
    from users, generate_series(1, ${ITEMS}::int) as nth where role = 'pupil'`);
  await db.execute(sql`vacuum analyze item_memories`);
}

/** The time of dealing for each game, and of a verified completion for a quiz and a board; the space of a game. */
export async function measureRounds(): Promise<Figure[]> {
  const bench = await makeBenchDatabase('embedded');
  const database = await bench.open();
  await fillSchool(database.db, { pupils: PUPILS * 2, games: PUPILS * 10 });
  await fillMemories(database.db);
  await database.close();
  const app = await startApp(bench.where);
  const [some, others] = [
    pupilsOf(PUPILS * 2).slice(0, PUPILS),
    pupilsOf(PUPILS * 2).slice(PUPILS),
  ];
  const figures: Figure[] = [];
  for (const [gameId, pupils] of [
    ['grammar-guru', some],
    ['word-search', others],
  ] as const) {
    const { verified, times, longest } = await dealTo(app.origin, pupils, gameId);
    await delay(longest + 1000);
    figures.push(dealing(gameId, times), await verifiedBesidePlain(app.origin, gameId, verified));
  }
  for (const gameId of GAME_IDS.filter((id) => id !== 'grammar-guru' && id !== 'word-search')) {
    const { times } = await dealTo(app.origin, some.slice(0, 60), gameId);
    figures.push(dealing(gameId, times));
  }
  await app.stop();
  await bench.drop();
  return [...figures, ...(await measureGameSpace())];
}

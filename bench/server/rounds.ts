// Rounds that the server deals and verifies (D8): what dealing takes, and a verified completion beside a plain one.
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { GAME_IDS, type GameId } from '#games/ids.ts';
import { signedDealSchema } from '#shared/contract/rounds.ts';
import { finishedRound } from '#testing/dealt.ts';
import type { Figure } from '../figures.ts';
import { ask } from '../support/http.ts';
import { median, percentile } from '../support/percentiles.ts';
import { makePlace } from '../support/places.ts';
import { startApp } from '../support/program.ts';
import { fillSchool, pupilsOf, type BenchPupil } from '../support/school.ts';
import { measureGameSpace } from './space.ts';

const PART = 'rounds';
const PUPILS = 600;
const DEALS = 10;
const CONNECTIONS = 20;
/** Completions of each kind a turn; every deal is used once. */
const TURN = 1000;
const TURNS = 5;
const STEP_MS = 400;
/** A verified completion may take at most this many times as long as a plain one. */
const VERIFIED_BAR = 1.6;
interface Sent {
  sid: string;
  body: string;
}

/**
 * Ten rounds for each pupil, by the call that browsers use; with how long each call took and the longest of the rounds lasts,
 * in milliseconds.
 */
async function dealTo(origin: string, pupils: readonly BenchPupil[], gameId: GameId) {
  const verified: Sent[] = [];
  const times: number[] = [];
  let longest = 0;
  for (const { sid } of pupils) {
    const startedAt = performance.now();
    const body = { gameId, count: DEALS };
    const answer = await ask(origin, { method: 'POST', path: '/api/rounds', body, sid });
    times.push(performance.now() - startedAt);
    if (answer.status !== 200) throw new Error(`Dealing answered ${answer.status}.`);
    for (const dealt of z.array(signedDealSchema).parse(JSON.parse(answer.text))) {
      const round = finishedRound(dealt, { seed: verified.length, stepMs: STEP_MS });
      longest = Math.max(longest, round.moves.at(-1)?.t ?? 0);
      verified.push({ sid, body: JSON.stringify(round) });
    }
  }
  return { verified, times, longest };
}

const plainOf = ({ sid }: Sent, gameId: GameId): Sent => ({
  sid,
  body: JSON.stringify({ gameId, score: 7, maxScore: 10, duration: 60, playId: randomUUID() }),
});

/** Completions a second, each body sent once, all of them recorded. */
async function complete(origin: string, games: readonly Sent[]): Promise<number> {
  let next = 0;
  const { requests, non2xx, errors, duration } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount: games.length,
    requests: [
      {
        method: 'POST',
        path: '/api/game/complete',
        setupRequest: (request) => {
          const game = games[next++];
          if (!game) throw new Error('There are more requests than games.');
          const headers = { cookie: `sid=${game.sid}`, 'content-type': 'application/json' };
          return { ...request, headers, body: game.body };
        },
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} refused, ${errors} failed.`);
  return requests.total / duration;
}

/** Every second game of each pupil, so that both kinds come from the same pupils. */
function turnsOf(verified: readonly Sent[]): Sent[][] {
  const mixed = Array.from({ length: DEALS }, (_, nth) =>
    verified.filter((_game, index) => index % DEALS === nth),
  ).flat();
  return Array.from({ length: TURNS + 1 }, (_, turn) =>
    mixed.slice(turn * TURN, (turn + 1) * TURN),
  );
}

async function verifiedBesidePlain(
  origin: string,
  gameId: GameId,
  verified: readonly Sent[],
): Promise<Figure> {
  const [plain, proved]: [number[], number[]] = [[], []];
  const [warmUp = [], ...turns] = turnsOf(verified);
  await complete(origin, warmUp);
  for (const turn of turns) {
    plain.push(
      await complete(
        origin,
        turn.map((game) => plainOf(game, gameId)),
      ),
    );
    proved.push(await complete(origin, turn));
  }
  const [ofPlain, ofProved] = [median(plain), median(proved)];
  return {
    part: PART,
    name: `a verified completion of ${gameId} beside a plain one, embedded`,
    measured: ofPlain / ofProved,
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

/** The time of dealing for each game, and of a verified completion for a quiz and a board; the space of a game. */
export async function measureRounds(): Promise<Figure[]> {
  const place = await makePlace('embedded');
  const database = await place.open();
  await fillSchool(database.db, { pupils: PUPILS * 2, games: PUPILS * 10 });
  await database.close();
  const app = await startApp(place.where);
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
  await place.drop();
  return [...figures, ...(await measureGameSpace())];
}

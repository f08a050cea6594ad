// Finished games of the bench's pupils, and the rounds dealt for them (D8).
import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { GameId } from '#games/ids.ts';
import { signedDealSchema } from '#shared/contract/rounds.ts';
import { finishedRound } from '#testing/dealt.ts';
import { ask } from './http.ts';
import type { BenchPupil } from './school.ts';

/** The most rounds for each pupil in one call. */
export const DEALS = 10;
const CONNECTIONS = 20;
/** Too slow to be rushed. */
export const STEP_MS = 400;

/** A finished game as a pupil sends it. */
export interface Sent {
  sid: string;
  body: string;
}

/** A new game that only the browser reports. */
export const plainGame = (gameId: GameId) => ({
  gameId,
  score: 7,
  maxScore: 10,
  duration: 60,
  playId: randomUUID(),
});

/** How long a round lasts, in milliseconds of play. */
export const lengthOf = ({ moves }: ReturnType<typeof finishedRound>) => moves.at(-1)?.t ?? 0;

/**
 * Ten rounds for each pupil, by the call that browsers use; with how long each call took and the longest of the rounds lasts,
 * in milliseconds.
 */
export async function dealTo(origin: string, pupils: readonly BenchPupil[], gameId: GameId) {
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
      longest = Math.max(longest, lengthOf(round));
      verified.push({ sid, body: JSON.stringify(round) });
    }
  }
  return { verified, times, longest };
}

/** Completions a second, each body sent once, all of them answered. */
export async function complete(origin: string, games: readonly Sent[]): Promise<number> {
  let next = 0;
  const { requests, non2xx, errors, duration } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount: games.length,
    // The end is noticed at a sample, which by default is taken once a second.
    sampleInt: SAMPLE_MS,
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

const SAMPLE_MS = 10;

/** So many turns of `size` games: the first of each pupil, then the second of each. */
export function turnsOf(games: readonly Sent[], turns: number, size: number): Sent[][] {
  const mixed = Array.from({ length: DEALS }, (_, nth) =>
    games.filter((_game, index) => index % DEALS === nth),
  ).flat();
  if (mixed.length < turns * size) throw new Error('There are too few games for the turns.');
  return Array.from({ length: turns }, (_, turn) => mixed.slice(turn * size, (turn + 1) * size));
}

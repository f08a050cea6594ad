import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { YEAR_GROUPS } from '#shared/years.ts';
import { randomPlayer } from '#testing/random-players.ts';
import { GAME_IDS } from './ids.ts';
import { MOVES_BYTES_MAX, MOVES_MAX } from '#shared/moves.ts';
import { REPLAYS } from './replays.ts';

/** `ROUNDS=10000 npx vitest run --project unit src/games/replays.test.ts` plays that many rounds of each game. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 100);

const anyRound = fc.record({
  year: fc.constantFrom(...YEAR_GROUPS),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  pace: fc.constantFrom(1, 2, 3, null),
  /** Where the player's own chance starts. */
  player: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});

describe.each(GAME_IDS)('%s', (id) => {
  const { replay } = REPLAYS[id];

  it(
    `earns in a replay what the screen gave, in ${ROUNDS} random rounds`,
    { timeout: 600_000 },
    async () => {
      const play = await randomPlayer(id);
      fc.assert(
        fc.property(anyRound, ({ player, ...round }) => {
          const { start, moves, result } = play(round, player);
          expect(moves.length).toBeLessThanOrEqual(MOVES_MAX);
          expect(JSON.stringify(moves).length).toBeLessThanOrEqual(MOVES_BYTES_MAX);
          const { score, maxScore } = result;
          const durationMs = moves.at(-1)?.t;
          expect(replay(start, moves, round)).toMatchObject({
            ok: true,
            score,
            maxScore,
            durationMs,
          });
        }),
        { numRuns: ROUNDS },
      );
    },
  );
});

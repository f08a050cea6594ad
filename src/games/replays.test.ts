import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { YEAR_GROUPS } from '#shared/years.ts';
import { MOVES_BYTES_MAX, MOVES_MAX } from '#shared/moves.ts';
import { ON_SERVER } from './server.ts';
import { PLAYABLE_IDS, type PlayableId } from './ids.ts';
import { pickOne, randomInt, seededRandom, type Random } from './kit/rules/random.ts';
import { oneIn, type Manner } from './kit/checks/random-player.ts';
import { RANDOM_PLAYERS } from './checks/random-players.ts';
import { NOTHING_REMEMBERED } from './kit/rules/memory.ts';

/** `ROUNDS=10000 npx vitest run --project unit src/games/replays.test.ts` plays that many rounds of each game. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 60);

const anyRound = fc.record({
  year: fc.constantFrom(...YEAR_GROUPS),
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  pace: fc.constantFrom(1, 2, 3, null),
  /** The seed of the player's random choices. */
  player: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});

/** Starts dealt for each year, fewer than rounds: dealing a board takes longer than playing on it. */
const STARTS = Math.ceil(ROUNDS / 20);

/** Players in haste, thinking or long gone; good at the game, or hardly ever right. */
function anyManner(random: Random): Manner {
  const skill = oneIn(30, random) ? 60 : pickOne(random, [1, 2, 5]);
  return {
    random,
    isRight: () => oneIn(skill, random),
    thinkingMs: () => randomInt(random, 0, pickOne(random, [300, 2000, 9000, 60_000])),
  };
}

async function dealStarts(id: PlayableId): Promise<Map<string, unknown>> {
  const { dealStart } = await ON_SERVER[id].loadDealer();
  const starts = new Map<string, unknown>();
  for (const year of YEAR_GROUPS) {
    for (let nth = 0; nth < STARTS; nth++) {
      const { start } = await dealStart({
        year,
        random: seededRandom(nth),
        recent: [],
        memory: NOTHING_REMEMBERED,
        countdown: 1,
      });
      starts.set(`${year} ${nth}`, start);
    }
  }
  return starts;
}

describe.each(PLAYABLE_IDS)('%s', (id) => {
  const { replay } = ON_SERVER[id].replay;

  it(
    `${id} keeps its moves when it is left and has the same result in a replay as on the screen, in ${ROUNDS} random rounds`,
    { timeout: 600_000 },
    async () => {
      const starts = await dealStarts(id);
      fc.assert(
        fc.property(anyRound, ({ player, ...round }) => {
          const start = starts.get(`${round.year} ${round.seed % STARTS}`);
          const manner = anyManner(seededRandom(player));
          const { moves, result } = RANDOM_PLAYERS[id](start, manner, round);
          expect(moves.length).toBeLessThanOrEqual(MOVES_MAX);
          expect(JSON.stringify(moves).length).toBeLessThanOrEqual(MOVES_BYTES_MAX);
          const { score, maxScore } = result;
          const durationMs = moves.at(-1)?.t;
          const outcome = replay(start, moves, round);
          expect(outcome).toMatchObject({ ok: true, score, maxScore, durationMs });
        }),
        { numRuns: ROUNDS },
      );
    },
  );
});

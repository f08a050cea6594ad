// How much the weakest of a simulated class add to the picture that the class grows together (D19).
import { expect, it } from 'vitest';
import { RANDOM_PLAYERS } from '#games/checks/random-players.ts';
import { GAME_IDS } from '#games/ids.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import { pickOne, seededRandom, type Random } from '#games/kit/rules/random.ts';
import { ON_SERVER } from '#games/server.ts';
import { growthOf, roundsToFull, type PlayedRound } from '#server/teaching/together/growth.ts';
import { MODELS, MODEL_NAMES } from './models.ts';
import { poolOf } from './pool.ts';

/** One class alone differs by luck from a quarter by more than the rule does. */
const CLASSES = 4;
const PUPILS = 30;
const MINUTES = 15;
const YEAR = 4;
const END = MINUTES * 60_000;
/** Choosing a game, and reading the result. */
const BETWEEN_MS = 20_000;
/** Of a choice whose answer is known, and of one that has to be found out. */
const THINKING_MS = { known: 3000, unknown: 7000 };

/** A round of each game, which all play. */
async function someStarts() {
  return Promise.all(
    GAME_IDS.map(async (gameId) => {
      const { dealStart } = await ON_SERVER[gameId].loadDealer();
      const dealing = { year: YEAR, recent: [], memory: NOTHING_REMEMBERED, countdown: 1 } as const;
      const { start } = await dealStart({ ...dealing, random: seededRandom(7) });
      return { gameId, start };
    }),
  );
}

type Starts = Awaited<ReturnType<typeof someStarts>>;

/** The rounds of a pupil who knows this share of the year, of those that are not rushed. */
function roundsOf(userId: number, known: number, starts: Starts, random: Random): PlayedRound[] {
  const rounds: PlayedRound[] = [];
  let at = random() * BETWEEN_MS;
  while (at < END) {
    const { gameId, start } = pickOne(random, starts);
    let isKnown = true;
    const manner = {
      random,
      isRight: () => (isKnown = random() < known),
      thinkingMs: () => Math.round((0.5 + random()) * THINKING_MS[isKnown ? 'known' : 'unknown']),
    };
    const round = { seed: userId, year: YEAR, pace: 1 } as const;
    const { moves } = RANDOM_PLAYERS[gameId](start, manner, round);
    const played = ON_SERVER[gameId].replay.replay(start, moves, round);
    if (!played.ok) throw new Error(played.message);
    const end = at + played.durationMs;
    if (!played.rushed) rounds.push({ userId, beganAt: at, recordedAt: end });
    at = end + BETWEEN_MS;
  }
  return rounds;
}

/** Rounds that count of a whole class, and of the third of it that knows least. */
function growthOfClass(knowing: readonly number[], starts: Starts, random: Random) {
  const played = knowing
    .toSorted((one, other) => one - other)
    .map((known, id) => roundsOf(id, known, starts, random));
  const period = {
    startedAt: new Date(0),
    endsAt: new Date(END),
    roundsToFull: roundsToFull(PUPILS, MINUTES),
  };
  return {
    all: growthOf(period, played.flat()).rounds,
    weakest: growthOf(period, played.slice(0, PUPILS / 3).flat()).rounds,
  };
}

it.each(MODEL_NAMES)(
  'the thirds of classes of %s who know least give at least a quarter of the growth',
  async (model) => {
    const starts = await someStarts();
    const items = Object.values(await poolOf(YEAR)).flatMap((of) => [...of].slice(0, 40));
    const random = seededRandom(36);
    const sum = { all: 0, weakest: 0 };
    for (let pupil = 1; pupil <= CLASSES * PUPILS; pupil += PUPILS) {
      const knowing = Array.from({ length: PUPILS }, (_, nth) => {
        const mind = MODELS[model](seededRandom(pupil + nth));
        return (
          items.reduce((recalled, item) => recalled + mind.recallOf(item, 0), 0) / items.length
        );
      });
      expect(Math.min(...knowing)).toBeLessThan(Math.max(...knowing));
      const { all, weakest } = growthOfClass(knowing, starts, random);
      sum.all += all;
      sum.weakest += weakest;
    }
    expect(sum.weakest / sum.all).toBeGreaterThanOrEqual(0.25);
  },
);

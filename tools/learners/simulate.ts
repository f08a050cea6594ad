// Lets a simulated pupil play rounds from the real dealers, and measures recall long afterwards.
import { ON_SERVER } from '#games/server.ts';
import { NOTHING_REMEMBERED, type ItemMemory, type MemoryView } from '#games/kit/rules/memory.ts';
import { randomInt, seededRandom, shuffle, type Random } from '#games/kit/rules/random.ts';
import { reviewOf, type Review } from '#server/memory/recalibration.ts';
import { dueOn, recall, review, type MemoryState } from '#server/memory/schedule.ts';
import { schoolDay } from '#server/platform/school-day.ts';
import { DAY_MS } from '#shared/dates.ts';
import type { YearGroup } from '#shared/years.ts';
import { mostRecalled } from './bound.ts';
import { MODELS, type Held, type Mind, type ModelName } from './models.ts';
import { ASKING_GAMES, playRound, type AskingGame } from './play.ts';
import { poolOf } from './pool.ts';

export const ROUNDS = 60;
/** From the last round to the day of the measurement. */
export const DAYS_AFTER = 30;
/** A Monday. */
const FIRST_DAY = Date.parse('2026-09-07T10:00:00Z');
const SCHOOL_DAYS = 5;
/** How many earlier rounds dealing remembers. */
const DEALT_BEFORE = 50;
/** The probability that a pupil plays on a school day, and the most rounds then. */
const PLAYS = { probability: 0.6, most: 4 };

/** Answers that rate an item, which the last pair of a case does not. */
const PER_ROUND: Readonly<Record<AskingGame, number>> = {
  'grammar-guru': 10,
  'dictionary-detective': 9,
  'mathematics-mountain': 10,
  'hangman-balloons': 1,
};
/** How many items stand for all in the bound. */
const SAMPLE = 20;

/**
 * 'memory' is the product's own dealing, and 'random' its dealing for a pupil whose memory is switched off. The
 * 'oracle' can read the pupil's mind: within its rules each round asks the items that add most to what the pupil is
 * expected to recall at the end.
 */
export const DEALINGS = ['memory', 'random', 'oracle'] as const;
export type Dealing = (typeof DEALINGS)[number];

export interface Trial {
  model: ModelName;
  year: YearGroup;
  dealing: Dealing;
  /** The same seed gives the same pupil on the same days. */
  seed: number;
}

/** The day of each round: from one to four on most school days. */
function daysOfRounds(random: Random): number[] {
  const days: number[] = [];
  for (let day = 0; days.length < ROUNDS; day++) {
    if (day % 7 >= SCHOOL_DAYS || random() > PLAYS.probability) continue;
    for (let left = randomInt(random, 1, PLAYS.most); left > 0; left--) days.push(day);
  }
  return days.slice(0, ROUNDS);
}

/** The product's memory of one pupil. */
class Memory {
  readonly #states = new Map<string, MemoryState>();
  readonly #objectives = new Map<string, number>();
  readonly #rounds = new Map<AskingGame, number>();

  /** Adds each prediction and its outcome to `reviews`. */
  answer(
    game: AskingGame,
    answers: ReturnType<typeof playRound>,
    at: Date,
    reviews: Review[],
  ): void {
    for (const { item, objective, rating } of answers) {
      if (objective !== null) {
        this.#objectives.set(objective, (this.#objectives.get(objective) ?? 0) + 1);
      }
      if (rating === null) continue;
      const state = this.#states.get(item) ?? null;
      const told = state && reviewOf(state, rating, at);
      if (told) reviews.push(told);
      this.#states.set(item, review(state, rating, at));
    }
    this.#rounds.set(game, (this.#rounds.get(game) ?? 0) + 1);
  }

  view(game: AskingGame, at: Date): MemoryView {
    const today = schoolDay(at);
    return {
      items: new Map(
        [...this.#states].map(([item, state]) => [
          item,
          {
            item,
            recall: recall(state, at),
            stability: state.stability,
            isDue: dueOn(state) <= today,
            lastMet: new Date(state.reviewedOn),
          },
        ]),
      ),
      objectives: new Map(this.#objectives),
      rounds: this.#rounds.get(game) ?? 0,
    };
  }
}

/**
 * What the oracle makes dealing believe: everything is due, and an item counts as less recalled the more it would gain
 * from being asked.
 */
function toldByOracle(
  { rounds, objectives }: MemoryView,
  mind: Mind,
  items: ReadonlySet<string>,
  { day, measuredOn }: { day: number; measuredOn: number },
): MemoryView {
  const lastMet = new Date(0);
  const gainOf = (held: Held) =>
    held
      .meetOn(day)
      .reduce((sum, { probability, next }) => sum + probability * next.recallOn(measuredOn), 0) -
    held.recallOn(measuredOn);
  const told = [...items].map((item): [string, ItemMemory] => {
    return [item, { item, recall: -gainOf(mind.held(item)), stability: 1, isDue: true, lastMet }];
  });
  return { items: new Map(told), objectives, rounds };
}

interface Plan {
  days: readonly number[];
  games: readonly AskingGame[];
  measuredOn: number;
  pool: Awaited<ReturnType<typeof poolOf>>;
  items: readonly string[];
  mind: Mind;
}

/** The pupil, their knowledge of the items, and the rounds: the same for every way of dealing. */
async function planOf({ model, year, seed }: Omit<Trial, 'dealing'>): Promise<Plan> {
  const chance = seededRandom(seed);
  const days = daysOfRounds(chance);
  const games = shuffle(
    chance,
    Array.from({ length: ROUNDS / ASKING_GAMES.length }, () => ASKING_GAMES).flat(),
  );
  const pool = await poolOf(year);
  const items = ASKING_GAMES.flatMap((game) => [...pool[game]]);
  const mind = MODELS[model](seededRandom(seed + 1));
  for (const item of items) mind.held(item);
  return { days, games, measuredOn: (days.at(-1) ?? 0) + DAYS_AFTER, pool, items, mind };
}

/**
 * The expected number of the year's items that the pupil recalls `DAYS_AFTER` the last round. Adds the reviews to
 * `reviews`.
 */
export async function recalledAfter(trial: Trial, reviews: Review[] = []): Promise<number> {
  const { year, dealing, seed } = trial;
  const { days, games, measuredOn, pool, items, mind } = await planOf(trial);
  const random = seededRandom(seed + 2);
  const memory = new Memory();
  const dealt = new Map<AskingGame, readonly string[]>();
  for (const [nth, day] of days.entries()) {
    const game = games[nth];
    if (!game) continue;
    const at = new Date(FIRST_DAY + day * DAY_MS);
    const { dealStart } = await ON_SERVER[game].loadDealer();
    const before = dealt.get(game) ?? [];
    const view = memory.view(game, at);
    const told = {
      memory: () => view,
      random: () => NOTHING_REMEMBERED,
      oracle: () => toldByOracle(view, mind, pool[game], { day, measuredOn }),
    }[dealing]();
    const { start, drawn } = await dealStart({
      year,
      random,
      recent: before,
      memory: told,
      countdown: 1,
    });
    dealt.set(game, [...drawn, ...before].slice(0, DEALT_BEFORE));
    const answers = playRound(game, { start, year }, (asked) => mind.answer(asked, day), random);
    memory.answer(game, answers, at, reviews);
  }
  return items.reduce((sum, item) => sum + mind.recallOf(item, measuredOn), 0);
}

/** The bound for this pupil: the most that any dealing could reach without knowing in advance which items are hard. */
export async function limitOf(trial: Omit<Trial, 'dealing'>): Promise<number> {
  const { days, games, measuredOn, pool, mind } = await planOf(trial);
  const sample = Array.from({ length: SAMPLE }, (_, nth) => mind.held(`one like others ${nth}`));
  const limits = ASKING_GAMES.map((game) =>
    mostRecalled(sample, {
      days: days.filter((_, nth) => games[nth] === game),
      items: pool[game].size,
      perRound: PER_ROUND[game],
      measuredOn,
    }),
  );
  return limits.reduce((sum, limit) => sum + limit, 0);
}

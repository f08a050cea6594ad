// Lets a simulated pupil play rounds that the real dealers deal, and measures what is recalled long after.
import { DEALERS } from '#games/dealers.ts';
import type { MemoryView } from '#games/kit/memory.ts';
import { randomInt, seededRandom, shuffle, type Random } from '#games/kit/random.ts';
import type { Review } from '#server/memory/recalibration.ts';
import { dueOn, recall, review, type MemoryState } from '#server/memory/schedule.ts';
import { schoolDay } from '#server/platform/school-day.ts';
import type { YearGroup } from '#shared/years.ts';
import { MODELS, type ModelName } from './models.ts';
import { ASKING_GAMES, playRound, type AskingGame } from './play.ts';
import { poolOf } from './pool.ts';

export const ROUNDS = 60;
/** From the last round to the day on which recall is measured. */
export const DAYS_AFTER = 30;
const DAY_MS = 86_400_000;
/** A Monday. */
const FIRST_DAY = Date.parse('2026-09-07T10:00:00Z');
const SCHOOL_DAYS = 5;
/** How many rounds of those remembered as dealt before. */
const DEALT_BEFORE = 50;
/** On a school day a pupil plays with this probability, so many rounds. */
const PLAYS = { probability: 0.6, most: 4 };

/**
 * 'memory' is the product's own dealing, 'random' its dealing for a pupil whose memory is switched off, and 'due only' the
 * former with nothing new as long as anything is due.
 */
export const DEALINGS = ['memory', 'random', 'due only'] as const;
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

/** What the product remembers of one pupil. */
class Memory {
  readonly #states = new Map<string, MemoryState>();
  readonly #objectives = new Map<string, number>();
  readonly #rounds = new Map<AskingGame, number>();

  /** Adds what each prediction came to to `reviews`. */
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
      if (state && schoolDay(at) > state.reviewedOn) {
        reviews.push({
          predicted: recall(state, at),
          isRecalled: rating !== 'again',
          day: schoolDay(at),
        });
      }
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

/** What dealing is told: for 'due only' all that is new counts as known while anything of the game is due. */
function told(dealing: Dealing, view: MemoryView, pool: ReadonlySet<string>): MemoryView | null {
  if (dealing === 'random') return null;
  if (dealing === 'memory') return view;
  const isAnyDue = [...view.items.values()].some(({ item, isDue }) => isDue && pool.has(item));
  if (!isAnyDue) return view;
  const lastMet = new Date(0);
  const items = new Map(view.items);
  for (const item of pool) {
    if (!items.has(item)) items.set(item, { item, recall: 1, stability: 1, isDue: false, lastMet });
  }
  return { ...view, items };
}

/** The expected number of the year's items that the pupil recalls, `DAYS_AFTER` the last round. Adds the reviews to `reviews`. */
export async function recalledAfter(
  { model, year, dealing, seed }: Trial,
  reviews: Review[] = [],
): Promise<number> {
  const chance = seededRandom(seed);
  const days = daysOfRounds(chance);
  const games = shuffle(
    chance,
    Array.from({ length: ROUNDS }, (_, nth) => ASKING_GAMES[nth % ASKING_GAMES.length]),
  );
  const mind = MODELS[model](seededRandom(seed + 1));
  const random = seededRandom(seed + 2);
  const pool = await poolOf(year);
  const memory = new Memory();
  const dealt = new Map<AskingGame, readonly string[]>();
  for (const [nth, day] of days.entries()) {
    const game = games[nth];
    if (!game) continue;
    const at = new Date(FIRST_DAY + day * DAY_MS);
    const { dealStart } = await DEALERS[game]();
    const before = dealt.get(game) ?? [];
    const view = told(dealing, memory.view(game, at), pool[game]);
    const { start, drawn } = await dealStart(year, random, before, view, 1);
    dealt.set(game, [...drawn, ...before].slice(0, DEALT_BEFORE));
    const answers = playRound(game, { start, year }, (asked) => mind.answer(asked, day), random);
    memory.answer(game, answers, at, reviews);
  }
  const measuredOn = (days.at(-1) ?? 0) + DAYS_AFTER;
  const items = ASKING_GAMES.flatMap((game) => [...pool[game]]);
  return items.reduce((sum, item) => sum + mind.recallOf(item, measuredOn), 0);
}

// Chooses what a round asks by what the pupil remembers (D9). The same memory and the same random numbers give the same choice.
import type { MemoryView } from './memory.ts';
import { shuffle, type Random } from './random.ts';

/** An item that a game could ask. */
export interface Candidate {
  /** As in the memory. */
  item: string;
  objective: string;
  /** 1 easy, 2 middle, 3 hard, within its year. */
  level: Level;
  /** Whether it is of a year before the pupil's. */
  isEarlier: boolean;
  /** Whether one of the last rounds dealt it, played or not. */
  isRecent: boolean;
}

export type Level = 1 | 2 | 3;

/** Of ten items at most six are due ones. */
const DUE_SHARE = 0.6;
/** New items of earlier years in one round. */
const MOST_NEW_EARLIER = 2;
/** The first rounds of a game vary in difficulty, to place the pupil. */
const PLACING_ROUNDS = 3;
/** A level is mastered when at least this share of the items met is remembered. */
const MASTERED_SHARE = 0.8;
/** Items of a level that must have been met before it can count as mastered. */
const MASTERED_ITEMS = 3;
/** In days; below it, the last answer was wrong. */
const REMEMBERED_STABILITY = 1;

export interface Choosing<C extends Candidate, Chosen extends Candidate> {
  memory: MemoryView;
  random: Random;
  /** Makes a candidate part of the round; null where the rules of a good round do not allow it. */
  join: (candidate: C, round: readonly Chosen[]) => Chosen | null;
}

/**
 * Chooses a round of `count`: due items, then new ones, then others. It is shorter only when nothing is left that may join.
 */
export function chooseRound<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  count: number,
): Chosen[] {
  const due = chooseDue(choosing, candidates, mostDue(count));
  const withNew = chooseNew(choosing, candidates, due, count);
  return chooseOthers(choosing, candidates, withNew, count);
}

/** How many items of a round may be due ones. */
export function mostDue(count: number): number {
  return Math.floor(DUE_SHARE * count);
}

/** At most `most` due items, the one with the lowest predicted recall first. */
export function chooseDue<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  most: number,
): Chosen[] {
  const { memory } = choosing;
  const due = candidates.filter(({ item }) => memory.items.get(item)?.isDue);
  return joinInTurn(choosing, leastRecalledFirst(choosing, due), [], most);
}

/**
 * Fills a round up to `count` with items never met, by the objective with the fewest answers. Within an objective easy ones
 * come before hard ones, from the level at which the pupil is placed. What was dealt lately comes last.
 */
export function chooseNew<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  const { memory, random, join } = choosing;
  const unmet = candidates.filter(({ item }) => !memory.items.has(item));
  const left = new Set(shuffle(random, unmet));
  const start = levelOf(memory, candidates);
  const chosen = [...round];
  const answersTo = (objective: string) =>
    (memory.objectives.get(objective) ?? 0) +
    chosen.filter((other) => other.objective === objective).length;
  while (chosen.length < count && left.size > 0) {
    const wanted = memory.rounds < PLACING_ROUNDS ? levelInTurn(memory, chosen.length) : null;
    const distance = ({ level }: Candidate) =>
      wanted === null ? inOrderFrom(start, level) : Math.abs(level - wanted);
    const isFull = earlierAndNew(memory, chosen) >= MOST_NEW_EARLIER;
    const best = leastBy(
      [...left].filter(({ isEarlier }) => !(isEarlier && isFull)),
      ({ isRecent }) => Number(isRecent),
      ({ objective }) => answersTo(objective),
      distance,
    );
    if (!best) break;
    left.delete(best);
    const joined = join(best, chosen);
    if (joined) chosen.push(joined);
  }
  return chosen;
}

/**
 * Fills a round up to `count` with what is left: items met that are not due, the least recalled first; then due ones beyond
 * the limit, and new ones beyond theirs, rather than a short round.
 */
export function chooseOthers<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  const { items } = choosing.memory;
  const isDue = ({ item }: C) => items.get(item)?.isDue ?? false;
  const met = leastRecalledFirst(
    choosing,
    candidates.filter(({ item }) => items.has(item)),
  );
  const unmet = candidates.filter(({ item }) => !items.has(item));
  const inTurn = [
    ...met.filter((candidate) => !isDue(candidate)),
    ...met.filter(isDue),
    ...shuffle(choosing.random, unmet),
  ];
  return joinInTurn(choosing, inTurn, round, count);
}

function joinInTurn<C extends Candidate, Chosen extends Candidate>(
  { join }: Choosing<C, Chosen>,
  inTurn: readonly C[],
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  const chosen = [...round];
  for (const candidate of inTurn) {
    if (chosen.length >= count) break;
    const joined = join(candidate, chosen);
    if (joined) chosen.push(joined);
  }
  return chosen;
}

/** Equally well recalled ones in random order. */
function leastRecalledFirst<C extends Candidate, Chosen extends Candidate>(
  { memory, random }: Choosing<C, Chosen>,
  candidates: readonly C[],
): C[] {
  const recallOf = ({ item }: C) => memory.items.get(item)?.recall ?? 1;
  return shuffle(random, candidates).toSorted((one, other) => recallOf(one) - recallOf(other));
}

/** The first level that the pupil has not mastered, by the items of the year; the hardest where all are. */
function levelOf({ items }: MemoryView, candidates: readonly Candidate[]): Level {
  const isMastered = (wanted: Level) => {
    const ofLevel = candidates.filter(({ level, isEarlier }) => level === wanted && !isEarlier);
    const met = [...new Set(ofLevel.map(({ item }) => item))].flatMap(
      (item) => items.get(item) ?? [],
    );
    const remembered = met.filter(({ stability }) => stability >= REMEMBERED_STABILITY);
    return met.length >= MASTERED_ITEMS && remembered.length >= MASTERED_SHARE * met.length;
  };
  if (!isMastered(1)) return 1;
  return isMastered(2) ? 3 : 2;
}

/** The levels from `start` on come first, then the easier ones. */
function inOrderFrom(start: Level, level: Level): number {
  return level >= start ? level : level + 3;
}

/** Easy, middle and hard in turn, so that three rounds of one item each differ as well. */
function levelInTurn({ rounds }: MemoryView, place: number): number {
  return 1 + ((place + rounds) % 3);
}

function earlierAndNew({ items }: MemoryView, round: readonly Candidate[]): number {
  return round.filter(({ item, isEarlier }) => isEarlier && !items.has(item)).length;
}

/** The first of those that are least by the first measure, and of these by the next. */
function leastBy<T>(items: readonly T[], ...measures: ((item: T) => number)[]): T | undefined {
  let least = items;
  for (const measure of measures) {
    const values = least.map(measure);
    const lowest = Math.min(...values);
    least = least.filter((_, index) => values[index] === lowest);
  }
  return least[0];
}

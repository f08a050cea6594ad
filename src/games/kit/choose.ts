// Chooses what a round asks by what the pupil remembers (D9). The same memory and the same random numbers give the same choice.
import type { MemoryView } from './memory.ts';
import { pickOne, shuffle, type Random } from './random.ts';

/** An item that a game could ask. */
export interface Candidate {
  /** As in the memory. */
  item: string;
  objective: string;
  /** 1 easy, 2 middle, 3 hard, within its year. */
  level: Level;
  /** Whether it is of a year before the pupil's. */
  isEarlier: boolean;
}

export type Level = 1 | 2 | 3;

const HARDEST = 3;
/** Of ten items at most six are due ones. */
const DUE_SHARE = 0.6;
/** While more items of the game than this are due, nothing new comes: what was begun is not left to be forgotten. */
const MOST_DUE_WITH_NEW = 3;
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
  /** The level at which the pupil is placed. */
  level: Level;
  /** Whether one of the last rounds dealt it, played or not. */
  isRecent: (candidate: C) => boolean;
  /** Makes a candidate part of the round; null where the rules of a good round do not allow it. */
  join: (candidate: C, round: readonly Chosen[]) => Chosen | null;
}

/**
 * Chooses a round of `count`: due items, then new ones, then others; while much is due, others that were met come before
 * new ones. It is shorter only when nothing is left that may join. What was chosen already stays in the round.
 */
export function chooseRound<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  count: number,
  chosen: readonly Chosen[] = [],
): Chosen[] {
  const most = chosen.length + mostDue(count - chosen.length);
  const due = chooseDue(choosing, candidates, most, chosen);
  const isNewWelcome = mayBringNew(choosing.memory, candidates);
  const known = isNewWelcome ? due : chooseNotDue(choosing, candidates, due, count);
  const withNew = chooseNew(choosing, candidates, known, count);
  return chooseOthers(choosing, candidates, withNew, count);
}

/** Of the items that a teacher has set (D11) as many as join, up to `count`: due ones, then new ones, then the least recalled. */
export function chooseSet<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  count: number,
  chosen: readonly Chosen[] = [],
): Chosen[] {
  const due = chooseDue(choosing, candidates, count, chosen);
  const withNew = chooseNew(choosing, candidates, due, count);
  return chooseNotDue(choosing, candidates, withNew, count);
}

/** Whether a round may bring new items: few are due, or it is one of the first, which place the pupil. */
export function mayBringNew(
  { items, rounds }: MemoryView,
  candidates: readonly Candidate[],
): boolean {
  if (rounds < PLACING_ROUNDS) return true;
  const due = candidates.filter(({ item }) => items.get(item)?.isDue).map(({ item }) => item);
  return new Set(due).size <= MOST_DUE_WITH_NEW;
}

/** How many items of a round may be due ones. */
export function mostDue(count: number): number {
  return Math.floor(DUE_SHARE * count);
}

/** Due items up to a round of `most`, the one with the lowest predicted recall first. */
export function chooseDue<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  most: number,
  round: readonly Chosen[] = [],
): Chosen[] {
  const { memory } = choosing;
  const due = candidates.filter(({ item }) => memory.items.get(item)?.isDue);
  return joinInTurn(choosing, leastRecalledFirst(choosing, due), round, most);
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
  const { memory, random, join, isRecent } = choosing;
  const chosen = [...round];
  if (chosen.length >= count) return chosen;
  const answers = answersWith(memory, chosen);
  let fresh: Tallied<C>[] = [];
  let recent: Tallied<C>[] = [];
  for (const candidate of candidates) {
    if (memory.items.has(candidate.item)) continue;
    const unmet = isRecent(candidate) ? recent : fresh;
    unmet.push({ candidate, tally: answers.of(candidate.objective) });
  }
  while (chosen.length < count) {
    if (earlierAndNew(memory, chosen) >= MOST_NEW_EARLIER) {
      fresh = fresh.filter(({ candidate }) => !candidate.isEarlier);
      recent = recent.filter(({ candidate }) => !candidate.isEarlier);
    }
    const left = fresh.length > 0 ? fresh : recent;
    if (left.length === 0) break;
    const distance = distanceTo(choosing, chosen.length);
    const leastPractised = leastBy(left, ({ tally }) => tally.answers);
    const best = pickOne(
      random,
      leastBy(leastPractised, ({ candidate }) => distance(candidate)),
    );
    left.splice(left.indexOf(best), 1);
    const joined = join(best.candidate, chosen);
    if (!joined) continue;
    chosen.push(joined);
    answers.of(joined.objective).answers += 1;
  }
  return chosen;
}

/** Fills a round up to `count` with items that were met and are not due, the least recalled first. */
export function chooseNotDue<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  if (round.length >= count) return [...round];
  const { items } = choosing.memory;
  const notDue = candidates.filter(({ item }) => items.get(item)?.isDue === false);
  return joinInTurn(choosing, leastRecalledFirst(choosing, notDue), round, count);
}

/**
 * Fills a round up to `count` with what is left: items that are not due, then due and new ones beyond their limits rather
 * than a short round.
 */
export function chooseOthers<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  const notDue = chooseNotDue(choosing, candidates, round, count);
  if (notDue.length >= count) return notDue;
  const due = candidates.filter(({ item }) => choosing.memory.items.get(item)?.isDue);
  const known = joinInTurn(choosing, leastRecalledFirst(choosing, due), notDue, count);
  if (known.length >= count) return known;
  const unmet = candidates.filter(({ item }) => !choosing.memory.items.has(item));
  return joinInTurn(choosing, shuffle(choosing.random, unmet), known, count);
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
    if (chosen.some(({ item }) => item === candidate.item)) continue;
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

interface Tally {
  answers: number;
}

interface Tallied<C> {
  candidate: C;
  tally: Tally;
}

/**
 * How many answers there are for each objective, with those of the round to come. Candidates keep the tally of their objective:
 * each is compared with all others many times, and looking the number up each time took a sixth of dealing a round.
 */
function answersWith({ objectives }: MemoryView, round: readonly Candidate[]) {
  const tallies = new Map<string, Tally>();
  const of = (objective: string): Tally => {
    const known = tallies.get(objective);
    if (known) return known;
    const tally = { answers: objectives.get(objective) ?? 0 };
    tallies.set(objective, tally);
    return tally;
  };
  for (const { objective } of round) of(objective).answers += 1;
  return { of };
}

/** How far an item is from the difficulty that the place in the round should have. */
function distanceTo<C extends Candidate, Chosen extends Candidate>(
  { memory: { rounds }, level: start }: Choosing<C, Chosen>,
  place: number,
): (candidate: Candidate) => number {
  if (rounds >= PLACING_ROUNDS) return ({ level }) => (level >= start ? level : level + HARDEST);
  // Easy, middle and hard in turn, also over three rounds of one item each.
  const wanted = 1 + ((place + rounds) % HARDEST);
  return ({ level }) => Math.abs(level - wanted);
}

/** The first level that the pupil has not mastered, by the items of the year; the hardest where all are. */
export function levelOf({ items }: MemoryView, candidates: readonly Candidate[]): Level {
  const isMastered = (wanted: Level) => {
    const met = new Map<string, boolean>();
    for (const { item, level, isEarlier } of candidates) {
      if (level !== wanted || isEarlier) continue;
      const memory = items.get(item);
      if (memory) met.set(item, memory.stability >= REMEMBERED_STABILITY);
    }
    const remembered = [...met.values()].filter(Boolean);
    return met.size >= MASTERED_ITEMS && remembered.length >= MASTERED_SHARE * met.size;
  };
  if (!isMastered(1)) return 1;
  return isMastered(2) ? HARDEST : 2;
}

function earlierAndNew({ items }: MemoryView, round: readonly Candidate[]): number {
  return round.filter(({ item, isEarlier }) => isEarlier && !items.has(item)).length;
}

/** Those whose measure is the least. */
function leastBy<T>(items: readonly T[], measure: (item: T) => number): readonly T[] {
  let lowest = Infinity;
  let found: T[] = [];
  for (const item of items) {
    const value = measure(item);
    if (value < lowest) [lowest, found] = [value, [item]];
    else if (value === lowest) found.push(item);
  }
  return found;
}

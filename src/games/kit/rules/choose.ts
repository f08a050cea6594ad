// Chooses the items of a round by the pupil's memory (D9). The choice depends only on the memory and the random numbers.
import type { MemoryView } from './memory.ts';
import { randomInt, shuffle, type Random } from './random.ts';

export interface Candidate {
  /** The name of the item in the memory. */
  item: string;
  objective: string;
  /** 1 easy, 2 middle, 3 hard, within its year. */
  level: Level;
  /** Whether it is of a year before the pupil's. */
  isEarlier: boolean;
}

export type Level = 1 | 2 | 3;

const HARDEST = 3;
/** The maximum number of due items among ten. */
const DUE_SHARE = 0.6;
/** With more due items than this a round introduces nothing, so that pupils do not forget what they have begun to learn. */
const MOST_DUE_WITH_NEW = 3;
/** New items of earlier years in a round: three of ten should revise, and due items already do for a pupil with a memory. */
const MOST_NEW_EARLIER = { withMemory: 2, withoutMemory: 3 };
/** How many rounds of a game vary in difficulty, to place the pupil. */
const PLACING_ROUNDS = 3;
/** A level is mastered when at least this share of the items met is remembered. */
const MASTERED_SHARE = 0.8;
/** The minimum number of items met before a level can count as mastered. */
const MASTERED_ITEMS = 3;
/** A stability below this, in days, means that the last answer was wrong. */
const REMEMBERED_STABILITY = 1;

export interface Choosing<C extends Candidate, Chosen extends Candidate> {
  memory: MemoryView;
  random: Random;
  /** The level at which the pupil is placed. */
  level: Level;
  /** Whether one of the last rounds dealt it, played or not. */
  isRecent: (candidate: C) => boolean;
  /** Adds a candidate to the round; null if the rules of a good round do not allow it. */
  join: (candidate: C, round: readonly Chosen[]) => Chosen | null;
}

/** The candidates for rounds, grouped once: grouping them for each round took longer than choosing. */
export interface Pool<C extends Candidate> {
  /** Candidates that may be introduced. */
  groups: readonly CandidateGroup<C>[];
  /** Includes revision-only items, for pupils who have met them. */
  all: readonly C[];
  /** The indexes in `all` of an item's candidates. */
  placesOf: ReadonlyMap<string, readonly number[]>;
}

/** Candidates that choosing new items treats as equal: it picks among them at random. */
export interface CandidateGroup<C extends Candidate> extends Pick<
  Candidate,
  'objective' | 'level' | 'isEarlier'
> {
  candidates: readonly C[];
}

/** The part of a pool for one pupil's round. */
export interface Choices<C extends Candidate> {
  /** Those whose items the pupil has met. */
  met: readonly C[];
  /** Candidates that may be introduced. */
  unmet: readonly CandidateGroup<C>[];
}

export function poolOf<C extends Candidate>(
  candidates: readonly C[],
  onlyIfMet: readonly C[] = [],
): Pool<C> {
  const all = [...candidates, ...onlyIfMet];
  const placesOf = new Map<string, number[]>();
  for (const [place, { item }] of all.entries()) {
    const places = placesOf.get(item);
    if (places) places.push(place);
    else placesOf.set(item, [place]);
  }
  return { groups: groupsOf(candidates), all, placesOf };
}

export function groupsOf<C extends Candidate>(candidates: readonly C[]): CandidateGroup<C>[] {
  const groups = new Map<string, CandidateGroup<C> & { candidates: C[] }>();
  for (const candidate of candidates) {
    const { objective, level, isEarlier } = candidate;
    const label = `${objective} ${level} ${isEarlier}`;
    const group = groups.get(label);
    if (group) group.candidates.push(candidate);
    else groups.set(label, { objective, level, isEarlier, candidates: [candidate] });
  }
  return [...groups.values()];
}

/**
 * Finds the met candidates through the memory, which has few items compared with the pool; keeps the pool's order, whatever the
 * order of the memory.
 */
export function choicesFor<C extends Candidate>(
  { groups, all, placesOf }: Pool<C>,
  memory: MemoryView,
): Choices<C> {
  const places: number[] = [];
  for (const item of memory.items.keys()) {
    const ofItem = placesOf.get(item);
    if (ofItem) places.push(...ofItem);
  }
  const inOrder = places.toSorted((a, b) => a - b);
  return { met: inOrder.flatMap((place) => all[place] ?? []), unmet: unmetIn(groups, memory) };
}

/** The groups reduced to unmet items, without empty ones. */
export function unmetIn<C extends Candidate>(
  groups: readonly CandidateGroup<C>[],
  { items }: MemoryView,
): CandidateGroup<C>[] {
  const unmet: CandidateGroup<C>[] = [];
  for (const { objective, level, isEarlier, candidates } of groups) {
    const others = candidates.filter(({ item }) => !items.has(item));
    if (others.length > 0) unmet.push({ objective, level, isEarlier, candidates: others });
  }
  return unmet;
}

/**
 * Chooses a round of `count`: due items, then new ones, then others; while many are due, other met items precede new ones. It is
 * shorter only if no other candidate fits. Keeps what was already chosen.
 */
export function chooseRound<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  choices: Choices<C>,
  count: number,
  chosen: readonly Chosen[] = [],
): Chosen[] {
  const mostWithDue = chosen.length + mostDue(count - chosen.length);
  const withinLimits = chooseWithinLimits(choosing, choices, { count, mostWithDue }, chosen);
  return chooseOthers(choosing, choices, withinLimits, count);
}

export interface Limits {
  /** Of the round. */
  count: number;
  /** Due items are added up to this length. */
  mostWithDue: number;
}

/** The same within the limits for due and new items, even if the round is then shorter. */
export function chooseWithinLimits<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  { met, unmet }: Choices<C>,
  { count, mostWithDue }: Limits,
  chosen: readonly Chosen[],
): Chosen[] {
  const due = chooseDue(choosing, met, mostWithDue, chosen);
  const isNewWelcome = mayBringNew(choosing.memory, met);
  const known = isNewWelcome ? due : chooseNotDue(choosing, met, due, count);
  const withNew = chooseNew(choosing, unmet, known, count);
  return chooseNotDue(choosing, met, withNew, count);
}

/** Chooses up to `count` of a teacher's set items (D11): due ones, then new ones, then the least recalled. */
export function chooseSet<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  count: number,
  chosen: readonly Chosen[] = [],
): Chosen[] {
  const { met, unmet } = choicesFor(poolOf(candidates), choosing.memory);
  const due = chooseDue(choosing, met, count, chosen);
  const withNew = chooseNew(choosing, unmet, due, count);
  return chooseNotDue(choosing, met, withNew, count);
}

/** Whether a round may introduce items: few are due, or it is a placement round. */
export function mayBringNew({ items, rounds }: MemoryView, met: readonly Candidate[]): boolean {
  if (rounds === null || rounds < PLACING_ROUNDS) return true;
  const due = met.filter(({ item }) => items.get(item)?.isDue).map(({ item }) => item);
  return new Set(due).size <= MOST_DUE_WITH_NEW;
}

/** The maximum number of due items in a round. */
export function mostDue(count: number): number {
  return Math.floor(DUE_SHARE * count);
}

/** Due items up to a round of `most`, the one with the lowest predicted recall first. */
export function chooseDue<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  met: readonly C[],
  most: number,
  round: readonly Chosen[] = [],
): Chosen[] {
  const { memory } = choosing;
  const due = met.filter(({ item }) => memory.items.get(item)?.isDue);
  return joinInTurn(choosing, leastRecalledFirst(choosing, due), round, most);
}

/**
 * Fills a round up to `count` with unmet items, starting with the objective with the fewest answers. Within an objective easy
 * items precede hard ones, from the pupil's level. Recently dealt items come last.
 */
export function chooseNew<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  unmet: readonly CandidateGroup<C>[],
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  const { memory, random, join, isRecent } = choosing;
  const { withMemory, withoutMemory } = MOST_NEW_EARLIER;
  const mostEarlier = memory.rounds === null ? withoutMemory : withMemory;
  const chosen = [...round];
  const answers = answersWith(memory, chosen);
  for (const isLeft of [(one: C) => !isRecent(one), isRecent]) {
    let open = chosen.length < count ? unmet.map((group) => opened(group, answers, isLeft)) : [];
    while (chosen.length < count && open.length > 0) {
      if (earlierAndNew(memory, chosen) >= mostEarlier) {
        open = open.filter(({ isEarlier }) => !isEarlier);
      }
      const leastPractised = leastBy(open, ({ tally }) => tally.answers);
      const nearest = leastBy(leastPractised, distanceTo(choosing, chosen.length));
      const next = takeOne(
        random,
        nearest.map(({ left }) => left()),
      );
      if (next === undefined) {
        open = open.filter((group) => !nearest.includes(group));
        continue;
      }
      const joined = join(next, chosen);
      if (!joined) continue;
      chosen.push(joined);
      answers.of(joined.objective).answers += 1;
    }
  }
  return chosen;
}

/** Fills a round up to `count` with met items that are not due, the least recalled first. */
export function chooseNotDue<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  met: readonly C[],
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  if (round.length >= count) return [...round];
  const { items } = choosing.memory;
  const notDue = met.filter(({ item }) => items.get(item)?.isDue === false);
  return joinInTurn(choosing, leastRecalledFirst(choosing, notDue), round, count);
}

/**
 * Fills a round up to `count` with the rest: items that are not due, then due and new ones beyond their limits, to avoid a short
 * round.
 */
export function chooseOthers<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  { met, unmet }: Choices<C>,
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  const notDue = chooseNotDue(choosing, met, round, count);
  if (notDue.length >= count) return notDue;
  const known = chooseDue(choosing, met, count, notDue);
  if (known.length >= count) return known;
  const others = unmet.flatMap(({ candidates }) => candidates);
  return joinInTurn(choosing, shuffle(choosing.random, others), known, count);
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

/** Items with equal recall are in random order. */
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

type Tallies = ReturnType<typeof answersWith>;

/** The number of answers on each objective, including those in this round. */
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

/** A group with the tally of its objective. Most choices need few groups, so each group's remaining items are computed on demand. */
function opened<C extends Candidate>(
  { objective, level, isEarlier, candidates }: CandidateGroup<C>,
  answers: Tallies,
  isLeft: (candidate: C) => boolean,
) {
  let known: C[] | undefined;
  const left = () => (known ??= candidates.filter(isLeft));
  return { level, isEarlier, tally: answers.of(objective), left };
}

/** Removes a random item from these lists, all equally likely; undefined if all are empty. */
function takeOne<T>(random: Random, lists: readonly T[][]): T | undefined {
  const sum = lists.reduce((total, { length }) => total + length, 0);
  let nth = randomInt(random, 0, sum - 1);
  for (const list of lists) {
    if (nth < list.length) return list.splice(nth, 1)[0];
    nth -= list.length;
  }
  return undefined;
}

/** The difference between an item's difficulty and the one wanted at this place in the round. */
function distanceTo<C extends Candidate, Chosen extends Candidate>(
  { memory: { rounds }, level: start }: Choosing<C, Chosen>,
  place: number,
): (candidate: Pick<Candidate, 'level'>) => number {
  if (rounds === null) return () => 0;
  if (rounds >= PLACING_ROUNDS) return ({ level }) => (level >= start ? level : level + HARDEST);
  // Easy, middle and hard in turn, even across three rounds of one item each.
  const wanted = 1 + ((place + rounds) % HARDEST);
  return ({ level }) => Math.abs(level - wanted);
}

/** The first level that the pupil has not mastered in the year's items; the hardest if all are. */
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

/** The items with the lowest measure. */
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

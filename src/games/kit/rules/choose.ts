// Chooses the items of a round: what is due in the pupil's memory, then each objective in its turn (D9). The choice
// depends only on the memory, the rounds dealt before and the random numbers.
import type { MemoryView } from './memory.ts';
import { shuffle, type Random } from './random.ts';

export interface Candidate {
  /** The name of the item in the memory. */
  item: string;
  objective: string;
  /** 1 easy, 2 middle, 3 hard, within its year. */
  level: Level;
  /** Whether it is of a year before the pupil's. */
  isEarlier: boolean;
  /** The id by which later rounds know that it was dealt. */
  dealtAs: string;
}

export type Level = 1 | 2 | 3;

const HARDEST = 3;
/** The maximum number of due items among ten. */
const DUE_SHARE = 0.6;
/** With more due items than this, new items wait in objectives that are begun, so that pupils keep what they have learnt. */
const MOST_DUE_WITH_NEW = 1;
/** Within this many rounds of a game a new pupil is asked each objective of the year, however much is due. */
const ROUNDS_FOR_ALL = 12;
/** The fewest places for the year's objectives in their turn. */
const PLACES_IN_TURN = { whileNew: 3, whileMuchDue: 1 };
/**
 * Places among ten for items of earlier years, due ones included. Nothing is due without a memory, so its rounds have three
 * (curriculum mix 70 : 30).
 */
const EARLIER_PLACES = { withMemory: 2, withoutMemory: 3 };
/** How many rounds of a game vary in difficulty, to place the pupil. */
const PLACING_ROUNDS = 3;
/** A level is mastered when at least this share of the items met is remembered. */
const MASTERED_SHARE = 0.8;
/** The minimum number of items met before a level can count as mastered. */
const MASTERED_ITEMS = 3;
/** A stability below this, in days, means that the last answer was wrong. */
const REMEMBERED_STABILITY = 1;

/** Candidates by their objective. */
export type ByObjective<C> = ReadonlyMap<string, readonly C[]>;

/** The candidates for rounds of a year, prepared once. */
export interface Pool<C extends Candidate> {
  /** Candidates of the year itself, which may be introduced. */
  own: ByObjective<C>;
  /** Candidates of earlier years, which may be introduced. */
  earlier: ByObjective<C>;
  /** Includes revision-only items, for pupils who have met them. */
  all: readonly C[];
  /** The indexes in `all` of an item's candidates. */
  placesOf: ReadonlyMap<string, readonly number[]>;
  objectiveOf: ReadonlyMap<string, string>;
}

export interface Choosing<C extends Candidate, Chosen extends Candidate> {
  memory: MemoryView;
  random: Random;
  /** The candidates whose items the pupil has met. */
  met: readonly C[];
  /** The level at which the pupil is placed. */
  level: Level;
  /** Whether one of the last rounds dealt it and the pupil has not met it, as far as is known. */
  isRepeat: (candidate: C) => boolean;
  /** Whether new items precede known ones within an objective. */
  isNewFirst: boolean;
  /** When an objective's turn comes: the lowest is next. */
  turnOf: (objective: string) => number;
  /** Adds a candidate to the round; null if the rules of a good round do not allow it. */
  join: (candidate: C, round: readonly Chosen[]) => Chosen | null;
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
  return {
    own: byObjective(candidates.filter(({ isEarlier }) => !isEarlier)),
    earlier: byObjective(candidates.filter(({ isEarlier }) => isEarlier)),
    all,
    placesOf,
    objectiveOf: new Map(all.map(({ dealtAs, objective }) => [dealtAs, objective])),
  };
}

export function byObjective<C extends Candidate>(candidates: readonly C[]): ByObjective<C> {
  const groups = new Map<string, C[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.objective);
    if (group) group.push(candidate);
    else groups.set(candidate.objective, [candidate]);
  }
  return groups;
}

/** What choosing from a pool needs to know. `recent` has the `dealtAs` of what the last rounds dealt, newest first. */
export function choosingFrom<C extends Candidate, Chosen extends Candidate>(
  pool: Pool<C>,
  { memory, random, recent }: { memory: MemoryView; random: Random; recent: readonly string[] },
  join: Choosing<C, Chosen>['join'],
): Choosing<C, Chosen> {
  const met = metIn(pool, memory);
  const lately = new Set(recent);
  return {
    memory,
    random,
    met,
    level: levelOf(memory, met),
    isRepeat: ({ item, dealtAs }) => lately.has(dealtAs) && !memory.items.has(item),
    isNewFirst: mayBringNew(memory, met),
    turnOf: turnsFrom(pool, met, memory, recent),
    join,
  };
}

/**
 * Finds the met candidates through the memory, which has few items compared with the pool; keeps the pool's order, whatever the
 * order of the memory.
 */
function metIn<C extends Candidate>({ all, placesOf }: Pool<C>, { items }: MemoryView): C[] {
  const places = [...items.keys()].flatMap((item) => placesOf.get(item) ?? []);
  return places.toSorted((one, other) => one - other).flatMap((place) => all[place] ?? []);
}

/**
 * Objectives never asked come first, then by the day on which one of their items was last met, then by how long ago they were dealt.
 * What was dealt may never have been played, so it does not count as asked for the year's objectives, if there is a memory.
 */
function turnsFrom<C extends Candidate>(
  { own, objectiveOf }: Pool<C>,
  met: readonly C[],
  { items, objectives, rounds }: MemoryView,
  recent: readonly string[],
): (objective: string) => number {
  const turns = new Map<string, number>();
  const isAsked = (objective: string) =>
    rounds === null || objectives.has(objective) || !own.has(objective);
  let latest = 0;
  for (const { item, objective } of met) {
    if (!objectives.has(objective)) continue;
    const at = items.get(item)?.lastMet.getTime() ?? 0;
    turns.set(objective, Math.max(at, turns.get(objective) ?? 0));
    latest = Math.max(at, latest);
  }
  for (const [nth, dealtAs] of recent.toReversed().entries()) {
    const objective = objectiveOf.get(dealtAs);
    if (objective !== undefined && isAsked(objective)) turns.set(objective, latest + 1 + nth);
  }
  return (objective) => turns.get(objective) ?? 0;
}

/**
 * Chooses a round of `count`: due items, then the year's objectives in their turn, with some items of earlier years. It is
 * shorter only if no other candidate fits. Keeps what was already chosen.
 */
export function chooseRound<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  pool: Pool<C>,
  count: number,
  chosen: readonly Chosen[] = [],
): Chosen[] {
  const mostWithDue = chosen.length + mostDue(count - chosen.length);
  const withinLimits = chooseWithinLimits(choosing, pool, { count, mostWithDue }, chosen);
  return chooseOthers(choosing, pool, withinLimits, count);
}

export interface Limits {
  /** Of the round. */
  count: number;
  /** Due items are added up to this length. */
  mostWithDue: number;
}

/** The same within the limits for due and earlier items, even if the round is then shorter. */
export function chooseWithinLimits<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  pool: Pool<C>,
  { count, mostWithDue }: Limits,
  chosen: readonly Chosen[],
): Chosen[] {
  const due = chooseDue(choosing, mostWithDue, chosen);
  const most = Math.min(count, due.length + placesInTurn(choosing, pool));
  const begun = chooseInTurn(choosing, pool.own, due, most);
  return chooseRest(choosing, pool, begun, count);
}

/**
 * Places for the year's objectives in their turn after due items, as many as those never asked need. More of them while much is
 * due cost simulated pupils more of what they had begun.
 */
export function placesInTurn<C extends Candidate, Chosen extends Candidate>(
  { memory, turnOf, isNewFirst }: Choosing<C, Chosen>,
  { own }: Pool<C>,
): number {
  const neverAsked = [...own.keys()].filter((objective) => turnOf(objective) === 0).length;
  const roundsLeft = Math.max(1, ROUNDS_FOR_ALL - (memory.rounds ?? 0));
  return Math.max(
    PLACES_IN_TURN[isNewFirst ? 'whileNew' : 'whileMuchDue'],
    Math.ceil(neverAsked / roundsLeft),
  );
}

/**
 * Fills a round up to `count` with some items of earlier years and the year's objectives in their turn; while much is due, with
 * known items before it introduces any for objectives already begun.
 */
export function chooseRest<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  pool: Pool<C>,
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  const known = choosing.isNewFirst
    ? chooseEarlier(choosing, pool, round, count)
    : chooseNotDue(choosing, round, count);
  return chooseInTurn({ ...choosing, isNewFirst: true }, pool.own, known, count);
}

/** The maximum number of due items in a round. */
export function mostDue(count: number): number {
  return Math.floor(DUE_SHARE * count);
}

/** Due items up to a round of `most`, the one with the lowest predicted recall first. */
export function chooseDue<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  most: number,
  round: readonly Chosen[] = [],
): Chosen[] {
  const { memory, met } = choosing;
  const due = met.filter(({ item }) => memory.items.get(item)?.isDue);
  return joinInOrder(choosing, leastRecalledFirst(choosing, due), round, most);
}

/** Fills a round up to `count` with met items that are not due, the least recalled first. */
function chooseNotDue<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  if (round.length >= count) return [...round];
  const { memory, met } = choosing;
  const notDue = met.filter(({ item }) => memory.items.get(item)?.isDue === false);
  return joinInOrder(choosing, leastRecalledFirst(choosing, notDue), round, count);
}

/** Adds items of earlier years, up to their places of a round of `count`. */
function chooseEarlier<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  { earlier }: Pool<C>,
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  const places = EARLIER_PLACES[choosing.memory.rounds === null ? 'withoutMemory' : 'withMemory'];
  const left = places - round.filter(({ isEarlier }) => isEarlier).length;
  return chooseInTurn(choosing, earlier, round, Math.min(count, round.length + left));
}

/**
 * Fills a round up to `count`, each place from the objective whose turn it is, those already in the round last. Within an
 * objective new items precede known ones, easy ones first from the pupil's level; while much is due,
 * only known ones are asked if there are any. Known ones come by recall. New ones that were dealt lately come last, and those of
 * objectives that were asked wait until there is no other. Due items are left to `chooseDue`.
 */
export function chooseInTurn<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: ByObjective<C>,
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  const { random, turnOf, isRepeat } = choosing;
  const chosen = [...round];
  if (chosen.length >= count) return chosen;
  const inTurn = shuffle(random, [...candidates.keys()]).toSorted(
    (one, other) => turnOf(one) - turnOf(other),
  );
  for (const mayRepeat of [false, true]) {
    for (let most = 1; most <= count; most++) {
      for (const objective of inTurn) {
        if (chosen.length >= count) return chosen;
        if (chosen.filter((asked) => asked.objective === objective).length >= most) continue;
        const ofObjective = candidates.get(objective) ?? [];
        const isFree = mayRepeat || turnOf(objective) === 0;
        const open = isFree ? ofObjective : ofObjective.filter((one) => !isRepeat(one));
        const ordered = inOrder(choosing, open, chosen.length);
        const longer = joinInOrder(choosing, ordered, chosen, chosen.length + 1);
        chosen.push(...longer.slice(chosen.length));
      }
    }
  }
  return chosen;
}

/** The candidates of an objective that are not due, the one to ask first at this place of the round first. */
function inOrder<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  place: number,
): C[] {
  const { memory, random, isNewFirst, turnOf, isRepeat } = choosing;
  const distance = distanceAt(choosing, place);
  const isBegun = candidates.some(({ objective }) => turnOf(objective) > 0);
  const mayAsk = ({ item }: C) => {
    const known = memory.items.get(item);
    return known ? !known.isDue : isNewFirst || !isBegun;
  };
  const open = candidates.filter(mayAsk).map((candidate) => {
    const known = memory.items.get(candidate.item);
    const group = (known === undefined) === isNewFirst ? 0 : 1;
    const rank = known?.recall ?? distance(candidate);
    return { candidate, group: isRepeat(candidate) ? 2 : group, rank };
  });
  return shuffle(random, open)
    .toSorted((one, other) => one.group - other.group || one.rank - other.rank)
    .map(({ candidate }) => candidate);
}

/** Chooses up to `count` of a teacher's set items (D11): due ones, then new ones, then the least recalled. */
export function chooseSet<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  candidates: readonly C[],
  count: number,
  chosen: readonly Chosen[] = [],
): Chosen[] {
  const met = candidates.filter(({ item }) => choosing.memory.items.has(item));
  const choosingSet = { ...choosing, met, isNewFirst: true };
  const due = chooseDue(choosingSet, count, chosen);
  return chooseInTurn(choosingSet, byObjective(candidates), due, count);
}

/** Whether new items may precede known ones: few are due, or it is a placement round. */
function mayBringNew({ items, rounds }: MemoryView, met: readonly Candidate[]): boolean {
  if (rounds === null || rounds < PLACING_ROUNDS) return true;
  const due = met.filter(({ item }) => items.get(item)?.isDue).map(({ item }) => item);
  return new Set(due).size <= MOST_DUE_WITH_NEW;
}

/** Fills a round up to `count` with any others, to avoid a short round: known items not due, due ones, then new ones. */
export function chooseOthers<C extends Candidate, Chosen extends Candidate>(
  choosing: Choosing<C, Chosen>,
  { own, earlier }: Pool<C>,
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  if (round.length >= count) return [...round];
  const withDue = chooseDue(choosing, count, chooseNotDue(choosing, round, count));
  const others = [...own.values(), ...earlier.values()].flat();
  return joinInOrder(choosing, shuffle(choosing.random, others), withDue, count);
}

function joinInOrder<C extends Candidate, Chosen extends Candidate>(
  { join }: Choosing<C, Chosen>,
  ordered: readonly C[],
  round: readonly Chosen[],
  count: number,
): Chosen[] {
  const chosen = [...round];
  for (const candidate of ordered) {
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

/** The difference between an item's difficulty and the one wanted at this place in the round. */
function distanceAt<C extends Candidate, Chosen extends Candidate>(
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

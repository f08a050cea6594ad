// Draws one round by the pupil's memory (D9): due items first, then each objective in its turn.
import {
  byObjective,
  chooseDue,
  chooseInTurn,
  chooseOthers,
  chooseRest,
  chooseRound,
  chooseSet,
  choosingFrom,
  mostDue,
  placesInTurn,
  poolOf,
  type ByObjective,
  type Candidate,
  type Choosing,
  type Level,
  type Pool,
} from '#games/kit/rules/choose.ts';
import type { Dealing } from '#games/kit/rules/game.ts';
import type { AskedItem } from '#games/kit/rules/memory.ts';
import { shuffle, type Random } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS, yearsUpTo, type YearGroup } from '#shared/years.ts';
import { askableOf, type Askable } from './askable.ts';
import { BY_HEART, MOST_FACTS, ROUND_LENGTH, THINK_LENGTH, YEARS_BACK } from './mix.ts';
import { byEase, type MathsItem, type QuestionType } from './question-type.ts';

/** The question types that a round may use; a year without types is left out. */
export type TypesByYear = Partial<Record<YearGroup, readonly QuestionType[]>>;

/** The most questions of one type in a round: types that drill facts, and others. */
const MOST_OF_A_TYPE = { facts: 2, others: 1 };
/** The most questions of a round that are not answered by a typed whole number. */
const MOST_OF_OTHER_FORMS = 3;
/** The most questions on one objective in a round. */
const MOST_OF_AN_OBJECTIVE = 3;
/** An objective waits after this many questions in the last rounds, if that is also this many times its even share. */
const MOST_LATELY = { count: 2, shares: 2.5 };

interface MathsCandidate extends Candidate {
  askable: Askable;
  type: QuestionType;
  year: YearGroup;
  isFact: boolean;
}

interface AskedCandidate extends MathsCandidate {
  question: MathsItem;
}

type RoundDealing = Pick<Dealing, 'year' | 'random' | 'recent' | 'memory' | 'focus'>;

type Choice = Choosing<MathsCandidate, AskedCandidate>;

/** The items that the rounds of a year can ask. */
interface YearPool {
  /** Items that a pupil can be asked without having met them. */
  introduced: readonly MathsCandidate[];
  /** These, and the items that are only asked once already met. */
  pool: Pool<MathsCandidate>;
  byHeart: ByObjective<MathsCandidate>;
}

/**
 * Ten questions for a year, sorted by year and row, so from easy to hard. Due items come first, unless they wait; then some questions
 * of the year, facts to learn by heart unless much is due, questions of earlier years, and again of the year, each from the objective
 * asked longest ago. No item or fact is repeated. What a teacher has set comes before all (D11), with at most the distinct questions
 * of an objective.
 */
export function dealRound(typesByYear: TypesByYear, dealing: RoundDealing): MathsItem[] {
  const { year, random, focus } = dealing;
  const yearPool = yearPoolOf(year, typesByYear);
  const { pool, byHeart } = yearPool;
  const questions = new Set(dealing.recent);
  const any = choosingWithin(pool, dealing, MOST_FACTS[year]);
  let round =
    focus?.kind === 'objective'
      ? chooseSetQuestions(any, ofObjective(focus.objective, typesByYear), questions)
      : chooseDue(any, focus?.kind === 'due' ? ROUND_LENGTH : 0);
  const waiting = waitingObjectives(yearPool, dealing.recent, any.turnOf);
  const choosing = { ...any, met: any.met.filter(({ objective }) => !waiting.has(objective)) };
  const own = new Map([...pool.own].filter(([objective]) => !waiting.has(objective)));
  // A place for facts is left, so that objectives of facts get their turn.
  const withFewerFacts = joiner(random, questions, isWithinLimits(MOST_FACTS[year] - 1));
  const mostWithDue = round.length + mostDue(ROUND_LENGTH - round.length);
  round = chooseDue({ ...choosing, join: withFewerFacts }, mostWithDue, round);
  const upTo = (places: number) => Math.min(ROUND_LENGTH, round.length + Math.max(0, places));
  round = chooseInTurn(choosing, own, round, upTo(placesInTurn(choosing, { ...pool, own })));
  if (choosing.isNewFirst) {
    const factsLeft = BY_HEART[year].places - round.filter(({ isFact }) => isFact).length;
    round = chooseInTurn(choosing, byHeart, round, upTo(factsLeft));
  }
  round = chooseRest(choosing, { ...pool, own }, round, ROUND_LENGTH);
  return fromEasyToHard(chooseOthers(choosing, pool, round, ROUND_LENGTH));
}

/** Five questions to think through: due items first, then the objectives in their turn. */
export function dealThinking(typesByYear: TypesByYear, dealing: RoundDealing): MathsItem[] {
  const { pool } = yearPoolOf(dealing.year, typesByYear);
  return fromEasyToHard(chooseRound(choosingWithin(pool, dealing, 0), pool, THINK_LENGTH));
}

/** As many sums of a practice sheet: all that are due, then as in a round with any number of facts. */
export function dealSums(
  typesByYear: TypesByYear,
  dealing: Pick<Dealing, 'year' | 'random' | 'memory'>,
  count: number,
): MathsItem[] {
  const { pool } = yearPoolOf(dealing.year, typesByYear);
  const choosing = choosingWithin(pool, { ...dealing, recent: [] }, count);
  const once = { ...choosing, join: joiner(dealing.random, new Set(), asksOnce) };
  const round = chooseRound(choosing, pool, count, chooseDue(once, count));
  return fromEasyToHard(chooseOthers(once, pool, round, count));
}

function choosingWithin(
  pool: Pool<MathsCandidate>,
  { memory, random, recent }: RoundDealing,
  mostFacts: number,
): Choice {
  const types = recent.map(typeOf);
  const join = joiner(random, new Set(recent), isWithinLimits(mostFacts));
  return choosingFrom(pool, { memory, random, recent: types }, join);
}

/**
 * The objectives that wait, due or not, after too many of the year's questions in the last rounds: a type that keeps going wrong is
 * due every day. Facts to learn by heart never wait, and neither does an objective never asked, however often it was dealt.
 */
function waitingObjectives(
  { pool: { own, objectiveOf }, byHeart }: YearPool,
  recent: readonly string[],
  turnOf: Choice['turnOf'],
): ReadonlySet<string> {
  const asked = recent
    .map((id) => objectiveOf.get(typeOf(id)) ?? '')
    .filter((objective) => own.has(objective));
  const timesAsked = new Map<string, number>();
  for (const objective of asked) timesAsked.set(objective, (timesAsked.get(objective) ?? 0) + 1);
  const { count, shares } = MOST_LATELY;
  const most = Math.max(count, (shares * asked.length) / own.size);
  const tooOften = [...timesAsked].filter(
    ([objective, times]) => times >= most && turnOf(objective) > 0 && !byHeart.has(objective),
  );
  return new Set(tooOften.map(([objective]) => objective));
}

/** The type of a question by its id. */
function typeOf(id: string): string {
  return id.slice(0, id.indexOf(':'));
}

function fromEasyToHard(round: readonly AskedCandidate[]): MathsItem[] {
  return round
    .toSorted((one, other) => one.year - other.year || byEase(one.type, other.type))
    .map(({ question }) => question);
}

/** Questions on set items, each item once, then again on items with more than one question. */
function chooseSetQuestions(
  choosing: Choice,
  candidates: readonly MathsCandidate[],
  recent: ReadonlySet<string>,
): AskedCandidate[] {
  const { random } = choosing;
  const once = { ...choosing, join: joiner(random, recent, asksOnce) };
  const round = chooseSet(once, candidates, ROUND_LENGTH);
  const joinAgain = joiner(random, recent, () => true);
  let before = -1;
  while (before < round.length) {
    before = round.length;
    for (const candidate of shuffle(random, candidates)) {
      if (round.length >= ROUND_LENGTH) return round;
      const joined = joinAgain(candidate, round);
      if (joined) round.push(joined);
    }
  }
  return round;
}

/** Every item of an objective, from any year. */
function ofObjective(objective: string, typesByYear: TypesByYear): MathsCandidate[] {
  return YEAR_GROUPS.flatMap((year) => {
    const types = typesByYear[year] ?? [];
    return types
      .filter((type) => type.objective === objective)
      .flatMap((type) => askableOf(type).map(candidateOn(type, types, year, false)));
  });
}

const known = new WeakMap<TypesByYear, Map<YearGroup, YearPool>>();

/** Every item of every type of the year and of earlier years. */
function yearPoolOf(year: YearGroup, typesByYear: TypesByYear): YearPool {
  const ofTypes = known.get(typesByYear) ?? new Map<YearGroup, YearPool>();
  known.set(typesByYear, ofTypes);
  const before = ofTypes.get(year);
  if (before) return before;
  const introduced: MathsCandidate[] = [];
  const onlyIfMet: MathsCandidate[] = [];
  for (const typesOf of yearsUpTo(year)) {
    const types = typesByYear[typesOf] ?? [];
    for (const type of types) {
      const toCandidate = candidateOn(type, types, typesOf, typesOf < year);
      const hardEnough = askableOf(typesOf < year ? (type.inLaterYears ?? type) : type);
      const isInReach = typesOf >= year - YEARS_BACK;
      const items = new Set(isInReach ? hardEnough.map(({ item }) => item) : []);
      if (isInReach) introduced.push(...hardEnough.map(toCandidate));
      const others = askableOf(type).filter(({ item }) => !items.has(item));
      onlyIfMet.push(...others.map(toCandidate));
    }
  }
  const isByHeart = ({ objective }: MathsCandidate) =>
    BY_HEART[year].objectives.includes(objective);
  const repertoire = {
    introduced,
    pool: poolOf(introduced, onlyIfMet),
    byHeart: byObjective(introduced.filter(isByHeart)),
  };
  ofTypes.set(year, repertoire);
  return repertoire;
}

/** Makes candidates of the items of one type; `types` are those of its year. */
function candidateOn(
  type: QuestionType,
  types: readonly QuestionType[],
  year: YearGroup,
  isEarlier: boolean,
): (askable: Askable) => MathsCandidate {
  const { objective, place } = type;
  const level = placeLevel(place / Math.max(...types.map((one) => one.place)));
  return (askable) => ({
    item: askable.item,
    objective,
    level,
    isEarlier,
    dealtAs: type.id,
    askable,
    type,
    year,
    isFact: askable.item !== type.id,
  });
}

/** Whether the rounds of a year can ask an item, perhaps only a pupil who has met it. */
export function isInReach(item: string, year: YearGroup, typesByYear: TypesByYear): boolean {
  return yearPoolOf(year, typesByYear).pool.placesOf.has(item);
}

/** Every item that the rounds of a year can ask a pupil who has not met anything yet. */
export function itemsOfRounds(year: YearGroup, typesByYear: TypesByYear): string[] {
  return [...new Set(askedInRounds(year, typesByYear).map(({ item }) => item))];
}

/** The same, with the objective of each question type that asks the item. */
export function askedInRounds(year: YearGroup, typesByYear: TypesByYear): AskedItem[] {
  return yearPoolOf(year, typesByYear).introduced.map(({ item, objective }) => ({
    item,
    objective,
  }));
}

/** The position in the year's table, from 0 to 1. */
function placeLevel(place: number): Level {
  if (place <= 1 / 3) return 1;
  return place <= 2 / 3 ? 2 : 3;
}

type Within = (candidate: MathsCandidate, round: readonly AskedCandidate[]) => boolean;

const asksOnce: Within = ({ item }, round) => round.every((asked) => asked.item !== item);

/** Adds a question on an item to a round. Prefers questions not dealt recently. */
function joiner(random: Random, recent: ReadonlySet<string>, isWithin: Within): Choice['join'] {
  return (candidate, round) => {
    if (!isWithin(candidate, round)) return null;
    const asked = round.map(({ question }) => question);
    const fits = (question: MathsItem) => isUnlike(question, asked);
    const { draw } = candidate.askable;
    const question = draw(random, (one) => !recent.has(one.id) && fits(one)) ?? draw(random, fits);
    return question && { ...candidate, question };
  };
}

function isWithinLimits(mostFacts: number): Within {
  return ({ item, objective, type, isFact }, round) => {
    const sameObjective = round.filter((asked) => asked.objective === objective);
    const sameType = round.filter((asked) => asked.type === type);
    return (
      round.every((asked) => asked.item !== item) &&
      sameObjective.length < MOST_OF_AN_OBJECTIVE &&
      sameType.length < MOST_OF_A_TYPE[isFact ? 'facts' : 'others'] &&
      !(isFact && round.filter((asked) => asked.isFact).length >= mostFacts) &&
      !(type.form && round.filter((asked) => asked.type.form).length >= MOST_OF_OTHER_FORMS)
    );
  };
}

/** Whether a question differs from these in its fact and its text. */
function isUnlike(item: MathsItem, others: readonly MathsItem[]): boolean {
  return others.every(({ fact, question }) => fact !== item.fact && question !== item.question);
}

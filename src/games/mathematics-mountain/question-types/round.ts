// Draws one round by the pupil's memory (D9), as close to the mix of the year as the due items allow.
import {
  choicesFor,
  chooseDue,
  chooseNew,
  chooseNotDue,
  chooseOthers,
  chooseSet,
  levelOf,
  mayBringNew,
  mostDue,
  poolOf,
  groupsOf,
  unmetIn,
  type Candidate,
  type Choices,
  type Choosing,
  type Level,
  type Pool,
  type CandidateGroup,
} from '#games/kit/rules/choose.ts';
import type { Dealing } from '#games/kit/rules/game.ts';
import type { AskedItem } from '#games/kit/rules/memory.ts';
import { onceForEach } from '#games/kit/rules/once.ts';
import { shuffle, type Random } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS, yearsUpTo, type YearGroup } from '#shared/years.ts';
import { askableOf, type Askable } from './askable.ts';
import { MIXES, type Share } from './mix.ts';
import { byEase, type MathsItem, type QuestionType } from './question-type.ts';

/** The question types that a round may use; a year without types is left out. */
export type TypesByYear = Partial<Record<YearGroup, readonly QuestionType[]>>;

/** The most questions of one type in a round. */
const MOST_OF_A_TYPE = 2;
/** The most questions on one objective in a round. */
const MOST_OF_AN_OBJECTIVE = 3;

interface MathsCandidate extends Candidate {
  askable: Askable;
  type: QuestionType;
  year: YearGroup;
  /** Whether the question's row is in the mix of the pupil's year and the question is hard enough for that year. */
  isInMix: boolean;
}

interface Asked extends MathsCandidate {
  question: MathsItem;
}

type Choice = Choosing<MathsCandidate, Asked>;

type CandidateGroups = readonly CandidateGroup<MathsCandidate>[];

/** The items that the rounds of a year can ask. */
interface Repertoire {
  /** Items that a pupil can be asked without having met them. */
  inMix: readonly MathsCandidate[];
  /** The mix, and the items that are only asked once already met. */
  all: Pool<MathsCandidate>;
  /** The part of the mix that is of the year itself. */
  ofYear: CandidateGroups;
  /** The part of the mix in the rows of a share. */
  ofShare: ReadonlyMap<Share, CandidateGroups>;
}

/**
 * Ten questions for a year, sorted by year and row, so from easy to hard. Due items come first, then a new item for
 * each place that is left in the mix, from its rows; while much is due, known items come before new ones. No item or
 * fact is repeated, a type occurs at most twice, an objective at most three times, and at most one question comes from
 * the smallest pools. What a teacher has set comes before all (D11), with at most the distinct questions of an
 * objective.
 */
export function dealRound(
  typesByYear: TypesByYear,
  {
    year,
    random,
    recent,
    memory,
    focus,
  }: Pick<Dealing, 'year' | 'random' | 'recent' | 'memory' | 'focus'>,
): MathsItem[] {
  const repertoire = repertoireOf(year, typesByYear);
  const choices = choicesFor(repertoire.all, memory);
  const { met } = choices;
  const questions = new Set(recent);
  const types = new Set(recent.map((id) => id.slice(0, id.indexOf(':'))));
  const dealing = {
    memory,
    random,
    level: levelOf(memory, met),
    isRecent: ({ type }: MathsCandidate) => types.has(type.id),
    join: joiner(random, questions),
  };
  const places = MIXES[year].flatMap((share) => Array.from({ length: share.count }, () => share));
  let round: readonly Asked[] =
    focus?.kind === 'objective'
      ? chooseSetQuestions(dealing, ofObjective(focus.objective, typesByYear), questions, places)
      : chooseDue(dealing, met, focus?.kind === 'due' ? places.length : 0);
  const mostWithDue = round.length + mostDue(places.length - round.length);
  round = chooseDue(dealing, met, mostWithDue, round);
  const metIn = onceForEach((share: Share) => met.filter((candidate) => isIn(share, candidate)));
  const newIn = onceForEach((groups: CandidateGroups) => unmetIn(groups, memory));
  const within = (share: Share) => ({ ...dealing, join: joiner(random, questions, share) });
  if (!mayBringNew(memory, met)) {
    for (const share of placesLeft(year, places, round)) {
      round = chooseNotDue(within(share), metIn(share), round, round.length + 1);
    }
    round = chooseNotDue(dealing, met, round, places.length);
  }
  for (const share of placesLeft(year, places, round)) {
    const ofShare = { met: metIn(share), unmet: newIn(repertoire.ofShare.get(share) ?? []) };
    const ofYear = newIn(repertoire.ofYear);
    const inShare = within(share);
    const fresh = withoutRecent(inShare, questions);
    round = fillPlace({ dealing, inShare, fresh }, { ofShare, ofYear }, round);
  }
  if (round.length < places.length) {
    const withNew = chooseNew(dealing, choices.unmet, round, places.length);
    round = chooseOthers(dealing, choices, withNew, places.length);
  }
  return round
    .toSorted((one, other) => one.year - other.year || byEase(one.type, other.type))
    .map(({ question }) => question);
}

/** Questions on set items, each item once, then again on items with more than one question. */
function chooseSetQuestions(
  dealing: Choice,
  candidates: readonly MathsCandidate[],
  recent: ReadonlySet<string>,
  places: readonly Share[],
): Asked[] {
  const { random } = dealing;
  const asksOnce: Within = ({ item }, round) => round.every((asked) => asked.item !== item);
  const once = { ...dealing, join: joiner(random, recent, ANY_TABLE, asksOnce) };
  const round = chooseSet(once, candidates, places.length);
  const joinAgain = joiner(random, recent, ANY_TABLE, () => true);
  let before = -1;
  while (before < round.length) {
    before = round.length;
    for (const candidate of shuffle(random, candidates)) {
      if (round.length >= places.length) return round;
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
    const hardest = Math.max(...types.map(({ place }) => place));
    return types
      .filter((type) => type.objective === objective)
      .flatMap((type) =>
        askableOf(type).map((askable) => ({
          item: askable.item,
          objective,
          level: placeLevel(type.place / hardest),
          isEarlier: false,
          askable,
          type,
          year,
          isInMix: false,
        })),
      );
  });
}

const known = new WeakMap<TypesByYear, Map<YearGroup, Repertoire>>();

/** Every item of every type of the year and of earlier years. */
function repertoireOf(year: YearGroup, typesByYear: TypesByYear): Repertoire {
  const ofTypes = known.get(typesByYear) ?? new Map<YearGroup, Repertoire>();
  known.set(typesByYear, ofTypes);
  const before = ofTypes.get(year);
  if (before) return before;
  const all = candidatesOf(year, typesByYear);
  const inMix = all.filter(({ isInMix }) => isInMix);
  const onlyIfMet = all.filter(({ isInMix }) => !isInMix);
  const repertoire = {
    inMix,
    all: poolOf(inMix, onlyIfMet),
    ofYear: groupsOf(inMix.filter(({ isEarlier }) => !isEarlier)),
    ofShare: new Map(
      MIXES[year].map((share) => [share, groupsOf(inMix.filter((each) => isIn(share, each)))]),
    ),
  };
  ofTypes.set(year, repertoire);
  return repertoire;
}

function candidatesOf(year: YearGroup, typesByYear: TypesByYear): MathsCandidate[] {
  return yearsUpTo(year).flatMap((typesOf) => {
    const types = typesByYear[typesOf] ?? [];
    const hardest = Math.max(...types.map(({ place }) => place));
    return types.flatMap((type) => {
      const shared = {
        objective: type.objective,
        level: placeLevel(type.place / hardest),
        isEarlier: typesOf < year,
        type,
        year: typesOf,
      };
      const isRow = MIXES[year].some(({ rows }) => rows[typesOf]?.includes(type.place));
      const hardEnough = askableOf(typesOf < year ? (type.inLaterYears ?? type) : type);
      const items = new Set(hardEnough.map(({ item }) => item));
      const easier = askableOf(type).filter(({ item }) => !items.has(item));
      return [
        ...hardEnough.map((askable) => ({ askable, isInMix: isRow })),
        ...easier.map((askable) => ({ askable, isInMix: false })),
      ].map((one) => ({ ...shared, ...one, item: one.askable.item }));
    });
  });
}

/** Every item that the rounds of a year can ask a pupil who has not met anything yet. */
export function itemsOfRounds(year: YearGroup, typesByYear: TypesByYear): string[] {
  return [...new Set(askedInRounds(year, typesByYear).map(({ item }) => item))];
}

/** The same, with the objective of each question type that asks the item. */
export function askedInRounds(year: YearGroup, typesByYear: TypesByYear): AskedItem[] {
  return repertoireOf(year, typesByYear).inMix.map(({ item, objective }) => ({ item, objective }));
}

/** The position in the year's table, from 0 to 1. */
function placeLevel(place: number): Level {
  if (place <= 1 / 3) return 1;
  return place <= 2 / 3 ? 2 : 3;
}

type Within = (candidate: MathsCandidate, round: readonly Asked[]) => boolean;

const ANY_TABLE: Share = { count: 0, rows: {} };

/** Adds a question on an item to a round. Prefers questions not dealt recently; `share` limits the tables. */
function joiner(
  random: Random,
  recent: ReadonlySet<string>,
  share: Share = ANY_TABLE,
  isWithin: Within = isWithinLimits,
): Choice['join'] {
  return (candidate, round) => {
    if (!isWithin(candidate, round)) return null;
    const asked = round.map(({ question }) => question);
    const fits = (question: MathsItem) => hasTable(share, question) && isUnlike(question, asked);
    const { draw } = candidate.askable;
    const question = draw(random, (one) => !recent.has(one.id) && fits(one)) ?? draw(random, fits);
    return question && { ...candidate, question };
  };
}

/** The same, without questions that were dealt recently. */
function withoutRecent(choice: Choice, recent: ReadonlySet<string>): Choice {
  return {
    ...choice,
    join(candidate, round) {
      const joined = choice.join(candidate, round);
      return joined && !recent.has(joined.question.id) ? joined : null;
    },
  };
}

function isWithinLimits(
  { item, objective, type }: MathsCandidate,
  round: readonly Asked[],
): boolean {
  const sameObjective = round.filter((asked) => asked.objective === objective);
  const sameType = round.filter((asked) => asked.type === type);
  return (
    round.every((asked) => asked.item !== item) &&
    sameObjective.length < MOST_OF_AN_OBJECTIVE &&
    sameType.length < MOST_OF_A_TYPE &&
    !(type.fewQuestions && round.some((asked) => asked.type.fewQuestions))
  );
}

/**
 * The places of the mix that are left. A question takes a place that its row may fill, otherwise one of its kind,
 * otherwise the first.
 */
function placesLeft(
  year: YearGroup,
  places: readonly Share[],
  round: readonly Asked[],
): readonly Share[] {
  const left = [...places];
  for (const asked of round) {
    const ofRow = left.findIndex((share) => isIn(share, asked));
    const alike = left.findIndex((share) => isBefore(share, year) === asked.isEarlier);
    const [place = 0] = [ofRow, alike].filter((index) => index >= 0);
    left.splice(place, 1);
  }
  return left;
}

/** Whether a share revises earlier years, with no rows of the year itself. */
function isBefore({ rows }: Share, year: YearGroup): boolean {
  return rows[year] === undefined;
}

function isIn({ rows }: Share, { year, type }: MathsCandidate): boolean {
  return rows[year]?.includes(type.place) ?? false;
}

/**
 * Adds one question: a new one of the share, preferably not dealt recently, otherwise a new one of the year, otherwise
 * a known one of the share.
 */
function fillPlace(
  { dealing, inShare, fresh }: { dealing: Choice; inShare: Choice; fresh: Choice },
  { ofShare, ofYear }: { ofShare: Choices<MathsCandidate>; ofYear: CandidateGroups },
  round: readonly Asked[],
): readonly Asked[] {
  const most = round.length + 1;
  const withFresh = chooseNew(fresh, ofShare.unmet, round, most);
  const withNew = chooseNew(inShare, ofShare.unmet, withFresh, most);
  const withOwn = chooseNew(dealing, ofYear, withNew, most);
  return chooseNotDue(inShare, ofShare.met, withOwn, most);
}

/** Whether a share that is limited to some tables allows a question. */
function hasTable({ tables, factors }: Share, { table, fact }: MathsItem): boolean {
  if (factors && !fact.split('×').every((factor) => factors.includes(Number(factor)))) return false;
  return !Array.isArray(tables) || (table !== undefined && tables.includes(table));
}

/** Whether a question differs from these in its fact and its text. */
function isUnlike(item: MathsItem, others: readonly MathsItem[]): boolean {
  return others.every(({ fact, question }) => fact !== item.fact && question !== item.question);
}

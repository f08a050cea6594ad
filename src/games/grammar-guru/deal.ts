// Deals one round of grammar questions: a small lesson from easy to harder.
import {
  chooseDue,
  chooseRound,
  chooseSet,
  levelOf,
  type Candidate,
  type Choosing,
} from '#games/kit/choose.ts';
import type { Focus } from '#games/kit/focus.ts';
import type { Deal, Dealer, Dealing, Repertoire } from '#games/kit/game.ts';
import { NOTHING_REMEMBERED, type MemoryView } from '#games/kit/memory.ts';
import { askedIn, drawnFrom, withReasonsBeside } from '#games/kit/quiz-start.ts';
import { shuffle, type Random } from '#games/kit/random.ts';
import { YEAR_GROUPS, yearsUpTo, type YearGroup } from '#shared/years.ts';
import { BANKS, FORM_BANKS } from './banks.ts';
import { inWords } from './forms/bank.ts';
import { dealItem } from './forms/deal.ts';
import type { DealtQuestion } from './forms/questions.ts';
import { isChoice, isMixable, mixForms, type GuruItem } from './mixing.ts';
import type { GuruStart } from './start.ts';

const ROUND_LENGTH = 10;
/** Of ten questions three revise earlier years, if the bank has them (curriculum mix 70 : 30). */
const REVISION_LENGTH = 3;
const MOST_OF_A_CONCEPT = 3;

interface Asked extends Candidate {
  grammar: GuruItem;
  /** What tells it from other items of its concept. */
  fact: string;
}

/** What a year's rounds choose from, made once: making it for each round took half of the time of dealing. */
interface Candidates {
  /** The year's bank. */
  own: readonly Asked[];
  /** The banks of the years before, for those who have met their items. */
  before: readonly Asked[];
}

function candidatesOf(year: YearGroup): Candidates {
  const candidates = (bank: readonly GuruItem[]) =>
    bank.map((grammar) => candidateOf(grammar, yearOf(grammar) !== year));
  const earlier = yearsUpTo(year).slice(0, -1);
  return { own: candidates(itemsOf(year)), before: candidates(earlier.flatMap(itemsOf)) };
}

function candidateOf(grammar: GuruItem, isEarlier: boolean): Asked {
  const { id, objective, level } = grammar;
  const fact = (isChoice(grammar) ? grammar : inWords(grammar)).answer.toLowerCase();
  return { item: id, objective, level, isEarlier, grammar, fact };
}

/** The items of a year in all forms. */
function itemsOf(year: YearGroup): GuruItem[] {
  return [...BANKS[year], ...FORM_BANKS[year]];
}

const CANDIDATES: Readonly<Record<YearGroup, Candidates>> = {
  1: candidatesOf(1),
  2: candidatesOf(2),
  3: candidatesOf(3),
  4: candidatesOf(4),
  5: candidatesOf(5),
  6: candidatesOf(6),
};

const objectives = new Set(YEAR_GROUPS.flatMap((year) => itemsOf(year).map(objectiveOf)));
const ids = new Set(YEAR_GROUPS.flatMap((year) => itemsOf(year).map(({ id }) => id)));

export const repertoire: Repertoire = {
  objectives: async () => objectives,
  asks: (item) => ids.has(item),
};

export const dealStart: Dealer<GuruStart> = ({ focus = null, isAsOnCard, ...dealing }) => {
  const { year, random, recent, memory } = dealing;
  const questions =
    memory || focus
      ? dealByMemory(dealing, memory ?? NOTHING_REMEMBERED, focus)
      : (isAsOnCard ? dealChoices : deal)(year, random, recent);
  return {
    ...withReasonsBeside(questions),
    drawn: drawnFrom({ questions }),
    asked: askedIn(questions),
  };
};

/** Ten questions for a year, no two alike, no concept more than three times; `recent` ids, newest first, come last. */
export const deal: Deal<DealtQuestion> = (year, random, recent) =>
  dealFrom(CANDIDATES[year].own, { year, random, recent }, [mixing(year, isNewIn), isNewIn]);

/** The same with four options each: with one form there is nothing to mix, and trying to took most of the time. */
const dealChoices: Deal<DealtQuestion> = (year, random, recent) => {
  const choices = CANDIDATES[year].own.filter(({ grammar }) => isChoice(grammar));
  return dealFrom(choices, { year, random, recent }, [isNewIn]);
};

/** Each of `attempts` fills what the ones before it have left. */
function dealFrom(
  candidates: readonly Asked[],
  { year, random, recent }: Pick<Dealing, 'year' | 'random' | 'recent'>,
  attempts: readonly Fits[],
): DealtQuestion[] {
  const bank = unseenFirst(shuffle(random, candidates), recent);
  const ownYear = bank.filter(({ isEarlier }) => !isEarlier);
  const others = bank.filter(({ isEarlier }) => isEarlier);
  const revision = choose(attempts, others, [], REVISION_LENGTH);
  return dealt(year, choose(attempts, ownYear, revision, ROUND_LENGTH - revision.length), random);
}

/** A chosen round, from easy to harder, its forms mixed. */
function dealt(year: YearGroup, round: readonly Asked[], random: Random): DealtQuestion[] {
  return mixForms(stepsOf(year, round), random).map((item) => dealItem(item, random));
}

/**
 * The same by what a pupil remembers (D9): new questions of the year's bank, due ones of earlier banks as well. What a teacher
 * has set comes first (D11), of an objective as many as its banks have.
 */
function dealByMemory(
  { year, random, recent }: Dealing,
  memory: MemoryView,
  focus: Focus | null,
): DealtQuestion[] {
  const { own, before } = CANDIDATES[year];
  const candidates = [...own, ...before.filter(({ item }) => memory.items.has(item))];
  const lately = new Set(recent);
  const choosing = {
    memory,
    random,
    level: levelOf(memory, candidates),
    isRecent: ({ item }: Asked) => lately.has(item),
  };
  const focused = chooseFocused({ choosing, candidates, year, focus });
  const round = mixedFirst(year, isNewIn, focused, (join, chosen) =>
    chooseRound({ ...choosing, join }, candidates, ROUND_LENGTH, chosen),
  );
  return dealt(year, round, random);
}

interface Focusing {
  choosing: Omit<Choosing<Asked, Asked>, 'join'>;
  candidates: readonly Asked[];
  year: YearGroup;
  focus: Focus | null;
}

function chooseFocused({ choosing, candidates, year, focus }: Focusing): Asked[] {
  if (focus?.kind === 'due') {
    return mixedFirst(year, isNewIn, [], (join, chosen) =>
      chooseDue({ ...choosing, join }, candidates, ROUND_LENGTH, chosen),
    );
  }
  if (focus?.kind !== 'objective') return [];
  const set = YEAR_GROUPS.flatMap(itemsOf)
    .filter((grammar) => objectiveOf(grammar) === focus.objective)
    .map((grammar) => candidateOf(grammar, false));
  return mixedFirst(year, isAskedOnce, [], (join, chosen) =>
    chooseSet({ ...choosing, join }, set, ROUND_LENGTH, chosen),
  );
}

type Fits = (round: readonly Asked[], candidate: Asked) => boolean;
type Join = (candidate: Asked, round: readonly Asked[]) => Asked | null;

/**
 * Chooses so that forms can be mixed; where that fills no round, because the few items of other forms are harder than what came
 * first, once more with those first. What is still missing then is chosen without mixing.
 */
function mixedFirst(
  year: YearGroup,
  fits: Fits,
  chosen: readonly Asked[],
  chooseMore: (join: Join, chosen: readonly Asked[]) => Asked[],
): Asked[] {
  const mixed = chooseMore(joinIf(mixing(year, fits)), chosen);
  if (mixed.length === ROUND_LENGTH) return mixed;
  const others = chooseMore(joinIf(breaking(year, fits)), chosen);
  const withOthersFirst = chooseMore(joinIf(mixedAlready(year, fits)), others);
  const best = withOthersFirst.length > mixed.length ? withOthersFirst : mixed;
  return best.length < ROUND_LENGTH ? chooseMore(joinIf(fits), best) : best;
}

/** As many items of other forms as keep ten questions from having five of one in four in a row. */
const BREAKS = 2;

/** Whether a candidate of another form fits, and the round has too few of those. */
function breaking(year: YearGroup, fits: Fits): Fits {
  return (round, candidate) =>
    !isChoice(candidate.grammar) &&
    round.filter(({ grammar }) => !isChoice(grammar)).length < BREAKS &&
    mixing(year, fits)(round, candidate);
}

/** Whether a candidate fits, and forms can still be mixed with it. */
function mixing(year: YearGroup, fits: Fits): Fits {
  return (round, candidate) =>
    fits(round, candidate) && isMixable(stepsOf(year, [...round, candidate]), ROUND_LENGTH);
}

/** Whether a candidate fits, and forms are mixed with it as the round stands. */
function mixedAlready(year: YearGroup, fits: Fits): Fits {
  return (round, candidate) =>
    fits(round, candidate) && isMixable(stepsOf(year, [...round, candidate]), round.length + 1);
}

function joinIf(fits: Fits): Join {
  return (candidate, round) => (fits(round, candidate) ? candidate : null);
}

function objectiveOf({ objective }: GuruItem): string {
  return objective;
}

/** Earlier years first, then by level, then later years: the steps of a round, each with its items. */
function stepsOf(year: YearGroup, round: readonly Asked[]): GuruItem[][] {
  const ease = (item: GuruItem) => {
    const difference = yearOf(item) - year;
    if (difference === 0) return item.level;
    return difference > 0 ? Infinity : 0;
  };
  const steps: GuruItem[][] = [];
  const inTurn = round
    .map(({ grammar }) => grammar)
    .toSorted((a, b) => compare(ease(a), ease(b)) || a.level - b.level);
  for (const item of inTurn) {
    const step = steps.at(-1);
    const [last] = step ?? [];
    const isSameStep = last && ease(last) === ease(item) && last.level === item.level;
    if (step && isSameStep) step.push(item);
    else steps.push([item]);
  }
  return steps;
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** The year of an objective such as 'Y3.GR.4'. */
function yearOf({ objective }: GuruItem): number {
  return Number(objective.charAt(1));
}

function unseenFirst(items: readonly Asked[], recent: readonly string[]): Asked[] {
  const lastMet = new Map(recent.map((id, index) => [id, recent.length - index]));
  const whenMet = ({ item }: Asked) => lastMet.get(item) ?? 0;
  const met = items.filter(({ item }) => lastMet.has(item));
  return [
    ...items.filter(({ item }) => !lastMet.has(item)),
    ...met.toSorted((a, b) => whenMet(a) - whenMet(b)),
  ];
}

/** What is chosen already, and the first `count` candidates that are unlike each other and unlike that. */
function choose(
  attempts: readonly Fits[],
  candidates: readonly Asked[],
  chosen: readonly Asked[],
  count: number,
): Asked[] {
  const round = [...chosen];
  for (const fits of attempts) {
    for (const candidate of candidates) {
      if (round.length === chosen.length + count) return round;
      if (fits(round, candidate)) round.push(candidate);
    }
  }
  return round;
}

/** Whether a candidate asks something else than the round so far and does not make its concept too frequent. */
function isNewIn(round: readonly Asked[], candidate: Asked): boolean {
  const sameConcept = round.filter(({ objective }) => objective === candidate.objective);
  return (
    sameConcept.length < MOST_OF_A_CONCEPT &&
    isAskedOnce(round, candidate) &&
    sameConcept.every(({ fact }) => fact !== candidate.fact)
  );
}

/** Whether nothing in the round looks the same: other forms give one instruction with other words each time. */
function isAskedOnce(round: readonly Asked[], candidate: Asked): boolean {
  return round.every(
    ({ grammar, fact }) =>
      grammar.question !== candidate.grammar.question ||
      (!isChoice(candidate.grammar) && fact !== candidate.fact),
  );
}

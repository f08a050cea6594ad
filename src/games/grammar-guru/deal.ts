// Deals one round of grammar questions: a small lesson from easy to harder.
import {
  chooseDue,
  chooseOthers,
  chooseRound,
  chooseSet,
  chooseWithinLimits,
  choosingFrom,
  mostDue,
  poolOf,
  type Candidate,
  type Choosing,
  type Pool,
} from '#games/kit/rules/choose.ts';
import type { Focus } from '#games/kit/rules/focus.ts';
import type {
  Dealer,
  Dealing,
  PaperDealer,
  QuestionDealer,
  Repertoire,
} from '#games/kit/rules/game.ts';
import { askedIn, drawnFrom, withReasonsBeside } from '#games/kit/rules/quiz-start.ts';
import { YEAR_GROUPS, yearsUpTo, type YearGroup } from '#shared/years.ts';
import { BANKS } from './banks.ts';
import { dealItem } from './forms/deal.ts';
import { dealForm, inWords, type GuruItem } from './forms/dealers.ts';
import type { DealtQuestion, FormName } from './forms/forms.ts';
import { isChoice, isMixable, isMixableAnyhow, mixForms } from './mixing.ts';
import { onPaper } from './paper.ts';
import { questionSchema } from './question.ts';
import type { GuruStart } from './start.ts';

const ROUND_LENGTH = 10;
const MOST_OF_A_CONCEPT = 3;
const LEVELS = 3;
/** A page takes as long as four other questions. There is no clock, but a round should not be twice as long as the last. */
const MOST_OF_A_FORM: Readonly<Partial<Record<FormName, number>>> = { mend: 1, surgery: 2 };

interface Asked extends Candidate {
  grammar: GuruItem;
  /** Distinguishes it from other items on the same concept. */
  fact: string;
  /** Its place in a round: earlier years first, then by level, then later years. */
  step: number;
}

/** The candidates for a year's rounds: the year's bank, and what the pupil has met of earlier years' banks. */
function poolFor(year: YearGroup, isAsked: (item: GuruItem) => boolean): Pool<Asked> {
  const candidates = (years: readonly YearGroup[]) =>
    years
      .flatMap((other) => BANKS[other])
      .filter(isAsked)
      .map((grammar) => candidateOf(grammar, year, yearOf(grammar) !== year));
  return poolOf(candidates([year]), candidates(yearsUpTo(year).slice(0, -1)));
}

function candidateOf(grammar: GuruItem, year: YearGroup, isEarlier: boolean): Asked {
  const { id, objective, level } = grammar;
  const fact = inWords(grammar).answer.toLowerCase();
  const step = LEVELS * Math.sign(yearOf(grammar) - year) + level;
  return { item: id, objective, level, isEarlier, dealtAs: id, grammar, fact, step };
}

/** Each year's pool, made at its first use: all at once would take a tenth of a second, in which nobody else is answered. */
function poolsOf(isAsked: (item: GuruItem) => boolean): (year: YearGroup) => Pool<Asked> {
  const pools = new Map<YearGroup, Pool<Asked>>();
  return (year) => {
    const pool = pools.get(year) ?? poolFor(year, isAsked);
    pools.set(year, pool);
    return pool;
  };
}

const inAllForms = poolsOf(() => true);
const asChoices = poolsOf(isChoice);
/** A page to mend is too long for a practice sheet. */
const forPaper = poolsOf(({ form }) => form !== 'mend');

const ITEMS = YEAR_GROUPS.flatMap((year) => BANKS[year]);
const objectives = new Set(ITEMS.map(({ objective }) => objective));

export const repertoire: Repertoire = {
  objectives: async () => objectives,
  asks: (item, { year }) => inAllForms(year).placesOf.has(item),
};

export const dealStart: Dealer<GuruStart> = (dealing) => {
  const questions = dealRound(dealing);
  return {
    ...withReasonsBeside(questions),
    drawn: drawnFrom({ questions }),
    asked: askedIn(questions),
  };
};

/** Ten questions with four options each, without the fields only a deal includes. */
export const dealQuestions: QuestionDealer = (dealing) =>
  chooseItems(dealing, asChoices(dealing.year)).map((item) =>
    questionSchema.parse(dealForm(item, dealing.random)),
  );

/** The questions of a practice sheet, from easy to harder; their forms need no mixing. */
export const dealPaper: PaperDealer = ({ year, random, memory }, count) => {
  const pool = forPaper(year);
  const choosing = choosingFrom(pool, { memory, random, recent: [] }, joinIf(isNewIn));
  const due = chooseDue({ ...choosing, join: joinIf(isAskedOnce) }, count);
  const round = stepsOf(chooseRound(choosing, pool, count, due)).flat();
  return round.map((item) => onPaper(dealForm(item, random)));
};

/**
 * Ten questions for a year by the pupil's memory (D9), no two alike, at most three on a concept, from easy to harder: each concept
 * of the year's bank in its turn, due ones from earlier banks too. A teacher's set items come first (D11), as many as the banks
 * have.
 */
export function dealRound(dealing: RoundDealing): DealtQuestion[] {
  return chooseItems(dealing, inAllForms(dealing.year)).map((item) =>
    dealItem(item, dealing.random),
  );
}

type RoundDealing = Pick<Dealing, 'year' | 'random' | 'recent' | 'memory' | 'focus'>;

function chooseItems(
  { year, random, recent, memory, focus = null }: RoundDealing,
  pool: Pool<Asked>,
): GuruItem[] {
  const choosing = choosingFrom(pool, { memory, random, recent }, joinIf(isNewIn));
  const focused = chooseFocused({ choosing, year, focus });
  const limits = {
    count: ROUND_LENGTH,
    mostWithDue: focused.length + mostDue(ROUND_LENGTH - focused.length),
  };
  const chooseMore = pool === asChoices(year) ? unmixed : mixedFirst;
  const withinLimits = chooseMore(isNewIn, focused, (join, chosen) =>
    chooseWithinLimits({ ...choosing, join }, pool, limits, chosen),
  );
  const round = chooseOthers(choosing, pool, withinLimits, ROUND_LENGTH);
  return mixForms(stepsOf(round), random);
}

interface Focusing {
  choosing: Choosing<Asked, Asked>;
  year: YearGroup;
  focus: Focus | null;
}

function chooseFocused({ choosing, year, focus }: Focusing): Asked[] {
  if (focus?.kind === 'due') {
    return mixedFirst(isNewIn, [], (join, chosen) =>
      chooseDue({ ...choosing, join }, ROUND_LENGTH, chosen),
    );
  }
  if (focus?.kind !== 'objective') return [];
  const set = ITEMS.filter(({ objective }) => objective === focus.objective).map((grammar) =>
    candidateOf(grammar, year, false),
  );
  return mixedFirst(isAskedOnce, [], (join, chosen) =>
    chooseSet({ ...choosing, join }, set, ROUND_LENGTH, chosen),
  );
}

type Fits = (round: readonly Asked[], candidate: Asked) => boolean;
type Join = (candidate: Asked, round: readonly Asked[]) => Asked | null;

/**
 * Chooses so that forms can be mixed. If that does not fill a round, because the few items of other forms are too hard to fit
 * later, tries again with those first, then fills the rest without mixing.
 */
function mixedFirst(
  fits: Fits,
  chosen: readonly Asked[],
  chooseMore: (join: Join, chosen: readonly Asked[]) => Asked[],
): Asked[] {
  const mixed = chooseMore(joinIf(mixing(fits)), chosen);
  if (mixed.length === ROUND_LENGTH) return mixed;
  const others = chooseMore(joinIf(breaking(fits)), chosen);
  const withOthersFirst = chooseMore(joinIf(mixedAlready(fits)), others);
  const best = withOthersFirst.length > mixed.length ? withOthersFirst : mixed;
  return best.length < ROUND_LENGTH ? chooseMore(joinIf(fits), best) : best;
}

/** Skips mixing if there is only one form: trying took most of the time. */
const unmixed: typeof mixedFirst = (fits, chosen, chooseMore) => chooseMore(joinIf(fits), chosen);

/** The number of other items that keeps ten questions from having five choices of four in a row. */
const BREAKS = 2;

/** Whether a candidate of another form fits, and the round has too few such items. */
function breaking(fits: Fits): Fits {
  return (round, candidate) =>
    !isChoice(candidate.grammar) &&
    round.filter(({ grammar }) => !isChoice(grammar)).length < BREAKS &&
    mixing(fits)(round, candidate);
}

/** Whether a candidate fits, and forms can still be mixed with it. */
function mixing(fits: Fits): Fits {
  return (round, candidate) => {
    if (!fits(round, candidate)) return false;
    const all = [...round, candidate];
    const others = all.filter(({ grammar }) => !isChoice(grammar)).length;
    return (
      isMixableAnyhow(all.length, others, ROUND_LENGTH) || isMixable(stepsOf(all), ROUND_LENGTH)
    );
  };
}

/** Whether a candidate fits, and the round so far is mixed with it. */
function mixedAlready(fits: Fits): Fits {
  return (round, candidate) =>
    fits(round, candidate) && isMixable(stepsOf([...round, candidate]), round.length + 1);
}

function joinIf(fits: Fits): Join {
  return (candidate, round) => (fits(round, candidate) ? candidate : null);
}

/** The steps of a round, each with its items. */
function stepsOf(round: readonly Asked[]): GuruItem[][] {
  const steps = new Map<number, GuruItem[]>();
  for (const { step, grammar } of round.toSorted((one, other) => one.step - other.step)) {
    const items = steps.get(step);
    if (items) items.push(grammar);
    else steps.set(step, [grammar]);
  }
  return [...steps.values()];
}

/** The year of an objective such as 'Y3.GR.4'. */
function yearOf({ objective }: GuruItem): number {
  return Number(objective.charAt(1));
}

/** Whether a candidate differs from the questions so far and does not make its concept too frequent. */
function isNewIn(round: readonly Asked[], candidate: Asked): boolean {
  const sameConcept = round.filter(({ objective }) => objective === candidate.objective);
  return (
    sameConcept.length < MOST_OF_A_CONCEPT &&
    isAskedOnce(round, candidate) &&
    sameConcept.every(({ fact }) => fact !== candidate.fact)
  );
}

/**
 * Whether no question in the round looks the same, since other forms repeat an instruction with different words, and the round has
 * room for its form.
 */
function isAskedOnce(round: readonly Asked[], candidate: Asked): boolean {
  const { form } = candidate.grammar;
  return (
    round.filter(({ grammar }) => grammar.form === form).length <
      (MOST_OF_A_FORM[form] ?? ROUND_LENGTH) &&
    round.every(
      ({ grammar, fact }) =>
        grammar.question !== candidate.grammar.question ||
        (!isChoice(candidate.grammar) && fact !== candidate.fact),
    )
  );
}

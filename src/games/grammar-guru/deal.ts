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
import { askedIn, drawnFrom } from '#games/kit/quiz-start.ts';
import { shuffle, type Random } from '#games/kit/random.ts';
import { YEAR_GROUPS, yearsUpTo, type YearGroup } from '#shared/years.ts';
import { BANKS } from './banks.ts';
import type { GrammarItem } from './item.ts';
import type { DealtQuestion, GuruStart } from './start.ts';

const ROUND_LENGTH = 10;
/** Of ten questions three revise earlier years, if the bank has them (curriculum mix 70 : 30). */
const REVISION_LENGTH = 3;
const MOST_OF_A_CONCEPT = 3;

interface Asked extends Candidate {
  grammar: GrammarItem;
}

/** What a year's rounds choose from, made once: making it for each round took half of the time of dealing. */
interface Candidates {
  /** The year's bank. */
  own: readonly Asked[];
  /** The banks of the years before, for those who have met their items. */
  before: readonly Asked[];
}

function candidatesOf(year: YearGroup): Candidates {
  const candidates = (bank: readonly GrammarItem[]) =>
    bank.map((grammar): Asked => {
      const { id, objective, level } = grammar;
      return { item: id, objective, level, isEarlier: !isOfYear(year, grammar), grammar };
    });
  const earlier = yearsUpTo(year).slice(0, -1);
  return {
    own: candidates(BANKS[year]),
    before: candidates(earlier.flatMap((other) => BANKS[other])),
  };
}

const CANDIDATES: Readonly<Record<YearGroup, Candidates>> = {
  1: candidatesOf(1),
  2: candidatesOf(2),
  3: candidatesOf(3),
  4: candidatesOf(4),
  5: candidatesOf(5),
  6: candidatesOf(6),
};

const objectives = new Set(YEAR_GROUPS.flatMap((year) => BANKS[year].map(objectiveOf)));
const ids = new Set(YEAR_GROUPS.flatMap((year) => BANKS[year].map(({ id }) => id)));

export const repertoire: Repertoire = {
  objectives: async () => objectives,
  asks: (item) => ids.has(item),
};

export const dealStart: Dealer<GuruStart> = ({ focus = null, ...dealing }) => {
  const { year, random, recent, memory } = dealing;
  const questions =
    memory || focus
      ? dealByMemory(dealing, memory ?? NOTHING_REMEMBERED, focus)
      : deal(year, random, recent);
  return { start: { questions }, drawn: drawnFrom({ questions }), asked: askedIn(questions) };
};

/** Ten questions for a year, no two alike, no concept more than three times; `recent` ids, newest first, come last. */
export const deal: Deal<DealtQuestion> = (year, random, recent) => {
  const bank = unseenFirst(shuffle(random, CANDIDATES[year].own), recent);
  const ownYear = bank.filter(({ isEarlier }) => !isEarlier).map(({ grammar }) => grammar);
  const others = bank.filter(({ isEarlier }) => isEarlier).map(({ grammar }) => grammar);
  const revision = choose(others, [], REVISION_LENGTH);
  const round = [...revision, ...choose(ownYear, revision, ROUND_LENGTH - revision.length)];
  return easyFirst(year, round).map((item) => toQuestion(item, random));
};

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
    join: joinIf(isNewIn),
  };
  const round = chooseRound(
    choosing,
    candidates,
    ROUND_LENGTH,
    chooseFocused(choosing, candidates, focus),
  );
  const items = round.map(({ grammar }) => grammar);
  return easyFirst(year, items).map((item) => toQuestion(item, random));
}

function chooseFocused(
  choosing: Choosing<Asked, Asked>,
  candidates: readonly Asked[],
  focus: Focus | null,
): Asked[] {
  if (focus?.kind === 'due') return chooseDue(choosing, candidates, ROUND_LENGTH);
  if (focus?.kind !== 'objective') return [];
  const set = YEAR_GROUPS.flatMap((year) => BANKS[year])
    .filter((grammar) => objectiveOf(grammar) === focus.objective)
    .map((grammar): Asked => {
      const { id, objective, level } = grammar;
      return { item: id, objective, level, isEarlier: false, grammar };
    });
  return chooseSet({ ...choosing, join: joinIf(isAskedOnce) }, set, ROUND_LENGTH);
}

function joinIf(fits: (round: readonly GrammarItem[], item: GrammarItem) => boolean) {
  return (candidate: Asked, chosen: readonly Asked[]): Asked | null => {
    const round = chosen.map(({ grammar }) => grammar);
    return fits(round, candidate.grammar) ? candidate : null;
  };
}

function objectiveOf({ objective }: GrammarItem): string {
  return objective;
}

/** Earlier years first, then by level, then later years. */
function easyFirst(year: YearGroup, round: readonly GrammarItem[]): GrammarItem[] {
  const ease = (item: GrammarItem) => {
    if (isOfYear(year, item)) return item.level;
    return isOfYearAfter(year, item) ? Infinity : 0;
  };
  return round.toSorted((a, b) => compare(ease(a), ease(b)) || a.level - b.level);
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function isOfYearAfter(year: YearGroup, item: GrammarItem): boolean {
  return !yearsUpTo(year).some((other) => isOfYear(other, item));
}

function isOfYear(year: YearGroup, { objective }: GrammarItem): boolean {
  return objective.startsWith(`Y${year}.`);
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

/** The first `count` candidates that are unlike each other and unlike what is `chosen` already. */
function choose(
  candidates: readonly GrammarItem[],
  chosen: readonly GrammarItem[],
  count: number,
): GrammarItem[] {
  const taken: GrammarItem[] = [];
  for (const candidate of candidates) {
    if (taken.length === count) break;
    if (isNewIn([...chosen, ...taken], candidate)) taken.push(candidate);
  }
  return taken;
}

/** Whether a candidate asks something else than the round so far and does not make its concept too frequent. */
function isNewIn(round: readonly GrammarItem[], candidate: GrammarItem): boolean {
  const sameConcept = round.filter(({ objective }) => objective === candidate.objective);
  return (
    sameConcept.length < MOST_OF_A_CONCEPT &&
    isAskedOnce(round, candidate) &&
    sameConcept.every(({ answer }) => answer.toLowerCase() !== candidate.answer.toLowerCase())
  );
}

function isAskedOnce(round: readonly GrammarItem[], candidate: GrammarItem): boolean {
  return round.every(({ question }) => question !== candidate.question);
}

/** The question as it is dealt: options in random order, misconceptions beside them. */
function toQuestion(item: GrammarItem, random: Random): DealtQuestion {
  const { id, objective, question, answer, wrong, rule } = item;
  const options = shuffle(random, [answer, ...wrong.map(({ text }) => text)]);
  const slips = Object.fromEntries(wrong.map(({ text, slip }) => [text, slip]));
  return { id, objective, question, options, answer, definition: rule, slips };
}

// Deals one round of grammar questions: a small lesson from easy to harder.
import { chooseRound, levelOf, type Candidate } from '#games/kit/choose.ts';
import type { Deal, Dealer } from '#games/kit/game.ts';
import type { MemoryView } from '#games/kit/memory.ts';
import { askedIn, drawnFrom } from '#games/kit/quiz-start.ts';
import { shuffle, type Random } from '#games/kit/random.ts';
import { yearsUpTo, type YearGroup } from '#shared/years.ts';
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

export const dealStart: Dealer<GuruStart> = ({ year, random, recent, memory }) => {
  const questions = memory
    ? dealByMemory(year, random, recent, memory)
    : deal(year, random, recent);
  return { start: { questions }, drawn: drawnFrom({ questions }), asked: askedIn(questions) };
};

/** Ten questions for a year, no two alike, no concept more than three times; `recent` ids, newest first, come last. */
export const deal: Deal<DealtQuestion> = (year, random, recent) => {
  const bank = unseenFirst(shuffle(random, BANKS[year]), recent);
  const ownYear = bank.filter((item) => isOfYear(year, item));
  const others = bank.filter((item) => !isOfYear(year, item));
  const revision = choose(others, [], REVISION_LENGTH);
  const round = [...revision, ...choose(ownYear, revision, ROUND_LENGTH - revision.length)];
  return easyFirst(year, round).map((item) => toQuestion(item, random));
};

/** The same by what a pupil remembers (D9): new questions of the year's bank, due ones of earlier banks as well. */
function dealByMemory(
  year: YearGroup,
  random: Random,
  recent: readonly string[],
  memory: MemoryView,
): DealtQuestion[] {
  const earlier = yearsUpTo(year).slice(0, -1);
  const met = earlier.flatMap((other) => BANKS[other]).filter(({ id }) => memory.items.has(id));
  const candidates = [...BANKS[year], ...met].map((grammar) => {
    const { id, objective, level } = grammar;
    return { item: id, objective, level, isEarlier: !isOfYear(year, grammar), grammar };
  });
  const round = chooseRound(
    {
      memory,
      random,
      level: levelOf(memory, candidates),
      isRecent: ({ item }) => recent.includes(item),
      join: (candidate, chosen: readonly Asked[]) =>
        isNewIn(
          chosen.map(({ grammar }) => grammar),
          candidate.grammar,
        )
          ? candidate
          : null,
    },
    candidates,
    ROUND_LENGTH,
  );
  const items = round.map(({ grammar }) => grammar);
  return easyFirst(year, items).map((item) => toQuestion(item, random));
}

/** Earlier years first, then by level. */
function easyFirst(year: YearGroup, round: readonly GrammarItem[]): GrammarItem[] {
  const ease = (item: GrammarItem) => (isOfYear(year, item) ? item.level : 0);
  return round.toSorted((a, b) => ease(a) - ease(b));
}

function isOfYear(year: YearGroup, { objective }: GrammarItem): boolean {
  return objective.startsWith(`Y${year}.`);
}

function unseenFirst(items: readonly GrammarItem[], recent: readonly string[]): GrammarItem[] {
  const lastMet = new Map(recent.map((id, index) => [id, recent.length - index]));
  const whenMet = ({ id }: GrammarItem) => lastMet.get(id) ?? 0;
  const met = items.filter((item) => whenMet(item) > 0);
  return [
    ...items.filter((item) => whenMet(item) === 0),
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
    round.every(({ question }) => question !== candidate.question) &&
    sameConcept.every(({ answer }) => answer.toLowerCase() !== candidate.answer.toLowerCase())
  );
}

/** The question as it is dealt: options in random order, misconceptions beside them. */
function toQuestion(item: GrammarItem, random: Random): DealtQuestion {
  const { id, objective, question, answer, wrong, rule } = item;
  const options = shuffle(random, [answer, ...wrong.map(({ text }) => text)]);
  const slips = Object.fromEntries(wrong.map(({ text, slip }) => [text, slip]));
  return { id, objective, question, options, answer, definition: rule, slips };
}

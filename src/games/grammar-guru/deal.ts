// Deals one round of grammar questions: a small lesson from easy to harder.
import type { Deal, Dealer } from '#games/kit/game.ts';
import { shuffle, type Random } from '#games/kit/random.ts';
import { BANKS } from './banks.ts';
import { drawnFrom } from '#games/kit/quiz-start.ts';
import type { GrammarItem } from './item.ts';
import type { GuruStart } from './start.ts';

const ROUND_LENGTH = 10;
/** Of ten questions three revise earlier years, if the bank has them (curriculum mix 70 : 30). */
const REVISION_LENGTH = 3;
const MOST_OF_A_CONCEPT = 3;

type DealtQuestion = GuruStart['questions'][number];

export const dealStart: Dealer<GuruStart> = (year, random, recent) => {
  const questions = deal(year, random, recent);
  return { start: { questions }, drawn: drawnFrom({ questions }) };
};

/** Ten questions for a year, no two alike, no concept more than three times; `recent` ids, newest first, come last. */
export const deal: Deal<DealtQuestion> = (year, random, recent) => {
  const bank = unseenFirst(shuffle(random, BANKS[year]), recent);
  const isRevision = ({ objective }: GrammarItem) => !objective.startsWith(`Y${year}.`);
  const revision = choose(bank.filter(isRevision), [], REVISION_LENGTH);
  const ownYear = bank.filter((item) => !isRevision(item));
  const round = [...revision, ...choose(ownYear, revision, ROUND_LENGTH - revision.length)];
  const ease = (item: GrammarItem) => (isRevision(item) ? 0 : item.level);
  return round.toSorted((a, b) => ease(a) - ease(b)).map((item) => toQuestion(item, random));
};

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

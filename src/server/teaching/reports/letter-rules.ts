// What a letter to parents may say: nothing based on too little data, and no comparison with other children.
import type { LetterItem } from '#shared/contract/class-reports.ts';
import { ENOUGH_ANSWERS, ENOUGH_ROUNDS, SECURE_SHARE } from '#shared/honest-figures.ts';
import { FLOWER_DAYS } from '../../memory/garden.ts';
import { labelWith, ownWordOf, type OwnWordLabels } from '../../memory/label.ts';
import { dueOn, recall } from '../../memory/schedule.ts';
import type { States } from '../../memory/apply-round.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { dayAfter } from '../../platform/utc-day.ts';
import { roundCounts, type ObjectiveTally, type PlayedRound } from './tally.ts';

/** Keeps the letter on one page. */
const SECURE_MAX = 6;
const PRACTISING_MAX = 4;
const KNOWN_MAX = 12;
const COMING_BACK_MAX = 8;
/** Items due within this many days come back soon. */
const SOON_DAYS = 7;

const shareOf = ({ right, answers }: ObjectiveTally) => right / answers;

/** Whether there are too few rounds to say what somebody knows. */
export function isTooEarly(rounds: readonly PlayedRound[]): boolean {
  return roundCounts(rounds).verified < ENOUGH_ROUNDS;
}

/**
 * Objectives with enough answers: those nearly always right, most answered first; and the others, least right first.
 */
export function sortObjectives(tallies: readonly ObjectiveTally[]): {
  secure: ObjectiveTally[];
  practising: ObjectiveTally[];
} {
  const judged = tallies.filter(({ answers }) => answers >= ENOUGH_ANSWERS);
  const isSecure = (tally: ObjectiveTally) => shareOf(tally) >= SECURE_SHARE;
  return {
    secure: judged
      .filter(isSecure)
      .toSorted((a, b) => b.answers - a.answers)
      .slice(0, SECURE_MAX),
    practising: judged
      .filter((tally) => !isSecure(tally))
      .toSorted((a, b) => shareOf(a) - shareOf(b))
      .slice(0, PRACTISING_MAX),
  };
}

interface ShortList {
  rows: LetterItem[];
  total: number;
}

/**
 * Words and facts, which parents can practise: those in flower and not due, best remembered first; and those due within
 * a week, least recalled first. A word with both a meaning and a spelling counts once, in the second list if it belongs
 * to both.
 */
export function sortItems(
  memories: States,
  ownWords: OwnWordLabels,
  now: Date,
): { known: ShortList; comingBack: ShortList } {
  const today = schoolDay(now);
  const soon = dayAfter(today, SOON_DAYS);
  const items = [...memories].flatMap(([item, state]) => {
    const kind = kindOf(item);
    const label = labelWith(item, ownWords);
    return kind === null || label === null ? [] : [{ kind, label, state, due: dueOn(state) }];
  });
  const comingBack = items
    .filter(({ due }) => due <= soon)
    .toSorted((a, b) => recall(a.state, now) - recall(b.state, now));
  const isBack = new Set(comingBack.map(sameWord));
  const known = items
    .filter((item) => item.state.stability >= FLOWER_DAYS && !isBack.has(sameWord(item)))
    .toSorted((a, b) => b.state.stability - a.state.stability);
  return {
    known: shortList(known, KNOWN_MAX),
    comingBack: shortList(comingBack, COMING_BACK_MAX),
  };
}

function shortList(items: readonly LetterItem[], max: number): ShortList {
  const once = new Map(
    items.map((item) => [sameWord(item), { kind: item.kind, label: item.label }]),
  );
  return { rows: [...once.values()].slice(0, max), total: once.size };
}

/** Equal for a word with a capital in a teacher's list and without one among the games' own. */
const sameWord = ({ label }: LetterItem) => label.toLowerCase();

/** The label of any other item says less than its objective does. */
function kindOf(item: string): LetterItem['kind'] | null {
  if (item.startsWith('word/') || ownWordOf(item) !== null) return 'word';
  return item.startsWith('fact/') ? 'fact' : null;
}

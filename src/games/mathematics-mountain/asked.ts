// The maths question types and facts as teachers see them.
import type { GameItems } from '#games/kit/rules/asked.ts';
import type { AskedItem } from '#games/kit/rules/memory.ts';
import { seededRandom, shuffle } from '#games/kit/rules/random.ts';
import type { YearGroup } from '#shared/years.ts';

import { toDealt } from './deal.ts';
import { describe } from './describe.ts';
import { formOf } from './forms/forms.ts';
import { askableOf } from './question-types/askable.ts';
import { MISCONCEPTIONS } from './question-types/misconceptions.ts';
import type { MathsItem } from './question-types/question-type.ts';
import { askedInRounds } from './question-types/deal-round.ts';
import { ALL_TYPES, DEALT_TYPES, TIMED_DEALT_TYPES } from './question-types/types.ts';

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(MISCONCEPTIONS));

export const items: GameItems = {
  askedIn: async (year) => askedIn(year),
  withoutClock: (objective) =>
    ALL_TYPES.filter((type) => type.objective === objective)
      .flatMap(askableOf)
      .map(({ item }) => item),
  async questionOf(item, objective, slip, random) {
    const types = ALL_TYPES.filter(
      (type) => type.id === item || (type.objective === objective && item.startsWith('fact/')),
    );
    const all = types.flatMap(askableOf).filter((one) => one.item === item);
    const askable = random ? shuffle(random, all) : all;
    const inviting = ({ slips }: MathsItem) =>
      slips.some(({ misconception }) => misconception === slip);
    for (const isWanted of slip === null ? [() => true] : [inviting, () => true]) {
      for (const { draw } of askable) {
        const question = draw(random ?? seededRandom(1), isWanted);
        if (question) return toQuestion(question, slip);
      }
    }
    return null;
  },
  slipText(slip) {
    const text = TEXTS.get(slip);
    return text === undefined ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
};

/**
 * Questions that can be asked against the clock, as nearly all pupils play. For objectives without such questions,
 * those that are asked without a clock.
 */
function askedIn(year: YearGroup): AskedItem[] {
  const timed = askedInRounds(year, TIMED_DEALT_TYPES);
  const objectives = new Set(timed.map(({ objective }) => objective));
  const others = askedInRounds(year, DEALT_TYPES);
  return [...timed, ...others.filter(({ objective }) => !objectives.has(objective))];
}

function toQuestion(item: MathsItem, slip: string | null) {
  const { question, answer, explanation, picture, slips } = item;
  const dealt = toDealt(item);
  const { answerText } = formOf(dealt);
  const wrong = slips.filter(({ misconception }) => misconception === slip);
  // What the question cannot be answered without.
  const seen = dealt.form === 'read' && picture ? [describe(picture)] : [];
  const choices = dealt.form === 'choose' ? dealt.options.map((option) => `• ${option}`) : [];
  return {
    question: [question, ...seen, ...choices].join('\n'),
    answer: answerText(dealt, answer),
    wrong: wrong.map((one) => answerText(dealt, one.answer)),
    isExact: false,
    reasons: slips.map((one) => ({ given: answerText(dealt, one.answer), reason: one.reason })),
    rule: explanation,
    start: () => ({ questions: [dealt] }),
  };
}

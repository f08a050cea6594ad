// Year 1: what comes first and last, answered with the number in front of it.
import { every, oneOf } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { capital } from '../wording.ts';

/** Three or more events each, earliest first. */
const IN_ORDER: readonly (readonly string[])[] = [
  ['waking up', 'breakfast', 'lunch', 'home time', 'bedtime'],
  ['yesterday', 'today', 'tomorrow'],
  ['sunrise', 'midday', 'sunset'],
  ['baby', 'child', 'adult'],
];

const event = oneOf(
  ...(['waking up', 'breakfast', 'lunch', 'home time', 'bedtime'] as const),
  ...(['yesterday', 'today', 'tomorrow', 'sunrise', 'midday', 'sunset'] as const),
  ...(['baby', 'child', 'adult'] as const),
);

export const order = [
  questionType({
    id: 'Y1.ME.4/r31',
    level: 'A',
    beside: 9,
    pool: every(oneOf('first', 'last'), event, event, event).where(
      ([, ...events]) => new Set(events).size === 3 && orderOf(events) !== undefined,
    ),
    write: ([asked, ...events]) => {
      const wanted = orderOf(events)?.at(asked === 'first' ? 0 : -1) ?? '';
      const other = orderOf(events)?.at(asked === 'first' ? -1 : 0) ?? '';
      const answer = 1 + events.findIndex((one) => one === wanted);
      return {
        question: `${events.map((one, index) => `${index + 1} ${one}`).join(', ')}. Which comes ${asked}?`,
        answer,
        explanation: `${capital(wanted)} comes ${asked}, so the answer is ${answer}.`,
        slips: { 'order-swapped': 1 + events.findIndex((one) => one === other) },
      };
    },
  }),
];

/** The events from the earliest to the latest; undefined unless they belong together. */
function orderOf(events: readonly string[]): readonly string[] | undefined {
  return IN_ORDER.find((known) => events.every((one) => known.includes(one)))?.filter((one) =>
    events.includes(one),
  );
}

// Year 1: what comes first and last, answered with the number in front of it.
import { every, oneOf } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { listInWords } from '../wording.ts';

/** Three or more events each, earliest first, and how the first and the last of them are asked for. */
const IN_ORDER: readonly Order[] = [
  {
    events: ['breakfast', 'lunch', 'tea', 'bedtime'],
    first: 'Which comes first in the day',
    last: 'Which comes last in the day',
  },
  {
    events: ['yesterday', 'today', 'tomorrow'],
    first: 'Which day comes first',
    last: 'Which day comes last',
  },
  {
    events: ['sunrise', 'midday', 'sunset'],
    first: 'Which comes first in the day',
    last: 'Which comes last in the day',
  },
  { events: ['baby', 'child', 'adult'], first: 'Who is youngest', last: 'Who is oldest' },
];

interface Order {
  events: readonly string[];
  first: string;
  last: string;
}

const event = oneOf(
  'breakfast',
  'lunch',
  'tea',
  'bedtime',
  'yesterday',
  'today',
  'tomorrow',
  'sunrise',
  'midday',
  'sunset',
  'baby',
  'child',
  'adult',
);

export const order = [
  questionType({
    id: 'Y1.ME.4/r31',
    level: 'A',
    beside: 9,
    pool: every(oneOf('first', 'last'))
      .and(event)
      .and(event)
      .and(event)
      .where(([, ...events]) => new Set(events).size === 3 && knownOrder(events) !== undefined),
    write: ([asked, ...events]) => {
      const known = knownOrder(events);
      const inOrder = known?.events.filter((one) => events.some((given) => given === one)) ?? [];
      const wanted = inOrder.at(asked === 'first' ? 0 : -1) ?? '';
      const other = inOrder.at(asked === 'first' ? -1 : 0) ?? '';
      const answer = 1 + events.findIndex((one) => one === wanted);
      return {
        question: `${events.map((one, index) => `${index + 1} ${one}`).join(', ')}. ${known?.[asked] ?? ''}?`,
        answer,
        explanation: `In order they are ${listInWords(inOrder)}, so the answer is ${answer}.`,
        slips: { 'order-swapped': 1 + events.findIndex((one) => one === other) },
      };
    },
  }),
];

/** The one order that all these events belong to. */
function knownOrder(events: readonly string[]): Order | undefined {
  return IN_ORDER.find((known) => events.every((one) => known.events.includes(one)));
}

// Reasons for wrong answers about money, time, measures, shapes and data.
import type { Misconception } from '../misconceptions.ts';
import { capital, listInWords, num, withArticle } from '../wording.ts';
import { pairOf, partsOf, type Reason, type Wrong } from './wrong.ts';

export const measureReasons = {
  'counts-coins': ({ question }) => {
    const worth = question.match(/£\d+|\d+p/g) ?? [];
    const isNote = question.includes('note');
    const counted =
      isNote && question.includes('coin') ? 'note and the coin' : isNote ? 'notes' : 'coins';
    return `You counted the ${counted}. Add what they are worth: ${listInWords(worth)}.`;
  },
  'school-days-only': ({ given }) => `${given} counts only school days. A week has 7 days.`,
  'order-swapped': ({ given, question }) => {
    const thing = new RegExp(`\\b${given} ([a-z -]+)`).exec(question)?.[1] ?? given;
    const [, asked = ''] = /(Wh\w+ .+)\?$/.exec(question) ?? [];
    return `Number ${given} is “${thing}”. Find ${asked.replace('W', 'w')}.`;
  },
  'hands-swapped': ({ given }) => `The minute hand is at ${given}: the hour hand tells the hour.`,
  'turns-mixed-up': (wrong) => {
    const clock = partsOf(wrong, /from (\d+) to (\d+)/);
    if (clock) {
      return `From ${clock[0] ?? 0} to ${clock[1] ?? 0} is ${wrong.given} steps round the clock. A quarter turn is 3 steps.`;
    }
    return wrong.question.includes('right angles')
      ? `${wrong.given} does not fit: each quarter turn is 1 right angle.`
      : `${wrong.given} does not fit: a whole turn is 4 quarter turns or 2 half turns.`;
  },
  'ignores-key': ({ question }) => {
    const [, thing = '', each = ''] = /^Each (\w+) shows (\d+)/.exec(question) ?? [];
    if (thing) return `You counted each ${thing} as 1. Each ${thing} shows ${each}.`;
    const [, step] = /goes up in (\d+)s/.exec(question) ?? [];
    return step
      ? `You counted each mark as 1. Each mark is ${step}.`
      : 'From one number on the clock to the next there are 5 minutes, not 1.';
  },
  'clock-in-hundreds': clockInHundreds,
  'solid-parts-mixed-up': ({ given }) =>
    `${given} counts other parts: faces are flat, edges are lines and vertices are corners.`,
  'every-month-has-31': ({ given, question }) =>
    `${given} days do not fit ${/in (\w+)\?/.exec(question)?.[1] ?? 'it'}. Some months are shorter.`,
  'wrong-conversion': wrongConversion,
  'morning-hours-left-out': ({ given }) =>
    `On a 24-hour clock ${given} is in the morning. After noon you add 12.`,
  'two-sides-only': (wrong) => {
    const row = partsOf(wrong, /^(\d+) squares of side (\d+)/);
    if (row) {
      const [count = 0, side = 0] = row;
      return `You added ${count * side} and ${side}. Each of these sides is there twice.`;
    }
    const pair = pairOf(wrong, (a, b) => a + b === wrong.value);
    if (!pair) {
      const all = wrong.question.includes('triangle')
        ? 'A triangle has three'
        : 'A square has four';
      return `You added only two sides of ${wrong.value / 2}. ${all}.`;
    }
    const [one, other] = pair;
    return wrong.question.includes('Area')
      ? `You added ${one} and ${other}. For the area you multiply: ${one} × ${other}.`
      : `You added ${one} and ${other}. There are two sides of each length.`;
  },
  'area-for-perimeter': ({ given }) =>
    `${given} is the area inside. The perimeter is the distance all the way round.`,
  'perimeter-for-area': ({ question, numbers: [a = 0, b = 0, c = 0] }) => {
    if (question.includes('same area'))
      return `You added ${a} and ${b} and took ${c} away. An area is length × width.`;
    return question.startsWith('Rectangle area')
      ? `You used ${a} as the perimeter. It is the area, so divide: ${a} ÷ ${b}.`
      : `You added ${a} and ${b} twice. For the area you multiply: ${a} × ${b}.`;
  },
  'counts-sides-inside': ({ given, numbers: [count = 0, side = 0] }) =>
    `${given} is ${count} × ${4 * side}. The sides between the squares are inside.`,
  'forgets-to-halve': ({ given, numbers: [a = 0, b = 0] }) =>
    `${given} is ${a} × ${b}. A triangle is half of that.`,
  'formula-for-any-shape': ({ given, question }) => {
    const [, name = 'shape'] = new RegExp(`[:,] ${given} ([a-z -]+)`).exec(question) ?? [];
    return `Shape ${given} is ${withArticle(name)}. The formula does not fit it.`;
  },
  'wrong-angle-total': angleTotal,
  'angle-kinds-mixed-up': ({ given, question }) => {
    const [kind = 'acute'] = /acute|obtuse|reflex/.exec(question) ?? [];
    return `${given} does not fit: ${kind === 'acute' ? 'an' : kind === 'obtuse' ? 'an' : 'a'} ${kind} angle ${ANGLES[kind] ?? ''}.`;
  },
  'coordinates-swapped': ({ question }) => {
    const [point = '', x = '', y = ''] = /\((−?\d+), (−?\d+)\)/.exec(question) ?? [];
    const isFirst = question.includes('First number');
    return `You used the ${isFirst ? y : x} of ${point}. The ${isFirst ? 'first' : 'second'} number is ${isFirst ? x : y}.`;
  },
  'total-for-mean': ({ numbers }) =>
    `You added ${listInWords(numbers)}. Now divide by ${numbers.length}.`,
} satisfies Partial<Record<Misconception, Reason>>;

const ANGLES: Readonly<Record<string, string>> = {
  acute: 'is less than 90°',
  obtuse: 'is between 90° and 180°',
  reflex: 'is more than 180°',
};

function clockInHundreds(wrong: Wrong): string {
  const { given, question } = wrong;
  const times = [...question.matchAll(/(\d+):(\d+)/g)].map(([, hours = '', minutes = '']) =>
    Number(hours + minutes),
  );
  if (times.length === 2) {
    return `${given} is ${times[1] ?? 0} − ${times[0] ?? 0}, but an hour has 60 minutes.`;
  }
  const to = partsOf(wrong, /^(\d+) minutes? to/);
  if (to) return `${to[0] ?? 0} and ${given} make 100, but an hour has 60 minutes.`;
  const hours = partsOf(wrong, /(\d+) hours/);
  if (hours)
    return `${hours[0] ?? 0} hours are not ${(hours[0] ?? 0) * 100} minutes. An hour has 60 minutes.`;
  const [small = 'minutes', large = 'an hour'] = question.includes('seconds')
    ? ['seconds', 'a minute']
    : [];
  return wrong.value === 100
    ? `There are 60 ${small} in ${large}, not 100.`
    : `${given} would be right with 100 ${small} in ${large}, but there are 60.`;
}

function wrongConversion(wrong: Wrong): string {
  const { given, value, answer, question, numbers } = wrong;
  if (question.includes('%'))
    return `${given} is 10% of ${num(numbers.at(-1) ?? 0)}. 1% is a tenth of that.`;
  if (question.includes('24-hour'))
    return `You added 10 to ${numbers[0] ?? 0}. After noon you add 12.`;
  if (question.startsWith('£')) return `${given} is in pounds. 1 pound is 100 pence.`;
  const [, large = '', small = ''] =
    /^(?:An? )?[\d.]+ ([a-z]+)(?: bag.*?\. |[^=]*= \? )([A-Za-z]+)/.exec(question) ?? [];
  const [size = 1] = numbers;
  const extra = partsOf(wrong, /^[\d.]+ [a-z]+ (?:\+ )?(\d+)/)?.[0] ?? 0;
  const used = Math.round(
    ((value - extra) / size) * (question.includes('equal parts') ? (numbers[1] ?? 1) : 1),
  );
  const right = Math.round(
    ((answer - extra) / size) * (question.includes('equal parts') ? (numbers[1] ?? 1) : 1),
  );
  if (used === 1)
    return `${given} is in ${large}. 1 ${large} is ${num(right)} ${small.replace('Grams', 'g')}.`;
  return `${given} would be right with ${num(used)} ${small.replace('Grams', 'g')} in 1 ${large.replace(/s$/, '')}, but there are ${num(right)}.`;
}

const TOTALS = [90, 180, 360];

/** Angles that make a total though they are not all the angles of their shape. */
const TOGETHER = [
  ['right-angled', 'the two smaller angles'],
  ['rhombus', 'two angles side by side'],
  ['parallelogram', 'two angles side by side'],
] as const;

function angleTotal(wrong: Wrong): string {
  const { given, value, answer, numbers, question } = wrong;
  if (/isosceles/i.test(question)) {
    const from = question.includes('top angle') ? 360 : value + 180 - answer;
    return `You started from ${from}°. The angles of a triangle make 180° together.`;
  }
  const known = [...question.matchAll(/(\d+)°/g)].reduce(
    (sum, [, angle]) => sum + Number(angle),
    0,
  );
  const right = TOTALS.find((total) => total === answer + known);
  const from = value + known;
  if (right !== undefined && from !== right && !numbers.includes(value)) {
    const [, which = 'the angles'] = TOGETHER.find(([shape]) => question.includes(shape)) ?? [];
    return TOTALS.includes(from)
      ? `You started from ${from}°. ${capital(which)} make ${right}° together.`
      : `With ${given}° ${which} make ${from}° together, not ${right}°.`;
  }
  if (numbers.includes(value)) return `${given}° is the angle that you know already.`;
  return `${given}° and ${known}° make ${value + known}°. Opposite angles are equal.`;
}

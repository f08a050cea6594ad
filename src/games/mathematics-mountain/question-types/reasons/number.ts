// Reasons for wrong answers about counting, place value, order and rounding.
import type { Misconception } from '../misconceptions.ts';
import { counted, inWords, num } from '../wording.ts';
import {
  digitOf,
  inPlace,
  inWholes,
  partsOf,
  placeOf,
  sumOf,
  type Reason,
  type Wrong,
} from './wrong.ts';

export const numberReasons = {
  'counts-start-number': countedTheStart,
  'decade-boundary': ({ given, value, answer, numbers }) => {
    const last = numbers.at(-1) ?? 0;
    if (answer > last) return `${given} is less than ${last}, but you count on.`;
    return value > last
      ? `${given} is more than ${last}, but you count back.`
      : `${given} is ten less than ${last}. Go back only one.`;
  },
  'teen-and-ty': otherWord,
  'digits-swapped': (wrong) => {
    const [many = 0, big = 0, few = 0, small = 1] = wrong.numbers;
    if (big === 0) return otherWord(wrong);
    const told = (one: number, other: number) =>
      `${inPlace(one, big)} and ${inPlace(other, small)}`;
    return `${wrong.given} is ${told(few, many)}. Here are ${told(many, few)}.`;
  },
  'counts-in-ones': ({ numbers: [a = 0, b = 0, c = 0] }) =>
    `You took a step of 1. Each step is ${num(Math.abs(b - a))}: ${num(a)}, ${num(b)}, ${num(c)}.`,
  'wrong-direction': wentTheOtherWay,
  'wrong-column': otherColumn,
  'digit-not-value': digitAlone,
  'more-and-less-swapped': comparedTheOtherWay,
  'compares-last-digit': ({ given, value }) =>
    `The ${value % 10} of ${given} is its last digit. Compare the first digits first.`,
  'odd-and-even-swapped': ({ given, value }) =>
    `${given} is ${value % 2 === 0 ? 'even' : 'odd'}, because it ends in ${value % 10}.`,
  'roman-adds-every-letter': ({ given, question }) =>
    `${given} adds every letter of ${/[IVXLCDM]{2,}/.exec(question)?.[0] ?? 'it'}. A smaller letter in front is taken away.`,
  'rounds-wrong-place': ({ given, value, question, numbers: [n = 0, unit = 1] }) => {
    if (question.includes('whole number'))
      return `${given} is far too large: ${n} is between ${Math.floor(n)} and ${Math.ceil(n)}.`;
    return value % unit === 0
      ? `${given} is ${num(Math.abs(n - value))} away from ${num(n)}. There is a nearer multiple of ${num(unit)}.`
      : `${given} is not a multiple of ${num(unit)}. Round ${num(n)} to the nearest ${num(unit)}.`;
  },
  'rounds-down': (wrong) => roundedFrom(wrong),
  'rounds-up': (wrong) => roundedFrom(wrong),
  'exact-for-estimate': ({ given, question }) => {
    const [, sum = ''] = /^Estimate (.+) with/.exec(question) ?? [];
    return `${given} is exactly ${sum}. Round both numbers first.`;
  },
  'zero-lost-or-extra': zeros,
  'difference-across-zero': ({ given, numbers: [a = 0, b = 0] }) =>
    `${given} is ${Math.max(a, b)} − ${Math.min(a, b)}, but zero lies in between. Count to zero and then on.`,
  'ignores-minus-sign': (wrong) => {
    const [below = 0] = partsOf(wrong, /−(\d+)/) ?? [];
    return `You started from ${below}. The number is −${below}, which is below zero.`;
  },
} satisfies Partial<Record<Misconception, Reason>>;

function otherWord({ given, value, answer }: Wrong): string {
  return `${given} is ${inWords(value)}. The word here is ${inWords(answer)}.`;
}

function countedTheStart({ question, numbers: [a = 0, b = 0] }: Wrong): string {
  if (question.startsWith('Ruler'))
    return 'You counted the mark at 0. The first cm goes from 0 to 1.';
  if (question.includes('double')) {
    return `Double ${a} is ${a} and ${a} more. Count on from ${a}: the first number is ${a + 1}.`;
  }
  const isBack = / − |back|left\?$/.test(question);
  const back = isBack ? 'back ' : '';
  const first = num(isBack ? a - 1 : a + 1);
  if (/steps\?$| [+−] \? =/.test(question)) {
    return `The first step goes ${back}from ${a} to ${first}. Do not count ${a} as a step.`;
  }
  const step = b === 1 ? 'The one step' : `The first of the ${b} steps`;
  return `Start at ${a}. ${step} goes ${back}to ${first}.`;
}

function wentTheOtherWay({ given, value, answer, question, numbers }: Wrong): string {
  const move = /(\d+) (left|right|up|down)/g;
  const isFirst = question.includes('First number');
  const asked = [...question.matchAll(move)].find(
    ([, , way = '']) => isFirst === (way === 'left' || way === 'right'),
  );
  if (asked) {
    const [, by = '', way = ''] = asked;
    const here = num((value + answer) / 2);
    const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' }[way] ?? way;
    return `From ${here}, ${given} is ${by} ${opposite}. The move is ${by} ${way}.`;
  }
  const terms = question.includes('/') ? numbers.filter((_, index) => index % 2 === 0) : numbers;
  const [a = 0, b = 0, c = 0] = terms;
  const [goes, went] = b > a ? ['up', 'down'] : ['down', 'up'];
  return `The numbers go ${goes}: ${a}, ${b}, ${c}. You went ${went} to ${given}.`;
}

function otherColumn(wrong: Wrong): string {
  const { given, value, answer, question, numbers } = wrong;
  const n = numbers.at(-1) ?? 0;
  if (/ (more|less) than /.test(question)) {
    const way = value > n ? 'more' : 'less';
    return `${given} is ${num(Math.abs(value - n))} ${way} than ${num(n)}, not ${num(Math.abs(answer - n))} ${way}.`;
  }
  const isValue = question.startsWith('What is the value');
  if (isValue || question.includes('+ ? +')) {
    const whole = isValue ? n : (numbers[0] ?? 0);
    const digit = Number(given.charAt(0));
    return `${given} is ${inPlace(digit, placeOf(value))}. In ${num(whole)} the ${digit} means ${inPlace(digit, placeOf(answer))}.`;
  }
  const [a = 0, b = 0] = numbers;
  const change = num(Math.abs(value - a));
  return value > a
    ? `You added ${change} to ${num(a)}. Here you add ${num(b)}.`
    : `You took ${change} from ${num(a)}. Here you take ${num(b)}.`;
}

function digitAlone(wrong: Wrong): string {
  const { given, value, answer, question, numbers } = wrong;
  const boxes = partsOf(wrong, /^(\d+) boxes of (\d+) pens and (\d+)/);
  if (boxes) {
    const [many = 0, big = 0, few = 0] = boxes;
    return `You put ${many} and ${few} side by side. ${many} boxes of ${big} make ${num(many * big)}.`;
  }
  const [, parts = ''] = /^How many (\w+) are in/.exec(question) ?? [];
  const inDecimal = /\d\.\d+/.exec(question)?.[0];
  if (inDecimal) return `${given} is only a part of ${inDecimal}. Count all the ${parts} in it.`;
  if (parts) return inWholes(wrong, answer / (numbers[0] ?? 1), parts);
  if (question.includes('turn')) {
    const [, kind = 'whole'] = /([a-z-]+) turns?/.exec(question) ?? [];
    const each = counted(answer / value, 'right angle');
    return value === 1
      ? `1 ${kind} turn has ${each}.`
      : `Each ${kind} turn has ${each}, and there are ${value} of these turns.`;
  }
  const whole = question.startsWith('What') ? (numbers.at(-1) ?? 0) : (numbers[0] ?? 0);
  return `The ${value} in ${num(whole)} means ${inPlace(value, placeOf(answer))}, not ${inPlace(value, 1)}.`;
}

const COMPARED: Readonly<Record<string, string>> = {
  smallest: 'smaller',
  largest: 'larger',
  lightest: 'lighter',
  heaviest: 'heavier',
  shortest: 'shorter',
  longest: 'longer',
};

function comparedTheOtherWay({ given, value, answer, question, numbers: [n = 0] }: Wrong): string {
  const step = /^What is (\w+) (more|less) than/.exec(question);
  if (step) {
    const [, by = '', way = ''] = step;
    return `${given} is ${by} ${way === 'more' ? 'less' : 'more'} than ${n}. You need ${by} ${way}.`;
  }
  const [, asked = 'more'] = /^Which is (\w+)/.exec(question) ?? [];
  const thing = (top: number) =>
    new RegExp(`(?<![/\\d])${num(top)}(?![\\d,]*\\d)(/\\d+| [a-z]+(?=[,?]| or))?`).exec(
      question,
    )?.[0] ?? num(top);
  return `${thing(answer)} is ${COMPARED[asked] ?? asked} than ${thing(value)}.`;
}

function roundedFrom({ given, value, answer, question, numbers }: Wrong): string {
  const bar = /halfway between (.+ and .+)\. /.exec(question);
  if (bar) return `The bar stops halfway between ${bar[1] ?? ''}, not at ${given}.`;
  const [, what = ''] = /^Round (.+) to the nearest/.exec(question) ?? [];
  const [a = 0, b = 1] = numbers;
  const exact = what.includes('÷') ? a / b : a;
  // Decimals have rounding errors of their own.
  const isHalfway = Math.abs(Math.abs(exact - value) - Math.abs(answer - exact)) < 1e-9;
  return isHalfway
    ? `${what} is halfway between ${given} and ${num(answer)}, and halfway rounds up.`
    : `${what} is nearer to ${num(answer)} than to ${given}.`;
}

function zeros(wrong: Wrong): string {
  const { given, value, answer, question, numbers } = wrong;
  if (question.startsWith('Write')) {
    if (value < answer)
      return `${given} has no hundreds. A 0 keeps the place of the ${answer % 10 === 0 ? 'ones' : 'tens'}.`;
    const hundreds = digitOf(answer, 100) * 100;
    return `You wrote ${hundreds} and then ${answer % 100}. The ${answer % 100} goes where the zeros are.`;
  }
  const times = num(value > answer ? value / answer : answer / value);
  const size = `${times} times too ${value > answer ? 'large' : 'small'}`;
  const [, estimated] = /^Estimate (.+) with/.exec(question) ?? [];
  const [, converted] = /^([\d.]+ ?\w*) = \?/.exec(question) ?? [];
  const sum = sumOf(wrong) ?? estimated ?? converted;
  return sum
    ? `${given} is ${size} for ${sum}.`
    : `${given} is ${size}. You started with ${num(numbers[0] ?? 0)}.`;
}

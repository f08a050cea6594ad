// Reasons for wrong answers to sums: adding, taking away and what stands on both sides of an equals sign.
import type { Misconception } from '../misconceptions.ts';
import { listInWords, num } from '../wording.ts';
import { digitOf, inPlace, pairOf, partsOf, sumOf, type Reason, type Wrong } from './wrong.ts';

export const sumReasons = {
  'adds-numbers-shown': addedUp,
  'signs-mixed-up': otherSign,
  'one-ten-too-many': ({ given, value, answer, question, numbers }) => {
    const [a = 0, b = 0] = numbers;
    if (question.includes('÷')) {
      return `${given} × ${b} = ${num(value * b)}, which is more than ${num(a)}.`;
    }
    const whole = /minutes (to|past)/.test(question)
      ? 60
      : question.startsWith('£')
        ? 100 * a
        : 100;
    const part = numbers.find((one) => [...numbers, whole].includes(one + answer)) ?? 0;
    return `${part} and ${given} make ${part + value}. That is ten too many.`;
  },
  'equals-as-work-it-out': notEqual,
  'smaller-from-larger': smallerFromLarger,
  'ten-not-carried': notCarried,
  'digits-joined': ({ numbers: [a = 0, b = 0] }) => {
    const ones = (a % 10) + (b % 10);
    return `The ones of ${a} and ${b} make ${ones}. Put the ten of ${ones} with the other tens.`;
  },
  'one-number-left-out': ({ numbers, value }) => {
    const total = numbers.reduce((sum, one) => sum + one, 0);
    const left = numbers.find((one) => total - one === value) ?? 0;
    return `You left out the ${left}. Add all three numbers.`;
  },
  'reads-end-mark': (wrong) => {
    const { given, value, answer, numbers } = wrong;
    const other = numbers.find((one) => Math.abs(one - value) === answer) ?? 0;
    return `${given} is only one of the numbers. Compare it with ${num(other)}.`;
  },
  'plus-before-minus': ({ numbers: [a = 0, b = 0, c = 0] }) =>
    `You added ${b} and ${c} first. Go from left to right: ${a} − ${b}.`,
} satisfies Partial<Record<Misconception, Reason>>;

const isSum = (one: number, other: number, sum: number) => one + other === sum;

function addedUp(wrong: Wrong): string {
  const { given, value, answer, question, numbers } = wrong;
  const pair =
    numbers.length > 1 ? pairOf(wrong, (one, other) => isSum(one, other, value)) : undefined;
  const [one = 0, other = 0] = pair ?? [];
  const added = `You added ${num(one)} and ${num(other)}`;
  const sides = /^(\d+) (\+|×) (\d+) = (\d+) \+ \?/.exec(question);
  if (sides) {
    const [, a = '', sign = '', b = '', c = ''] = sides;
    const total = sign === '+' ? Number(a) + Number(b) : Number(a) * Number(b);
    return `${given} adds ${c} to ${total}. The other side must make ${total}, with ${c} in it.`;
  }
  if (/\? =|= \d+ \+ \?/.test(question)) {
    const way = question.includes('−') ? 'back ' : '';
    const [from, to] = way ? [one, other] : [Math.min(one, other), Math.max(one, other)];
    return from === to
      ? `${added}. ${from} is there already.`
      : `${added}. Count ${way || 'on '}from ${from} to ${to}.`;
  }
  const units = /^(\d+) ([a-z]+) \d+ ([a-z]+) = \?/.exec(question);
  if (units) {
    const [, size = '', large = '', small = ''] = units;
    const is = size === '1' || large.length < 3 ? 'is' : 'are';
    return `${added}, but ${size} ${large} ${is} ${num(answer - other)} ${small}.`;
  }
  if (question.startsWith('£'))
    return `You added ${/£\d+/.exec(question)?.[0] ?? ''} and ${numbers.at(-1) ?? 0}p. Here you take away.`;
  const packs = partsOf(wrong, /^(\d+) packs of (\d+)/);
  if (packs) {
    const [many = 0, size = 0] = packs;
    return `You added ${listInWords(numbers)}. ${many} packs of ${size} make ${many * size}.`;
  }
  const without = /are not (\w+)\?/.exec(question)?.[1];
  if (without) {
    const [count = 0] = partsOf(wrong, new RegExp(`(\\d+) ${without}`)) ?? [];
    return `You added all three. Leave out the ${count} that are ${without}.`;
  }
  const leaving = partsOf(wrong, /(\d+) leave/);
  if (leaving) return `You added all three numbers, but ${leaving[0] ?? 0} leave.`;
  return `${added}. Here you take away: ${num(Math.max(one, other))} − ${num(Math.min(one, other))}.`;
}

function otherSign(wrong: Wrong): string {
  const { given, value, answer, question } = wrong;
  const added = pairOf(
    wrong,
    (one, other) => one + other === answer && Math.abs(one - other) === value,
  );
  if (added) {
    const [one, other] = added.map(num);
    const [large, small] = added.toSorted((a, b) => b - a).map(num);
    return `You took ${small} away from ${large}. Here you add: ${one} + ${other}.`;
  }
  const taken = pairOf(wrong, (one, other) => one - other === answer && one + other === value);
  if (taken) {
    const [one, other] = taken.map(num);
    return `You added ${one} and ${other}. Here you take away: ${one} − ${other}.`;
  }
  const word = /plus|minus/.exec(question)?.[0];
  if (word === 'plus') return `${given} comes from taking away. The word plus tells you to add.`;
  if (word === 'minus') return `${given} comes from adding. The word minus tells you to take away.`;
  const sum = sumOf(wrong) ?? '';
  const other = sum.replace(/[+−]/, (sign) => (sign === '+' ? '−' : '+'));
  return `${given} is ${other}. Look at the sign: ${sum}.`;
}

function notEqual(wrong: Wrong): string {
  const { given, question } = wrong;
  const taken = partsOf(wrong, /^(\d+) = \? − (\d+)/);
  if (taken) {
    const [left = 0, away = 0] = taken;
    return `You took ${Math.min(left, away)} from ${Math.max(left, away)}. Find how many there were before.`;
  }
  const missing = partsOf(wrong, /^\? × (\d+) = (\d+)/);
  if (missing) {
    const [table = 0, product = 0] = missing;
    return `You took ${table} from ${product}. Find how many times ${table} makes ${product}.`;
  }
  const inverse = partsOf(wrong, /so (\d+) − (\d+) = \?/);
  if (inverse) return `${given} is where you start. Take ${inverse[1] ?? 0} away from it.`;
  const part = /What is (\S+) of/.exec(question)?.[1];
  if (part) return `${given} is the whole. ${part} is only a part of it.`;
  const [left = '', right = ''] = question.split(' = ');
  const [open, other] = left.includes('?') ? [left, right] : [right, left];
  if (question.includes('/')) return `${open.replace('?', given)} is not equal to ${other}.`;
  return `${given} is ${other}. The other side must make ${given} too.`;
}

function smallerFromLarger({ numbers: [a = 0, b = 0] }: Wrong): string {
  let place = 1;
  while (digitOf(a, place) >= digitOf(b, place)) place *= 10;
  const [top, bottom] = [digitOf(a, place), digitOf(b, place)];
  const said = (count: number) => inPlace(count, place, true);
  return `You took ${said(top)} from ${said(bottom)}. In ${num(a)} − ${num(b)} you take ${said(bottom)} from ${said(10 + top)}.`;
}

function notCarried(wrong: Wrong): string {
  const { given, value, answer, question, numbers } = wrong;
  const [a = 0, b = 0] = numbers;
  if (question.startsWith('£')) {
    if ((answer - value) % 100 !== 0)
      return `In ${sumOf(wrong) ?? ''}, 5p and 5p make 10p. Carry the extra 10p.`;
    return `In ${sumOf(wrong) ?? ''} the pence make £1 or more. Carry the extra pound.`;
  }
  if (numbers.length === 3)
    return `${listInWords(numbers)} make ten or more. Your ${given} has lost that ten.`;
  const isTimes = question.includes('×');
  const [n, by] = a >= b ? [a, b] : [b, a];
  const inColumn = (place: number) =>
    isTimes ? digitOf(n, place) * by : digitOf(a, place) + digitOf(b, place);
  let place = 1;
  while (inColumn(place) < 10) place *= 10;
  const made = inColumn(place);
  const sum = sumOf(wrong) ?? '';
  const carried = inPlace(Math.floor(made / 10), place * 10);
  const said = (count: number) => inPlace(count, place, true);
  return isTimes
    ? `In ${sum}, ${by} times ${said(digitOf(n, place))} is ${said(made)}. Carry ${carried}.`
    : `In ${sum}, ${said(digitOf(a, place))} and ${said(digitOf(b, place))} make ${said(made)}. Carry ${carried}.`;
}

// Reasons for wrong answers about multiplying, dividing, factors and the order of operations.
import { smallestFactor } from '../arithmetic.ts';
import type { Misconception } from '../misconceptions.ts';
import { counted, num } from '../wording.ts';
import { pairOf, partsOf, sumOf, type Reason, type Wrong } from './wrong.ts';

const OPERATION = /(\d+) ([×÷]) (\d+)/;
const ORDER = /(\d+) ([+−]) (\d+)/;

export const groupReasons = {
  'adds-instead-of-multiplies': addedNotMultiplied,
  'subtracts-denominator': tookAway,
  'neighbouring-fact': nearFact,
  'one-step-out': oneStepOut,
  'wrong-inverse': wrongWay,
  'times-zero-leaves-number': (wrong) =>
    `You kept ${wrong.given}, but ${sumOf(wrong) ?? '× 0'} means no ${wrong.given} at all.`,
  'quotient-for-remainder': (wrong) => {
    const [n = 0, by = 0] = partsOf(wrong, /([\d,]+) ÷ (\d+)/) ?? [];
    return `${num(n)} has ${counted(wrong.value, 'group')} of ${by} in it. The remainder is what is left over.`;
  },
  'remainder-as-decimal': ({ given, numbers: [n = 0, by = 0] }) =>
    `${given} is left over from ${n}. Share it too: ${given} ÷ ${by}.`,
  'tens-digit-as-ones': ({ numbers: [, by = 0] }) => {
    const tens = Math.floor(by / 10);
    return `The ${tens} in ${by} means ${tens * 10}, not ${tens}.`;
  },
  'left-to-right': ({ question }) => {
    const [first = ''] = ORDER.exec(question) ?? [];
    return `You worked out ${first} first. ${operationFirst(question)}`;
  },
  'ignores-brackets': ({ question }) => {
    const [, inside] = /\((.+)\)/.exec(question) ?? [];
    if (inside === undefined) {
      const [last = ''] = /\d+ [+−] \d+(?= =)/.exec(question) ?? [];
      return `You worked out ${last} first. ${operationFirst(question)}`;
    }
    const bare = question.replaceAll(/[()]/g, '');
    return `You worked out ${OPERATION.exec(bare)?.[0] ?? ''} first. Brackets come first: ${inside}.`;
  },
  'multiplies-instead-of-powers': ({ question, numbers: [n = 0, m = 0] }) => {
    if (/ [+−] /.test(question)) return `You doubled ${n} and ${m}. ${n}² means ${n} × ${n}.`;
    return question.includes('³')
      ? `You worked out ${n} × 3. ${n}³ means ${n} × ${n} × ${n}.`
      : `You worked out ${n} × 2. ${n}² means ${n} × ${n}.`;
  },
  'odd-means-prime': ({ given, value }) => {
    const factor = value > 1 ? smallestFactor(value) : value;
    return factor < value
      ? `${factor} × ${num(value / factor)} = ${given}, so ${given} is not a prime.`
      : `${given} is a prime, but a smaller one fits as well.`;
  },
  'one-is-prime': ({ given }) => `${given} has just one factor, so it is not a prime.`,
  'factor-and-multiple-swapped': ({ given, value, question, numbers: [a = 0, b = 0] }) => {
    if (question.includes('prime')) return `${given} is the number itself, and it is not a prime.`;
    if (value === a * b)
      return `${given} is ${a} × ${b}, a multiple. A factor divides both numbers.`;
    return question.includes('factor')
      ? `${given} is a multiple of ${a} and ${b}. A factor divides both numbers.`
      : `${given} is a factor of ${a} and ${b}. A multiple is in both tables.`;
  },
  'product-for-multiple': ({ given, numbers: [a = 0, b = 0] }) =>
    `${given} is ${a} × ${b}. A smaller number is in both tables.`,
  'counts-factors-for-pairs': ({ given, numbers: [n = 0] }) =>
    `${n} has ${given} factors. Two of them make one pair.`,
} satisfies Partial<Record<Misconception, Reason>>;

function operationFirst(question: string): string {
  const [operation = '', , sign] = OPERATION.exec(question.replaceAll(/[()]/g, '')) ?? [];
  return `${sign === '×' ? 'Multiplying' : 'Dividing'} comes before adding and taking away: ${operation}.`;
}

function addedNotMultiplied(wrong: Wrong): string {
  const { value, answer, question, numbers } = wrong;
  const term = partsOf(wrong, /n = (\d+)\. What is (\d+)n/);
  if (term)
    return `You added ${term[1] ?? 0} and ${term[0] ?? 0}. ${term[1] ?? 0}n means ${term[1] ?? 0} × ${term[0] ?? 0}.`;
  const [one = 0, other = 0] =
    partsOf(wrong, /(\d+) × (\d+)/) ?? partsOf(wrong, /^(\d+) packs of (\d+)/) ?? [];
  const groups = /[io]n each/.test(question)
    ? pairOf(wrong, (a, b) => a * b === answer)
    : undefined;
  if (groups) {
    const [count, size] = groups;
    return `You added ${count} and ${size}, but there are ${count} groups of ${size}.`;
  }
  if (numbers.length === 2 && sumOf(wrong) === `${num(one)} × ${num(other)}`) {
    return `You added ${num(one)} and ${num(other)}: ${num(one)} × ${num(other)} is ${counted(one, 'group')} of ${num(other)}.`;
  }
  const total = numbers.reduce((sum, n) => sum + n, 0);
  const product = numbers.reduce((all, n) => all * n, 1);
  if (numbers.length === 3 && total === value && product === answer) {
    return `You added all three numbers. Here you multiply: ${numbers.join(' × ')}.`;
  }
  const pair = pairOf(wrong, (a, b) => a + b === value && a * b === answer);
  if (pair)
    return `You added ${pair.map(num).join(' and ')}. Here you multiply: ${pair.map(num).join(' × ')}.`;
  const factor = numbers.find((n) => n * (value - n) === answer);
  if (factor !== undefined) {
    const rest = num(value - factor);
    return `You added ${num(factor)} and ${rest}. Here you multiply: ${num(factor)} × ${rest}.`;
  }
  return `You added ${num(one)} and ${num(other)}. Here you multiply: ${num(one)} × ${num(other)}.`;
}

/** What a question divides by without a number for it. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/half/, 2],
  [/third|equilateral/, 3],
  [/quarter|square has/, 4],
  [/pentagon/, 5],
  [/hexagon/, 6],
  [/octagon/, 8],
];

function tookAway(wrong: Wrong): string {
  const { value, question, numbers } = wrong;
  const inWords = WORDS.find(([word]) => word.test(question))?.[1];
  const whole = numbers.find((n) => n - (inWords ?? 0) === value);
  if (inWords !== undefined && whole !== undefined) {
    return `You took ${inWords} away from ${whole}. Here you make ${inWords} equal parts.`;
  }
  const [first = 0] = numbers;
  const [n, by] = pairOf(wrong, (one, other) => one - other === value) ?? [value + first, first];
  const took = `You took ${num(by)} away from ${num(n)}.`;
  if (question.includes('slice')) return `${took} ${by}° is a part of the whole turn of 360°.`;
  if (question.includes('%')) return `${took} ${by}% means ${by} out of every 100.`;
  return question.startsWith('Share')
    ? `${took} Here you share ${n} between ${by}.`
    : `${took} Here you divide ${num(n)} by ${num(by)}.`;
}

function nearFact(wrong: Wrong): string {
  const { given, value, question } = wrong;
  const [n = 0, by = 0] = partsOf(wrong, /([\d,]+) ÷ (\d+)/) ?? [];
  if (question.includes('remainder')) {
    return `${num(n)} and ${given} more would make another ${by}. Count what is left over.`;
  }
  if (by > 0) return `${given} × ${by} = ${num(value * by)}, not ${num(n)}.`;
  const [table = 0, product = 0] = partsOf(wrong, /^\? × (\d+) = ([\d,]+)/) ?? [];
  if (table > 0) return `${given} × ${table} = ${num(value * table)}, not ${num(product)}.`;
  const [a = 0, b = 0] = partsOf(wrong, /(\d+) × (\d+)/) ?? [];
  const near = [
    [a - 1, b],
    [a + 1, b],
    [a, b - 1],
    [a, b + 1],
    [a - 1, b + 1],
    [a + 1, b - 1],
  ];
  const [one = 0, other = 0] = near.find(([x = 0, y = 0]) => x * y === value) ?? [];
  return `${given} is ${one} × ${other}, not ${a} × ${b}.`;
}

function oneStepOut(wrong: Wrong): string {
  const { given, value, answer, question, numbers } = wrong;
  if (/\?(\/\d+)?$/.test(question) && / \d+(\/\d+)?, \?/.test(question)) {
    const terms = question.includes('/') ? numbers.filter((_, index) => index % 2 === 0) : numbers;
    const [a = 0, b = 0, last = 0] = terms;
    return `${given} is two steps from ${num(last)}. Take only one step of ${num(Math.abs(b - a))}.`;
  }
  const divided = partsOf(wrong, /^([\d,]+) ÷ (\d+)/);
  if (divided) {
    const [n = 0, by = 0] = divided;
    return `${given} × ${by} = ${num(value * by)}, not ${num(n)}.`;
  }
  const missing = partsOf(wrong, /^\? × (\d+) = (\d+)/);
  if (missing) {
    const [table = 0, product = 0] = missing;
    return `${given} × ${table} = ${value * table}, not ${product}.`;
  }
  const group = numbers.find((n) => n > 0 && answer % n === 0 && Math.abs(value - answer) === n);
  const isGroups = group !== undefined && /×|[io]n each|times|pens at/.test(question);
  if (isGroups)
    return `${given} is ${value / group} × ${num(group)}. You need ${answer / group} × ${num(group)}.`;
  const difference = Math.abs(value - answer);
  return `${given} is ${difference === 1 ? 'one' : num(difference)} too ${value > answer ? 'many' : 'few'}.`;
}

function wrongWay(wrong: Wrong): string {
  const { value, answer, question, numbers } = wrong;
  if (question.startsWith('The diameter'))
    return `You doubled ${numbers[0] ?? 0}. The radius is half of the diameter.`;
  if (question.startsWith('The radius'))
    return `You halved ${numbers[0] ?? 0}. The diameter is twice the radius.`;
  const equal = partsOf(wrong, /^(\d+) × (\d+) = (\d+) × \?/);
  if (equal) {
    const [a = 0, b = 0, c = 0] = equal;
    return `You multiplied ${a * b} by ${c}. Find what times ${c} makes ${a * b}.`;
  }
  const steps = partsOf(wrong, /^(\d+)n \+ (\d+) = (\d+)/);
  if (steps) return `You added ${steps[1] ?? 0} to ${steps[2] ?? 0}. Take it away first.`;
  const both = (sign: string, pair: readonly [number, number]) => pair.map(num).join(` ${sign} `);
  const times = pairOf(wrong, (one, other) => one * other === value && one >= other);
  if (times) return `You multiplied ${both('by', times)}. Here you divide: ${both('÷', times)}.`;
  const divided = pairOf(wrong, (one, other) => one / other === value && one * other === answer);
  if (divided)
    return `You divided ${both('by', divided)}. Here you multiply: ${both('×', divided)}.`;
  const added = pairOf(wrong, (one, other) => one + other === value && one - other === answer);
  if (added) return `You added ${both('and', added)}. Here you take away: ${both('−', added)}.`;
  const [large = 0, small = 0] = pairOf(wrong, (one, other) => one - other === value) ?? [];
  return `You took ${num(small)} away from ${num(large)}. Here you add: ${num(large)} + ${num(small)}.`;
}

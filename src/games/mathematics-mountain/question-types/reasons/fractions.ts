// Reasons for wrong answers about fractions, decimals, percentages and ratio.
import { lowestCommonMultiple } from '../arithmetic.ts';
import type { Misconception } from '../misconceptions.ts';
import { counted, num, parts } from '../wording.ts';
import { inWholes, partsOf, sumOf, type Reason, type Wrong } from './wrong.ts';

/** The last fraction that is taken of a number: 3, 4 and 28 in '3/4 of 28' and '3/4 × 28'. */
const OF = /(\d+)\/(\d+) (?:of|×) (\d+)(?: =|\?)/;

export const fractionReasons = {
  'quarter-as-half': ({ given, numbers: [n = 0] }) =>
    `${given} is half of ${n}. A quarter is half of that.`,
  'halves-any-fraction': (wrong) => {
    const { given, question, numbers } = wrong;
    if (question.includes('slice'))
      return `${given} is half of ${numbers[0] ?? 0}. A half slice has 180°.`;
    const [, part = ''] = /^What is (.+) of/.exec(question) ?? [];
    return `${given} is half of ${num(numbers.at(-1) ?? 0)}. You need ${part.replace(/ of$/, '')} of it.`;
  },
  'unit-fraction-only': onePart,
  'multiplies-by-numerator-only': (wrong) => {
    const [top = 0, bottom = 0, n = 0] = partsOf(wrong, OF) ?? [];
    return `${wrong.given} is ${top} × ${num(n)}. Now divide by ${bottom}.`;
  },
  'compares-parts-alone': ({ given, value, question }) => {
    const fractions = [...question.matchAll(/(\d+)\/(\d+)/g)].map(([, top, bottom]) => ({
      top: Number(top),
      bottom: Number(bottom),
    }));
    const isChosen = ({ top, bottom }: { top: number; bottom: number }) =>
      (question.includes('denominator') ? bottom : top) === value;
    const chosen = fractions.find(isChosen) ?? { top: 1, bottom: 1 };
    const other = fractions.find((one) => !isChosen(one)) ?? { top: 1, bottom: 1 };
    if (chosen.top === other.top) {
      const size = chosen.bottom > other.bottom ? 'smaller' : 'larger';
      return `${given} alone does not decide: ${parts(chosen.bottom, 2)} are ${size} parts than ${parts(other.bottom, 2)}.`;
    }
    const bottom = lowestCommonMultiple(chosen.bottom, other.bottom);
    const rewritten = [chosen, other]
      .filter((each) => each.bottom !== bottom)
      .map(
        (each) => `${each.top}/${each.bottom} is ${(each.top * bottom) / each.bottom}/${bottom}`,
      );
    const kept = [chosen, other].find((each) => each.bottom === bottom);
    return kept
      ? `${rewritten.join('')}. Compare that with ${kept.top}/${bottom}.`
      : `${rewritten.join(' and ')}. Compare those.`;
  },
  'adds-same-to-top-and-bottom': ({ question }) => {
    const [, a = '', b = '', c = '', d = ''] =
      /^(\d+)\/(\d+) = (\d+|\?)\/(\d+|\?)/.exec(question) ?? [];
    const change = c === '?' ? Number(d) - Number(b) : Number(c) - Number(a);
    return change > 0
      ? `You added ${change} to both ${a} and ${b}. Multiply both by the same number.`
      : `You took ${-change} away from both ${a} and ${b}. Divide both by the same number.`;
  },
  'decimal-point-misread': decimalPoint,
  'longer-decimal-is-larger': ({ value, answer, question }) => {
    const unit = question.includes('thousandths') ? 1000 : 100;
    const comparison = value > answer ? 'more' : 'less';
    return `${value / unit} is ${comparison} than ${answer / unit}. Compare the digits from left to right.`;
  },
  'numerator-as-per-cent': (wrong) => {
    const [percent = 0, whole = 0] = partsOf(wrong, /^(\d+)% = \?\/(\d+)/) ?? [];
    if (percent > 0) return `${percent}% means ${percent} out of 100, not out of ${whole}.`;
    const [top = 0, bottom = 0] = partsOf(wrong, /^(\d+)\/(\d+)/) ?? [];
    return `${top}/${bottom} is ${top} out of ${bottom}. ${wrong.given}% means ${wrong.given} out of 100.`;
  },
  'adds-whole-and-numerator': (wrong) => {
    const [whole = 0, top = 0, bottom = 0] = partsOf(wrong, /^(\d+) (\d+)\/(\d+)/) ?? [];
    const wholes = whole === 1 ? '1 whole' : `Each of the ${whole} wholes`;
    return `You added ${whole} and ${top}. ${wholes} is ${bottom} ${parts(bottom, 2)}.`;
  },
  'adds-numerators-only': (wrong) => {
    const [a = 0, b = 0, c = 0, d = 0] = partsOf(wrong, /^(\d+)\/(\d+) [+−] (\d+)\/(\d+)/) ?? [];
    return `You used ${a} and ${c} as they are, but ${parts(b, 2)} and ${parts(d, 2)} differ in size.`;
  },
  'divides-by-denominator': (wrong) => {
    const [, bottom = 0, by = 0] = partsOf(wrong, /^(\d+)\/(\d+) ÷ (\d+)/) ?? [];
    return `You divided ${bottom} by ${by}. Smaller parts have a larger denominator, so multiply.`;
  },
  'divides-by-per-cent': (wrong) => {
    const [percent = 0, n = 0] = partsOf(wrong, /(\d+)% of ([\d,]+)/) ?? [];
    return `You divided ${num(n)} by ${percent}. ${percent}% means ${percent} out of every 100.`;
  },
  'shares-by-one-part': ({ value, numbers: [total = 0, one = 0, other = 0] }) =>
    `You divided ${total} by ${total / value}. Together there are ${one} + ${other} parts.`,
  'smaller-part': ({ given, numbers: [, one = 0, other = 0] }) =>
    `${given} is the share for ${Math.min(one, other)}. The larger share is for ${Math.max(one, other)}.`,
  'adds-instead-of-scales': addedNotScaled,
} satisfies Partial<Record<Misconception, Reason>>;

function onePart(wrong: Wrong): string {
  const { given, value, answer, numbers } = wrong;
  const [top = 0, bottom = 0, n = 0] = partsOf(wrong, OF) ?? [];
  if (n > 0) return `${given} is 1/${bottom} of ${num(n)}. You need ${top} of those parts.`;
  const [percent = 0, whole = 0] = partsOf(wrong, /(\d+)% of ([\d,]+)/) ?? [];
  if (whole > 0)
    return `${given} is only ${(100 * value) / whole}% of ${num(whole)}. You need ${percent}%.`;
  const total = numbers.at(-1) ?? 0;
  return `${given} is 1/${total / value} of ${total}. You need ${answer / value} of those parts.`;
}

const SMALL_PARTS: Readonly<Record<string, number>> = {
  tenths: 10,
  hundredths: 100,
  thousandths: 1000,
};

function decimalPoint(wrong: Wrong): string {
  const { given, value, question } = wrong;
  const [decimal = ''] = /\d+\.\d+/.exec(question) ?? [];
  const [, name = ''] = /(tenths|hundredths|thousandths)/.exec(question) ?? [];
  if (/^How many \w+ (is|are) the/.test(question)) {
    const digits = [...question.matchAll(/0\.(\d+)/g)].find(([, after]) => Number(after) === value);
    const [text = '', after = ''] = digits ?? [];
    const [own = ''] =
      Object.entries(SMALL_PARTS).find(([, size]) => size === 10 ** after.length) ?? [];
    const said = (size: string) => counted(value, size.replace(/s$/, ''));
    return `${text} is ${said(own)}, not ${said(name)}.`;
  }
  if (question.startsWith('How many')) return inWholes(wrong, SMALL_PARTS[name] ?? 0, name);
  if (question.startsWith('Round')) return `${given} is ${decimal} without its decimal point.`;
  if (question.includes('÷'))
    return `${given} is the number of tenths. The question asks for ${name}.`;
  const [, after = ''] = decimal.split('.');
  const outOf = `${decimal} is ${Number(after)} out of ${10 ** after.length}.`;
  const whole = partsOf(wrong, /^([\d.]+) = \?\/(\d+)/);
  if (whole) return `${outOf} You need ${whole[1] ?? 0} equal parts.`;
  if (question.includes('%')) return `${outOf} Per cent means out of 100.`;
  const sum = sumOf(wrong);
  if (sum?.includes('×')) return `${given} is ${value / wrong.answer} times too large for ${sum}.`;
  const [, unit = ''] = /\d\.\d+ (\w+)/.exec(question) ?? [];
  return `${given} does not fit: the ${after} in ${decimal} is a part of 1 ${unit.replace(/s$/, '')}.`;
}

function addedNotScaled(wrong: Wrong): string {
  const { given, value, question, numbers } = wrong;
  if (question.includes('scale factor')) {
    return `${given} is how many cm longer it gets. Find what ${numbers[0] ?? 0} is multiplied by.`;
  }
  for (const start of numbers) {
    const change = value - start;
    const from = numbers.find((one) => one !== start && numbers.includes(one + change));
    if (change === 0 || from === undefined) continue;
    const way = change > 0 ? `added ${change} to` : `took ${-change} away from`;
    return `You ${way} ${start}. From ${from} to ${from + change} you multiply or divide, so do the same here.`;
  }
  return `${given} comes from adding or taking away. Here everything is multiplied.`;
}

// Numbers that are put where they belong on a number line.
import type { Mistake, Mistakes } from '../misconceptions.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, num } from '../wording.ts';
import { isInLowestTerms } from '../arithmetic.ts';

interface Line {
  from: number;
  to: number;
  step?: number;
  labels: number[];
}

export const onTheLine = [
  questionType({
    id: 'Y1.PV.4/r151',
    level: 'A',
    beside: 9,
    form: 'line',
    pool: every(span(1, 19))
      .and(oneOf(10, 20))
      .where(([n, end]) => n < end && n !== 10),
    write: ([n, end]) => ({
      ...where(
        String(n),
        n,
        { from: 0, to: end, step: 1, labels: end > 10 ? [0, 10, end] : [0, end] },
        0.5,
        {
          'wrong-direction': there(
            end - n,
            `You counted back from ${end}. ${n} is ${counted(n, 'step')} from 0.`,
          ),
          'decade-boundary':
            n > 10
              ? there(n - 10, `You chose ${n - 10}. Go on to 10 and then ${n - 10} more.`)
              : undefined,
        },
      ),
      question: `Where does ${n} belong? Put it on its mark.`,
      explanation:
        n < 10
          ? `Count ${counted(n, 'mark')} from 0 to reach ${n}.`
          : `Start at 10 and count ${n - 10} more to reach ${n}.`,
    }),
  }),
  questionType({
    id: 'Y2.PV.3/r151',
    level: 'B',
    beside: 5,
    form: 'line',
    // Nearer to the ends only a tenth of the line would help.
    pool: every(span(13, 87)).where(([n]) => n % 10 !== 0 && Math.abs(n - 50) > 6),
    write: ([n]) => ({
      ...where(String(n), n, { from: 0, to: 100, labels: [0, 100] }, 6, {
        'digits-swapped': there((n % 10) * 10 + Math.floor(n / 10), swappedOnLine(n)),
        'wrong-direction': there(100 - n, `You measured from 100. Start at 0.`),
      }),
      explanation: byQuarters(n, 100),
    }),
  }),
  questionType({
    id: 'Y2.PV.3/r152',
    level: 'A',
    beside: 5,
    form: 'line',
    pool: every(span(1, 99)).where(([n]) => n % 5 !== 0),
    write: ([n]) => ({
      ...where(String(n), n, { from: 0, to: 100, step: 10, labels: [0, 50, 100] }, 3, {
        'digits-swapped': there((n % 10) * 10 + Math.floor(n / 10), swappedOnLine(n)),
        'one-ten-too-many': there(
          n + 10,
          `You chose a place near ${n + 10}, which is ten too many.`,
        ),
      }),
      explanation: `Each step is 10, and ${n} is ${n % 10 < 5 ? `${n % 10} after` : `${10 - (n % 10)} before`} ${Math.round(n / 10) * 10}.`,
    }),
  }),
  questionType({
    id: 'Y3.PV.5/r151',
    level: 'B',
    beside: 12,
    form: 'line',
    pool: every(span(110, 940, 10)).where(([n]) => n % 100 !== 0 && Math.abs(n - 500) > 60),
    write: ([n]) => ({
      ...where(String(n), n, { from: 0, to: 1000, labels: [0, 1000] }, 50, {
        'zero-lost-or-extra': there(
          n / 10,
          `You chose a place near ${n / 10}, but ${n} has ${counted(Math.floor(n / 100), 'hundred')}.`,
        ),
        'wrong-direction': there(1000 - n, `You measured from 1000. Start at 0.`),
      }),
      explanation: byQuarters(n, 1000),
    }),
  }),
  questionType({
    id: 'Y3.FR.3/r152',
    level: 'B',
    beside: 22,
    form: 'line',
    pool: every(span(1, 9))
      .and(span(2, 10))
      .where(([top, bottom]) => isInLowestTerms(top, bottom)),
    write: ([top, bottom]) => ({
      ...where(`${top}/${bottom}`, top / bottom, { from: 0, to: 1, labels: [0, 1] }, 0.05, {
        'unit-fraction-only': there(
          1 / bottom,
          `You went on only 1 part from 0. You need ${top} of the ${bottom} parts.`,
        ),
        'compares-parts-alone': there(
          bottom / 10,
          `The ${bottom} says how many equal parts there are. Count ${top} of them from 0.`,
        ),
        'wrong-direction': there(1 - top / bottom, `You measured from 1. Start at 0.`),
      }),
      explanation: `Cut the line from 0 to 1 into ${bottom} equal parts and count ${top}.`,
    }),
  }),
  questionType({
    id: 'Y3.FR.1/r153',
    level: 'A',
    beside: 21,
    form: 'line',
    pool: every(span(1, 9))
      .and(oneOf('÷', '/'))
      .and(oneOf(1, 2))
      .where(([n, , end]) => n !== 5 || end === 2),
    write: ([n, sign, end]) => ({
      ...where(
        sign === '÷' ? `${n} ÷ 10` : `${n}/10`,
        n / 10,
        { from: 0, to: end, step: 0.1, labels: end > 1 ? [0, 1, end] : [0, end] },
        0.05,
        {
          'wrong-direction': there(end - n / 10, `You measured from ${end}. Start at 0.`),
        },
      ),
      explanation: `Each step is one tenth, so go on ${counted(n, 'step')} from 0${sign === '÷' ? `: ${n} ÷ 10 is ${counted(n, 'tenth')}` : ''}.`,
    }),
  }),
  questionType({
    id: 'Y4.PV.6/r151',
    level: 'B',
    beside: 12,
    form: 'line',
    pool: every(span(1100, 9400, 100)).where(([n]) => n % 1000 !== 0 && Math.abs(n - 5000) > 600),
    write: ([n]) => ({
      ...where(String(n), n, { from: 0, to: 10_000, labels: [0, 10_000] }, 500, {
        'zero-lost-or-extra': there(
          n / 10,
          `You chose a place near ${n / 10}. ${n} is 10 times as far from 0.`,
        ),
        'wrong-direction': there(10_000 - n, `You measured from 10,000. Start at 0.`),
      }),
      explanation: byQuarters(n, 10_000),
    }),
  }),
  questionType({
    id: 'Y4.PV.3/r152',
    level: 'A',
    beside: 10,
    form: 'line',
    pool: every(span(-19, -1))
      .and(oneOf(10, 20))
      .where(([n, end]) => -n < end),
    write: ([n, end]) => ({
      ...where(
        num(n),
        n,
        { from: -end, to: end, step: end / 10, labels: [-end, 0, end] },
        end / 20,
        {
          'ignores-minus-sign': there(
            -n,
            `You chose a place near ${-n}. ${num(n)} is on the other side of 0.`,
          ),
          'wrong-direction': there(
            -end - n,
            `You counted from ${num(-end)}. Count ${-n} back from 0.`,
          ),
        },
      ),
      explanation:
        n % (end / 10) === 0
          ? `The marks are ${end / 10} apart, and ${num(n)} is ${-n} to the left of 0.`
          : `The marks are 2 apart, and ${num(n)} is halfway between ${num(n - 1)} and ${num(n + 1)}.`,
    }),
  }),
  questionType({
    id: 'Y4.FR.5/r153',
    level: 'B',
    beside: 14,
    form: 'line',
    pool: every(span(3, 97)).where(([n]) => n !== 50),
    write: ([n]) => ({
      ...where(String(n / 100), n / 100, { from: 0, to: 1, labels: [0, 1] }, 0.05, {
        'decimal-point-misread':
          n % 10 === 0
            ? there(n / 1000, `You chose a place near ${n / 1000}. ${n / 100} is ${n / 10} tenths.`)
            : n < 10
              ? there(
                  n / 10,
                  `You chose a place near ${n / 10}. ${n / 100} is only ${n} hundredths.`,
                )
              : undefined,
        'wrong-direction': there(1 - n / 100, `You measured from 1. Start at 0.`),
      }),
      explanation: byQuarters(n / 100, 1),
    }),
  }),
  questionType({
    id: 'Y5.FR.3/r151',
    level: 'B',
    beside: 12,
    form: 'line',
    pool: every(span(4, 17))
      .and(span(2, 8))
      .where(
        ([top, bottom]) =>
          top > bottom && top < 3 * bottom && isInLowestTerms(top % bottom, bottom),
      ),
    write: ([top, bottom]) => {
      const below = `You chose a place before 1. ${top}/${bottom} is ${Math.floor(top / bottom)} and ${top % bottom}/${bottom}.`;
      return {
        ...where(`${top}/${bottom}`, top / bottom, { from: 0, to: 3, labels: [0, 1, 2, 3] }, 0.1, {
          'order-swapped': there(bottom / top, below),
          'one-number-left-out': there((top % bottom) / bottom, below),
        }),
        explanation: `${top}/${bottom} is ${Math.floor(top / bottom)} ${top % bottom}/${bottom}, so cut the part after ${Math.floor(top / bottom)} into ${bottom} equal parts and count ${top % bottom}.`,
      };
    },
  }),
  questionType({
    id: 'Y5.FR.12/r152',
    level: 'B',
    beside: 5,
    form: 'line',
    pool: every(span(10, 94, 2)).where(([percent]) => percent !== 50),
    write: ([percent]) => ({
      ...where(`${percent}%`, percent / 100, { from: 0, to: 1, labels: [0, 1] }, 0.05, {
        'wrong-direction': there(
          1 - percent / 100,
          // Somebody who takes 84% for 8.4% can choose the same place.
          percent > 82
            ? `You chose a place nearer to 0, but ${percent}% is close to 1.`
            : `You measured from 1. Start at 0.`,
        ),
        'decimal-point-misread': there(
          percent / 1000,
          `You chose a place near ${percent / 1000}. ${percent}% is ${percent / 100}.`,
        ),
      }),
      explanation: `A tenth of the line is 10%, so ${percent}% is ${percent % 10 === 0 ? '' : `a bit ${percent % 10 < 5 ? 'more' : 'less'} than `}${counted(Math.round(percent / 10), 'tenth')} from 0.`,
    }),
  }),
  questionType({
    id: 'Y5.PV.1/r153',
    level: 'B',
    beside: 6,
    form: 'line',
    pool: every(span(110_000, 940_000, 10_000)).where(
      ([n]) => n % 100_000 !== 0 && Math.abs(n - 500_000) > 60_000,
    ),
    write: ([n]) => ({
      ...where(num(n), n, { from: 0, to: 1_000_000, labels: [0, 1_000_000] }, 50_000, {
        'zero-lost-or-extra': there(
          n / 10,
          // Somebody who measures from the wrong end chooses nearly the same place.
          n > 810_000
            ? `You chose a place near 0, but ${num(n)} is close to 1,000,000.`
            : `You chose a place near ${num(n / 10)}, which is ten times too small.`,
        ),
        'wrong-direction': there(1_000_000 - n, `You measured from 1,000,000. Start at 0.`),
      }),
      explanation: byQuarters(n, 1_000_000),
    }),
  }),
  questionType({
    id: 'Y6.PV.3/r151',
    level: 'B',
    beside: 8,
    form: 'line',
    pool: every(span(-9, -1))
      .and(span(1, 10))
      .where(([low, high]) => (low + high) % 2 === 0 && low + high !== 0),
    write: ([low, high]) => ({
      ...where(
        num((low + high) / 2),
        (low + high) / 2,
        { from: -10, to: 10, labels: [-10, 0, 10] },
        1,
        {
          'ignores-minus-sign': there(
            (high - low) / 2,
            `Begin below 0, at ${num(low)}, and go up half of ${high - low}.`,
          ),
          'one-number-left-out': there(
            high / 2,
            `You marked half of ${high}. Start at ${num(low)}, not at 0.`,
          ),
        },
      ),
      question: `Show the number halfway between ${num(low)} and ${high}. You may be up to 1 away.`,
      fact: `halfway between ${num(low)} and ${high}`,
      explanation: `From ${num(low)} to ${high} is ${high - low}, half of that is ${(high - low) / 2}, and ${num(low)} + ${(high - low) / 2} = ${num((low + high) / 2)}.`,
    }),
  }),
  questionType({
    id: 'Y6.FR.6/r152',
    level: 'B',
    beside: 20,
    form: 'line',
    pool: every(span(1, 15))
      .and(oneOf(2, 3, 4, 5, 8))
      .where(([top, bottom]) => top < 2 * bottom && top % bottom !== 0),
    write: ([top, bottom]) => ({
      ...where(`${top} ÷ ${bottom}`, top / bottom, { from: 0, to: 2, labels: [0, 2] }, 0.1, {
        'order-swapped': there(
          bottom / top,
          `You marked ${bottom} ÷ ${top}. Divide ${top} by ${bottom}.`,
        ),
        'remainder-as-decimal': there(
          Math.floor(top / bottom) + (top % bottom) / 10,
          `A remainder of ${top % bottom} means ${top % bottom} of ${bottom} equal parts, not ${counted(top % bottom, 'tenth')}.`,
        ),
      }),
      explanation:
        top < bottom
          ? `1 is in the middle, and ${top} ÷ ${bottom} is ${top}/${bottom} of the way there from 0.`
          : `1 is in the middle, and ${top} ÷ ${bottom} is ${top - bottom}/${bottom} of the way from there to 2.`,
    }),
  }),
];

/** Where a number is on a line that has only its ends: from the nearest of its middle, its quarters and its ends. */
function byQuarters(n: number, end: number): string {
  const [middle, quarter] = [end / 2, n < end / 2 ? end / 4 : (3 * end) / 4];
  const tenth = n < end / 2 ? end / 10 : (9 * end) / 10;
  const near = [middle, quarter, tenth].toSorted(
    (one, other) => Math.abs(n - one) - Math.abs(n - other),
  )[0];
  const off = (from: number) => {
    const gap = Number(Math.abs(n - from).toFixed(3));
    return gap === 0
      ? ''
      : `, and ${num(n)} is ${num(gap)} ${n < from ? 'before' : 'after'} ${num(from)}`;
  };
  if (near === middle) return `The middle is ${num(middle)}${off(middle)}.`;
  if (near === quarter)
    return `The middle is ${num(middle)}, ${near === n ? 'and ' : ''}halfway from there to ${n < middle ? 0 : num(end)} is ${num(quarter)}${off(quarter)}.`;
  return n < middle
    ? `A tenth of the line is ${num(tenth)}${off(tenth)}.`
    : `The line ends at ${num(end)}, ${n === tenth ? 'and ' : ''}a tenth back from there is ${num(tenth)}${off(tenth)}.`;
}

/** Why the place of 85 is not that of 58. */
function swappedOnLine(n: number): string {
  const [tens, ones] = [Math.floor(n / 10), n % 10];
  return `You chose a place near ${ones * 10 + tens}, but ${n} has ${counted(tens, 'ten')} and ${counted(ones, 'one')}.`;
}

/** A number that somebody puts in another place. */
function there(answer: number, reason: string): Mistake {
  return { answer: Number(answer.toFixed(3)), reason };
}

/** How far away is still right, in the kind of number that is asked for. */
function howNear(says: string, { step }: Line, within: number): string {
  if (step === 0.1) return 'You may be half a step off.';
  const inParts = says.includes('/') ? `1/${Math.round(1 / within)}` : num(within);
  const away = says.endsWith('%') ? `${100 * within}%` : inParts;
  return `You may be up to ${away} away.`;
}

/** Asks for the place of a number, and says how far away is still right. */
function where(says: string, value: number, line: Line, within: number, slips: Mistakes) {
  const answer = Number(value.toFixed(4));
  // Only those that nobody can mean who is right, or who made a mistake named before.
  const taken = [answer];
  const isElsewhere = (mistake: Mistake | undefined) => {
    if (!mistake || mistake.answer < line.from || mistake.answer > line.to) return false;
    if (taken.some((other) => Math.abs(mistake.answer - other) <= 2 * within)) return false;
    taken.push(mistake.answer);
    return true;
  };
  return {
    question: `Where does ${says} belong? ${howNear(says, line, within)}`,
    fact: `place of ${says} to ${line.to}`,
    answer,
    more: { says, line, within },
    slips: Object.fromEntries(
      Object.entries(slips).filter(([, mistake]) => [mistake].flat().every(isElsewhere)),
    ),
  };
}

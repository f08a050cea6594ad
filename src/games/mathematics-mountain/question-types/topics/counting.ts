// Counting on and back in steps, also below zero.
import type { Mistake } from '../misconceptions.ts';
import { countedStartAsStep, startedAboveZero, twoSteps, wentTheOtherWay } from '../mistakes.ts';
import { besideOnLine, nextOnLine, throughZero } from '../pictures.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { counted, inSteps, num } from '../wording.ts';

export const counting = [
  questionType({
    id: 'Y1.PV.3/r1',
    level: 'A',
    inLaterYears: ([n]) => n >= 20,
    pool: every(span(0, 99)),
    write: ([n]) => ({
      question: `What is one more than ${n}?`,
      picture: besideOnLine(n, 1),
      answer: n + 1,
      explanation: `Count on one from ${n}: the next number is ${n + 1}.`,
      slips: {
        'decade-boundary': n % 10 === 9 ? mistakesCountingOn(n) : undefined,
        'more-and-less-swapped': {
          answer: n - 1,
          reason: `${n - 1} is one less than ${n}. You need one more.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y1.PV.3/r2',
    level: 'A',
    inLaterYears: ([n]) => n >= 20,
    pool: every(span(1, 100)),
    write: ([n]) => ({
      question: `What is one less than ${n}?`,
      picture: besideOnLine(n, -1),
      answer: n - 1,
      explanation: `Count back one from ${n}: you reach ${n - 1}.`,
      slips: {
        'decade-boundary': n % 10 === 0 ? mistakesCountingBack(n) : undefined,
        'more-and-less-swapped': {
          answer: n + 1,
          reason: `${n + 1} is one more than ${n}. You need one less.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y1.PV.1/r4',
    level: 'A',
    inLaterYears: ([n]) => n >= 27,
    pool: every(span(1, 102)),
    write: ([n]) => ({
      question: `${n}, ${n + 1}, ${n + 2}, ?`,
      picture: nextOnLine(n, 1),
      answer: n + 3,
      explanation: `Count on in ones: after ${n + 2} comes ${n + 3}.`,
      slips: {
        'decade-boundary': n % 10 === 7 ? mistakesCountingOn(n + 2) : undefined,
        'wrong-direction': wentTheOtherWay([n, n + 1, n + 2], n - 1),
      },
    }),
  }),
  questionType({
    id: 'Y1.PV.1/r9',
    level: 'A',
    inLaterYears: ([n]) => n >= 30,
    pool: every(span(4, 103)),
    write: ([n]) => ({
      question: `${n}, ${n - 1}, ${n - 2}, ?`,
      picture: nextOnLine(n, -1),
      answer: n - 3,
      explanation: `Count back in ones: before ${n - 2} comes ${n - 3}.`,
      slips: {
        'decade-boundary': n % 10 === 2 ? mistakesCountingBack(n - 2) : undefined,
        'wrong-direction': wentTheOtherWay([n, n - 1, n - 2], n + 1),
      },
    }),
  }),
  questionType({
    id: 'Y1.PV.2/r11',
    level: 'B',
    inLaterYears: ([, place]) => place >= 2,
    pool: every(oneOf(2, 5, 10)).and(span(0, 7)),
    write: ([step, place]) => {
      const last = step * (place + 2);
      return {
        ...nextInSteps(step * place, step),
        explanation: `Count on in ${inSteps(step)}: after ${last} comes ${last + step}.`,
      };
    },
  }),
  questionType({
    id: 'Y2.PV.1/r7',
    level: 'B',
    pool: every(span(0, 27, 3)),
    write: ([start]) => nextInSteps(start, 3),
  }),
  questionType({
    id: 'Y2.PV.1/r45',
    level: 'B',
    beside: 7,
    pool: every(oneOf(2, 3, 5, 10))
      .and(span(3, 12))
      .where(([step, place]) => step < 10 || place <= 10),
    write: ([step, place]) => {
      const first = step * place;
      const [second, last, answer] = [first - step, first - 2 * step, first - 3 * step];
      return {
        question: `${first}, ${second}, ${last}, ?`,
        picture: nextOnLine(first, -step),
        answer,
        explanation: `Count back in ${inSteps(step)}: ${last} − ${step} = ${answer}.`,
        slips: {
          'counts-in-ones': tookStepOfOne([first, second, last], last - 1),
          'wrong-direction': wentTheOtherWay([first, second, last], first + step),
        },
      };
    },
  }),
  questionType({
    id: 'Y3.PV.1/r10',
    level: 'A',
    pool: every(oneOf(4, 8, 50, 100))
      .and(span(0, 9))
      .where(([step, place]) => step * (place + 3) <= 1000),
    write: ([step, place]) => nextInSteps(step * place, step),
  }),
  questionType({
    id: 'Y4.PV.1/r7',
    level: 'A',
    pool: every(oneOf(6, 7, 9, 25, 1000))
      .and(span(0, 9))
      .where(([step, place]) => step * (place + 3) <= 9000),
    write: ([step, place]) => nextInSteps(step * place, step),
  }),
  questionType({
    id: 'Y4.PV.3/r19',
    level: 'B',
    pool: every(span(1, 25)).and(span(1, 20)),
    write: ([from, below]) => ({
      question: `How many steps of 1 take you from ${from} back to ${num(-below)}?`,
      picture: throughZero(-below, from),
      answer: from + below,
      explanation: `Go back ${from} to 0, then ${below} more: ${from} + ${below} = ${from + below}.`,
      slips: {
        'difference-across-zero': ignoredZero(from, below),
        'counts-start-number': countedStartAsStep(from, -1, from + below + 1),
      },
    }),
  }),
  questionType({
    id: 'Y5.PV.3/r20',
    level: 'B',
    pool: every(span(1, 20))
      .and(span(0, 15))
      .where(([below, above]) => below + above <= 20),
    write: ([below, above]) => ({
      question: `It is ${num(-below)} °C. It gets ${below + above} °C warmer. What is the temperature then?`,
      picture: {
        kind: 'number-line',
        from: -below - 1,
        to: Math.max(above, 0) + 2,
        step: 1,
        labels: [-below, 0],
      },
      answer: above,
      explanation:
        above === 0
          ? `A rise of ${below} °C from ${num(-below)} °C reaches 0 °C.`
          : `A rise of ${below} °C reaches 0 °C, and ${above} °C more reaches ${above} °C.`,
      slips: { 'ignores-minus-sign': startedAboveZero(below, below + below + above) },
    }),
  }),
  questionType({
    id: 'Y6.PV.3/r8',
    level: 'A',
    pool: every(span(1, 20)).and(span(1, 25)),
    write: ([below, above]) => ({
      question: `How many degrees is it from ${num(-below)} °C to ${above} °C?`,
      picture: throughZero(-below, above),
      answer: below + above,
      explanation: `It is ${counted(below, 'degree')} up to 0 °C and ${above} more: ${below} + ${above} = ${below + above}.`,
      slips: { 'difference-across-zero': ignoredZero(above, below) },
    }),
  }),
];

/** '15, 20, 25, ?' */
function nextInSteps(start: number, step: number) {
  const [second, last, answer] = [start + step, start + 2 * step, start + 3 * step];
  return {
    question: `${num(start)}, ${num(second)}, ${num(last)}, ?`,
    answer,
    picture: nextOnLine(start, step),
    explanation: `Count on in ${inSteps(step)}: ${num(last)} + ${num(step)} = ${num(answer)}.`,
    slips: {
      'counts-in-ones': tookStepOfOne([start, second, last], last + 1),
      'one-step-out': twoSteps(last, step, answer + step),
    },
  };
}

/** The answer after 29 from a child who does not know the next ten. */
function mistakesCountingOn(last: number): Mistake[] {
  return [
    { answer: last - 9, reason: `${last - 9} comes before ${last}. Count on one from ${last}.` },
    { answer: last + 2, reason: `${last + 2} is two more than ${last}. Go on only one.` },
  ];
}

/** The same child's answer before 30. */
function mistakesCountingBack(last: number): Mistake[] {
  return [
    { answer: last - 10, reason: `${last - 10} is ten less than ${last}. Go back only one.` },
    { answer: last + 9, reason: `${last + 9} comes after ${last}. Count back one from ${last}.` },
  ];
}

function tookStepOfOne(shown: readonly [number, number, number], answer: number): Mistake {
  const step = Math.abs(shown[1] - shown[0]);
  return {
    answer,
    reason: `You took a step of 1. Each step is ${num(step)}: ${shown.map(num).join(', ')}.`,
  };
}

/** Takes the smaller number from the larger, as if both were on one side of zero. */
function ignoredZero(above: number, below: number): Mistake {
  const [large, small] = [Math.max(above, below), Math.min(above, below)];
  return {
    answer: large - small,
    reason: `${large - small} is ${large} − ${small}, but zero lies in between. Count to zero and then on.`,
  };
}

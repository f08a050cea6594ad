// Year 1: counting on and back, number words, one more and one less.
import { every, oneOf, span } from '../pool.ts';
import { besideOnLine, nextOnLine } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { nextInSteps } from '../forms.ts';
import { capital, inSteps, inWords } from '../wording.ts';

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
        'decade-boundary': n % 10 === 9 ? [n - 9, n + 2] : undefined,
        'more-and-less-swapped': n - 1,
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
        'decade-boundary': n % 10 === 0 ? [n - 10, n + 9] : undefined,
        'more-and-less-swapped': n + 1,
      },
    }),
  }),
  questionType({
    id: 'Y1.PV.5/r3',
    level: 'A',
    inLaterYears: ([n]) => n > 12,
    pool: every(span(1, 20)),
    write: ([n]) => ({
      question: `Write ${inWords(n)} in digits.`,
      answer: n,
      explanation: wordWay(n),
      slips: {
        'teen-and-ty': n > 12 && n < 20 ? (n - 10) * 10 : undefined,
        'digits-swapped': n > 10 && n < 20 ? (n - 10) * 10 + 1 : undefined,
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
        'decade-boundary': (n + 3) % 10 === 0 ? [n - 7, n + 4] : undefined,
        'wrong-direction': n - 1,
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
        'decade-boundary': (n - 2) % 10 === 0 ? [n + 7, n - 12] : undefined,
        'wrong-direction': n + 1,
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
];

function wordWay(n: number): string {
  if (n <= 10) return `The word ${inWords(n)} is the number ${n}.`;
  if (n === 20) return 'Twenty is two tens: 20.';
  return `${capital(inWords(n))} is ten and ${inWords(n - 10)}: ${n}.`;
}

// Year 2: tens and ones, number words, ten more and ten less.
import { every, oneOf, span } from '../pool.ts';
import { blocksOf } from '../pictures.ts';
import { questionType } from '../question-type.ts';
import { nextInSteps } from '../forms.ts';
import { capital, counted, inWords } from '../wording.ts';

const isNoTen = (n: number) => n % 10 !== 0;

export const number = [
  questionType({
    id: 'Y2.PV.2/r3',
    level: 'A',
    pool: every(span(21, 99)).where(([n]) => isNoTen(n)),
    write: ([n]) => ({
      question: `${n} = ${n - (n % 10)} + ?`,
      picture: blocksOf(n),
      answer: n % 10,
      explanation: `${n} is ${counted(Math.floor(n / 10), 'ten')} and ${counted(n % 10, 'one')}.`,
      slips: { 'adds-numbers-shown': n + n - (n % 10) },
    }),
  }),
  questionType({
    id: 'Y2.PV.1/r4',
    level: 'A',
    pool: every(oneOf('more', 'less'))
      .and(span(1, 100))
      .where(([kind, n]) => (kind === 'more' ? n <= 90 : n >= 11)),
    write: ([kind, n]) => {
      const answer = kind === 'more' ? n + 10 : n - 10;
      return {
        question: `What is ten ${kind} than ${n}?`,
        picture: blocksOf(n),
        answer,
        explanation: `${kind === 'more' ? 'Add' : 'Take away'} one ten: ${n} ${kind === 'more' ? '+' : '−'} 10 = ${answer}.`,
        slips: { 'wrong-column': kind === 'more' ? n + 1 : n - 1 },
      };
    },
  }),
  questionType({
    id: 'Y2.PV.5/r5',
    level: 'A',
    inLaterYears: ([n]) => isNoTen(n),
    pool: every(span(21, 99)),
    write: ([n]) => ({
      question: `Write ${inWords(n)} in digits.`,
      answer: n,
      explanation: `${capital(inWords(n))} is ${counted(Math.floor(n / 10), 'ten')} and ${counted(n % 10, 'one')}: ${n}.`,
      slips: {
        'digits-swapped': isNoTen(n) ? (n % 10) * 10 + Math.floor(n / 10) : undefined,
        'teen-and-ty': isNoTen(n) ? undefined : 10 + n / 10,
      },
    }),
  }),
  questionType({
    id: 'Y2.PV.1/r7',
    level: 'B',
    pool: every(span(0, 27, 3)),
    write: ([start]) => nextInSteps(start, 3),
  }),
];

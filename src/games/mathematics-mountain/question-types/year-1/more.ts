// Year 1: what the table leaves out: comparing, signs in words, measuring, days and months, clocks, shapes and turns.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { capital, inWords, withArticle } from '../wording.ts';

const COMPARED = {
  longer: { asked: 'is longer', unit: 'cm', said: 'longer' },
  heavier: { asked: 'is heavier', unit: 'kg', said: 'heavier' },
  'holds more': { asked: 'holds more', unit: 'litres', said: 'more' },
  'takes longer': { asked: 'takes longer', unit: 'minutes', said: 'longer' },
} as const;

/** Turns in quarters. */
const QUARTERS = { quarter: 1, half: 2, 'three-quarter': 3, whole: 4 } as const;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const more = [
  questionType({
    id: 'Y1.PV.4/r22',
    level: 'A',
    beside: 3,
    pool: every(oneOf('more', 'less'))
      .and(span(1, 100))
      .and(span(1, 100))
      .where(([, a, b]) => a !== b),
    write: ([kind, a, b]) => {
      const [small, big] = [Math.min(a, b), Math.max(a, b)];
      return {
        question: `Which is ${kind}: ${a} or ${b}?`,
        answer: kind === 'more' ? big : small,
        explanation:
          kind === 'more'
            ? `When we count, ${big} comes after ${small}, so ${big} is more.`
            : `When we count, ${small} comes before ${big}, so ${small} is less.`,
        slips: { 'more-and-less-swapped': kind === 'more' ? small : big },
      };
    },
  }),
  questionType({
    id: 'Y1.AS.1/r23',
    level: 'A',
    beside: 5,
    pool: every(oneOf('plus', 'minus'))
      .and(span(1, 10))
      .and(span(1, 10))
      .where(([sign, a, b]) => sign === 'plus' || b <= a),
    write: ([sign, a, b]) => ({
      question: `${capital(inWords(a))} ${sign} ${inWords(b)} equals what number?`,
      answer: sign === 'plus' ? a + b : a - b,
      explanation:
        sign === 'plus'
          ? `Plus is the sign +, so ${a} + ${b} = ${a + b}.`
          : `Minus is the sign −, so ${a} − ${b} = ${a - b}.`,
      slips: { 'signs-mixed-up': sign === 'plus' ? a - b : a + b },
    }),
  }),
  questionType({
    id: 'Y1.ME.1/r24',
    level: 'A',
    beside: 4,
    pool: every(oneOf('longer', 'heavier', 'holds more', 'takes longer'))
      .and(span(2, 20))
      .and(span(2, 20))
      .where(([, a, b]) => a !== b),
    write: ([kind, a, b]) => {
      const { asked, unit, said } = COMPARED[kind];
      const [small, big] = [Math.min(a, b), Math.max(a, b)];
      return {
        question: `Which ${asked}: ${a} ${unit} or ${b} ${unit}?`,
        answer: big,
        explanation: `${big} is more than ${small}, so ${big} ${unit} is ${said}.`,
        slips: { 'more-and-less-swapped': small },
      };
    },
  }),
  questionType({
    id: 'Y1.ME.2/r25',
    level: 'B',
    beside: 15,
    pool: every(oneOf('stick', 'leaf', 'pencil', 'ribbon', 'straw')).and(span(2, 30)),
    write: ([thing, length]) => ({
      question: `Ruler: a ${thing} goes from 0 to ${length}. How many cm?`,
      picture: { kind: 'ruler', length, thing },
      answer: length,
      explanation: `It starts at 0, so the number at its end is its length: ${length} cm.`,
      slips: {
        'counts-start-number': length + 1,
        'one-step-out': {
          answer: length - 1,
          reason: `The end is at ${length}, not at ${length - 1}.`,
        },
      },
    }),
  }),
  questionType({
    id: 'Y1.ME.5/r26',
    level: 'A',
    beside: 9,
    pool: every(oneOf('day', 'month'))
      .and(span(2, 12))
      .where(([kind, place]) => kind === 'month' || place <= DAYS.length),
    write: ([kind, place]) => {
      const names = kind === 'day' ? DAYS : MONTHS;
      const [first = '', name = ''] = [names[0], names[place - 1]];
      return {
        question: `${first} is ${kind} 1. Which ${kind} is ${name}?`,
        answer: place,
        explanation: `Count on from ${first}: ${name} is ${kind} ${place}.`,
        slips: { 'one-step-out': [beside(kind, place, -1), beside(kind, place, 1)] },
      };
    },
  }),
  questionType({
    id: 'Y1.ME.6/r27',
    level: 'B',
    beside: 10,
    pool: every(oneOf('o’clock', 'half past')).and(span(1, 12)),
    write: ([kind, hour]) =>
      kind === 'half past'
        ? {
            question: `Minute hand at 6, hour hand just past ${hour}. Half past what?`,
            picture: { kind: 'clock', hour, minute: 30 },
            answer: hour,
            explanation: `Minute hand at 6 means half past, and the hour hand has gone past ${hour}.`,
            slips: {
              'hands-swapped': 6,
              'one-step-out': {
                answer: (hour % 12) + 1,
                reason: `The hour hand has gone past ${hour}, not past ${(hour % 12) + 1}.`,
              },
            },
          }
        : {
            question: `Minute hand at 12, hour hand at ${hour}. What o’clock is it?`,
            picture: { kind: 'clock', hour, minute: 0 },
            answer: hour,
            explanation: `Minute hand at 12 means o’clock, and the hour hand is at ${hour}.`,
            slips: {
              'hands-swapped': 12,
              'one-step-out': {
                answer: (hour % 12) + 1,
                reason: `The hour hand is at ${hour}, not at ${(hour % 12) + 1}.`,
              },
            },
          },
  }),
  questionType({
    id: 'Y1.GE.1/r28',
    level: 'A',
    beside: 9,
    fewQuestions: true,
    pool: every(oneOf('straight sides', 'corners', 'flat faces'))
      .and(oneOf('triangle', 'square', 'rectangle', 'cube', 'cuboid'))
      .where(([part, shape]) => (part === 'flat faces') === shape.startsWith('cu')),
    write: ([part, shape]) => {
      const count = part === 'flat faces' ? 6 : shape === 'triangle' ? 3 : 4;
      return {
        question: `How many ${part} does ${withArticle(shape)} have?`,
        picture: { kind: 'shapes', shapes: [shape] },
        answer: count,
        explanation: partsWay(part, shape),
        slips: { 'one-step-out': [count - 1, count + 1] },
      };
    },
  }),
  questionType({
    id: 'Y1.GE.2/r29',
    level: 'B',
    beside: 16,
    fewQuestions: true,
    pool: every(oneOf('quarter', 'half'))
      .and(oneOf('half', 'three-quarter', 'whole'))
      .and(span(1, 2))
      .where(
        ([part, turn, n]) =>
          part !== turn && (turn !== 'three-quarter' || (part === 'quarter' && n === 1)),
      ),
    write: ([part, turn, n]) => {
      const each = QUARTERS[turn] / QUARTERS[part];
      const first = `1 ${turn} turn is ${each} ${part} turns`;
      return {
        question: `How many ${part} turns are in ${n} ${turn} ${n === 1 ? 'turn' : 'turns'}?`,
        picture: { kind: 'turn', quarters: QUARTERS[turn] },
        answer: n * each,
        explanation: n === 1 ? `${first}.` : `${first}, so ${n} of them are ${n * each}.`,
        slips: { 'turns-mixed-up': [2 * n, 3 * n, 4 * n, n] },
      };
    },
  }),
  questionType({
    id: 'Y1.ME.5/r30',
    level: 'A',
    beside: 9,
    fewQuestions: true,
    pool: every(oneOf('week', 'weekend', 'year', 'two weeks')),
    write: ([time]) => CALENDAR_FACTS[time],
  }),
];

/** The day or month before or after one, as an answer; the first has none before it, and the last none after it. */
function beside(kind: 'day' | 'month', place: number, by: -1 | 1) {
  const names = kind === 'day' ? DAYS : MONTHS;
  const [name, other] = [names[place - 1] ?? '', names[place - 1 + by]];
  const where = by === 1 ? 'before' : 'after';
  return other === undefined
    ? place + by
    : {
        answer: place + by,
        reason: `${capital(kind)} ${place + by} is ${other}. ${name} comes ${where} it.`,
      };
}

function partsWay(part: 'straight sides' | 'corners' | 'flat faces', shape: string): string {
  if (part === 'flat faces') return 'Count 1 on top, 1 below and 4 around it: 6 flat faces.';
  const isTriangle = shape === 'triangle';
  if (part === 'corners') {
    return isTriangle
      ? 'Two sides meet at each corner, and 3 sides meet in 3 places.'
      : 'Count 2 corners at the top and 2 at the bottom: 4.';
  }
  return isTriangle
    ? 'The word starts with “tri”, which means 3.'
    : 'Count the top, the bottom, the left and the right: 4 straight sides.';
}

const CALENDAR_FACTS = {
  week: {
    question: 'How many days are in a week?',
    answer: 7,
    explanation: 'A week has 7 days, from Monday to Sunday.',
    slips: { 'school-days-only': 5 },
  },
  weekend: {
    question: 'How many days are in a weekend?',
    answer: 2,
    explanation: 'A weekend has 2 days, Saturday and Sunday.',
    slips: { 'one-step-out': [1, 3] },
  },
  year: {
    question: 'How many months are in a year?',
    answer: 12,
    explanation: 'A year has 12 months, from January to December.',
    slips: { 'one-step-out': [11, 13] },
  },
  'two weeks': {
    question: 'How many days are in two weeks?',
    answer: 14,
    explanation: 'A week has 7 days, and 7 + 7 = 14.',
    slips: {
      'school-days-only': 10,
      'stops-after-first-step': { answer: 7, reason: '7 days make one week. You need two.' },
    },
  },
};

// Year 4: what the table leaves out about money, clocks, shapes, symmetry, coordinates and data.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { afterMove, movedWay } from '../more-forms.ts';
import { capital, counted, listInWords, pounds, poundsSaid, withArticle } from '../wording.ts';

const EQUAL_SIDES = {
  'equilateral triangle': 3,
  'isosceles triangle': 2,
  'scalene triangle': 0,
  rhombus: 4,
} as const;
const PARALLEL_SIDES = { parallelogram: 2, trapezium: 1, rhombus: 2, kite: 0 } as const;
const MIRROR_LINES = {
  square: 4,
  rectangle: 2,
  kite: 1,
  semicircle: 1,
  'equilateral triangle': 3,
  'regular pentagon': 5,
  'regular hexagon': 6,
  'regular octagon': 8,
} as const;

const isAcute = (angle: number) => angle < 90;

export const moreMeasures = [
  questionType({
    id: 'Y4.ME.4/r38',
    level: 'B',
    beside: 20,
    pool: every(span(2, 9), span(110, 290, 10)).where(([, price]) => price !== 200),
    write: ([count, price]) => ({
      question: `${count} pens at ${pounds(price)} each. How many pence?`,
      spoken: `${count} pens at ${poundsSaid(price)} each. How many pence?`,
      answer: count * price,
      explanation: `${pounds(price)} is ${price}p, and ${count} × ${price} = ${count * price}.`,
      slips: {
        'adds-instead-of-multiplies': count + price,
        'one-step-out': [(count - 1) * price, (count + 1) * price],
      },
    }),
  }),
  questionType({
    id: 'Y4.ME.5/r39',
    level: 'B',
    beside: 15,
    pool: every(span(1, 11), span(0, 59)),
    write: ([hour, minutes]) => {
      const past = String(minutes).padStart(2, '0');
      return {
        question: `${hour}:${past} p.m. = ?:${past} on a 24-hour clock`,
        spoken: `${hour}:${past} p.m. is what hour on a 24-hour clock?`,
        answer: hour + 12,
        explanation: `After noon add 12 to the hour: ${hour} + 12 = ${hour + 12}.`,
        slips: { 'morning-hours-left-out': hour, 'wrong-conversion': hour + 10 },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.1/r40',
    level: 'A',
    beside: 6,
    fewQuestions: true,
    pool: every(
      oneOf('equal sides', 'pairs of parallel sides'),
      oneOf(
        ...(['equilateral triangle', 'isosceles triangle', 'scalene triangle', 'rhombus'] as const),
        ...(['parallelogram', 'trapezium', 'kite'] as const),
      ),
    ).where(([asked, shape]) =>
      asked === 'equal sides' ? shape in EQUAL_SIDES : shape in PARALLEL_SIDES,
    ),
    write: ([asked, shape]) => {
      const counts: Readonly<Record<string, number>> =
        asked === 'equal sides' ? EQUAL_SIDES : PARALLEL_SIDES;
      const count = counts[shape] ?? 0;
      return {
        question: `How many ${asked} has ${withArticle(shape)}?`,
        answer: count,
        explanation: `${capital(withArticle(shape))} has ${count === 1 ? asked.replace('pairs', '1 pair') : `${count} ${asked}`}.`,
        slips: { 'one-step-out': [count - 1, count + 1] },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.2/r41',
    level: 'B',
    beside: 12,
    pool: every(
      oneOf('acute', 'obtuse'),
      ...([span(10, 170, 5), span(10, 170, 5), span(10, 170, 5)] as const),
    ).where(
      ([kind, ...angles]) =>
        new Set([...angles, 90]).size === 4 &&
        angles.some((angle) => isAcute(angle) === (kind === 'acute')),
    ),
    write: ([kind, ...angles]) => {
      const fitting = angles.filter((angle) => isAcute(angle) === (kind === 'acute'));
      return {
        question: `A right angle is 90°. How many are ${kind}: ${angles.map((one) => `${one}°`).join(', ')}?`,
        answer: fitting.length,
        explanation: `${capital(kind)} is ${kind === 'acute' ? 'less than 90°' : 'between 90° and 180°'}: here ${listInWords(fitting.map((one) => `${one}°`))}, so ${fitting.length}.`,
        slips: { 'angle-kinds-mixed-up': 3 - fitting.length },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.3/r42',
    level: 'A',
    beside: 6,
    fewQuestions: true,
    pool: every(
      oneOf(
        ...(['square', 'rectangle', 'kite', 'semicircle', 'equilateral triangle'] as const),
        ...(['regular pentagon', 'regular hexagon', 'regular octagon'] as const),
      ),
    ),
    write: ([shape]) => {
      const count = MIRROR_LINES[shape];
      return {
        question: `How many lines of symmetry has ${withArticle(shape)}?`,
        answer: count,
        explanation: `${capital(withArticle(shape))} folds onto itself in ${counted(count, 'way')}.`,
        slips: { 'one-step-out': [count - 1, count + 1, count * 2, count / 2] },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.4/r43',
    level: 'B',
    takesLong: true,
    beside: 19,
    pool: every(oneOf(-1, 1), span(6, 50), span(1, 6)),
    write: ([side, mirror, far]) => {
      const [dot, image] = [mirror + side * far, mirror - side * far];
      return {
        question: `Mirror line at ${mirror}, dot at ${dot}. Where is its reflection?`,
        answer: image,
        explanation: `The dot is ${far} from the mirror line, so count ${far} on the other side: ${image}.`,
        slips: { 'reads-end-mark': [mirror, far], 'wrong-direction': dot + side * far },
      };
    },
  }),
  questionType({
    id: 'Y4.GE.5/r44',
    level: 'B',
    beside: 18,
    pool: every(
      oneOf('right', 'left', 'up', 'down'),
      ...([span(1, 9), span(1, 9), span(1, 5)] as const),
    ).where(([move, x, y, steps]) => x !== y && afterMove([x, y], move, steps) >= 0),
    write: ([move, x, y, steps]) => {
      const { place, ...way } = movedWay([x, y], move, steps);
      return {
        question: `Start at (${x}, ${y}). Move ${steps} ${move}. ${capital(place)} number now?`,
        ...way,
      };
    },
  }),
  questionType({
    id: 'Y4.ST.1/r45',
    level: 'B',
    beside: 11,
    pool: every(oneOf(2, 4, 10, 20, 50, 100, 200, 1000), span(1, 100)).where(
      ([step, below]) => step * below < 5000,
    ),
    write: ([step, below]) => {
      const [low, high] = [step * below, step * (below + 1)];
      return {
        question: `A bar ends halfway between ${low} and ${high}. What does it show?`,
        answer: (low + high) / 2,
        explanation: `Half of ${step} is ${step / 2}, and ${low} + ${step / 2} = ${low + step / 2}.`,
        slips: { 'rounds-down': low, 'rounds-up': high },
      };
    },
  }),
  questionType({
    id: 'Y4.ST.2/r46',
    level: 'B',
    takesLong: true,
    beside: 23,
    pool: every(oneOf('altogether', 'more'), span(65, 200, 5), span(15, 180, 5)).where(
      ([, red, blue]) => red > blue,
    ),
    write: ([asked, red, blue]) =>
      asked === 'more'
        ? {
            question: `Red ${red}, blue ${blue}. How many more red than blue?`,
            answer: red - blue,
            explanation: `Take blue from red: ${red} − ${blue} = ${red - blue}.`,
            slips: { 'adds-numbers-shown': red + blue },
          }
        : {
            question: `Red ${red}, blue ${blue}. How many altogether?`,
            answer: red + blue,
            explanation: `Add both: ${red} + ${blue} = ${red + blue}.`,
            slips: { 'signs-mixed-up': red - blue },
          },
  }),
];

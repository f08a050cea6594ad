// Turns, right angles and missing angles.
import type { Mistake } from '../misconceptions.ts';
import { addedNotTaken } from '../mistakes.ts';
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { capital, counted, listInWords, withArticle } from '../wording.ts';

/** Turns in quarters. */
const QUARTERS = { quarter: 1, half: 2, 'three-quarter': 3, whole: 4 } as const;

/** How one turn is made of smaller ones. */
const TURNED = {
  quarter: {
    half: 'After 1 quarter turn you face the side, and after 2 the back: a half turn.',
    'three-quarter': 'A half turn is 2 quarter turns, so a three-quarter turn is 2 + 1 = 3.',
    whole: 'A half turn is 2 quarter turns, so a whole turn is 2 + 2 = 4.',
  },
  half: {
    half: '',
    'three-quarter': '',
    whole: 'After 1 half turn you face the back, and after 2 you face the front again.',
  },
} as const;

const RIGHT_ANGLES = {
  'a half turn': { count: 2, is: 'is' },
  'a three-quarter turn': { count: 3, is: 'is' },
  'a whole turn': { count: 4, is: 'is' },
  'two whole turns': { count: 8, is: 'are' },
  'three half turns': { count: 6, is: 'are' },
} as const;

/** What a number of quarter turns makes. */
const MADE: Readonly<Record<number, string>> = {
  1: 'a quarter turn',
  2: 'a half turn',
  3: 'a three-quarter turn',
  4: 'a whole turn',
  6: 'one and a half turns',
  8: 'two whole turns',
  12: 'three whole turns',
};

const ONE_TURN = { 2: 'a half turn', 3: 'a three-quarter turn', 4: 'a whole turn' } as const;

const TURNS = { quarter: 1, half: 2, 'three-quarter': 3, full: 4 } as const;

const KINDS = {
  acute: { from: 0, to: 90, is: 'an acute angle is less than 90°' },
  obtuse: { from: 90, to: 180, is: 'an obtuse angle is between 90° and 180°' },
  reflex: { from: 180, to: 360, is: 'a reflex angle is more than 180°' },
} as const;

const fits = (kind: keyof typeof KINDS, angle: number) =>
  angle > KINDS[kind].from && angle < KINDS[kind].to;

export const angles = [
  questionType({
    id: 'Y1.GE.2/r29',
    level: 'B',
    beside: 16,
    pool: every(oneOf('quarter', 'half'))
      .and(oneOf('half', 'three-quarter', 'whole'))
      .and(span(1, 2))
      .where(
        ([part, turn, n]) =>
          part !== turn && (turn !== 'three-quarter' || (part === 'quarter' && n === 1)),
      ),
    write: ([part, turn, n]) => {
      const each = QUARTERS[turn] / QUARTERS[part];
      const first = `A ${turn} turn is ${each} ${part} turns`;
      const turns = n === 1 ? `a ${turn} turn` : `two ${turn} turns`;
      return {
        question: `How many ${part} turns are in ${turns}?`,
        ...(n === 1 && { picture: { kind: 'turn', quarters: QUARTERS[turn] } }),
        answer: n * each,
        explanation: n === 1 ? TURNED[part][turn] : `${first}, so ${turns} are ${n * each}.`,
        slips: {
          'turns-mixed-up': [2 * n, 3 * n, 4 * n, n].map((other) => ({
            answer: other,
            reason:
              n === 2 && other === each
                ? `${each} ${part} turns make one ${turn} turn. Here are two ${turn} turns.`
                : part === 'half' && other === n * QUARTERS[turn]
                  ? `${other} is how many quarter turns there are. Count the half turns.`
                  : other === 1
                    ? `1 ${part} turn is only the start. Go on until you have made ${turns}.`
                    : `${other} ${part} turns make ${MADE[other * QUARTERS[part]] ?? ''}, not ${turns}.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y2.GE.5/r41',
    level: 'B',
    beside: 20,
    pool: every(
      oneOf(
        'a half turn',
        'a three-quarter turn',
        'a whole turn',
        'two whole turns',
        'three half turns',
      ),
    ),
    write: ([turn]) => {
      const { count, is } = RIGHT_ANGLES[turn];
      return {
        question: `How many right angles are in ${turn}?`,
        ...(count <= 4 && { picture: { kind: 'turn', quarters: count } }),
        answer: count,
        explanation: `A right angle is a quarter turn, and ${turn} ${is} ${count} quarter turns.`,
        slips: {
          'turns-mixed-up': ([2, 3, 4] as const).map((other) => ({
            answer: other,
            reason: `${other} right angles make ${ONE_TURN[other]}, not ${turn}.`,
          })),
        },
      };
    },
  }),
  questionType({
    id: 'Y3.GE.2/r38',
    level: 'B',
    takesLong: true,
    beside: 13,
    pool: every(span(1, 12)).and(span(1, 3)),
    write: ([from, quarters]) => {
      const to = ((from + 3 * quarters - 1) % 12) + 1;
      return {
        question: `A clock hand turns clockwise from ${from} to ${to}. How many quarter turns does it make?`,
        answer: quarters,
        explanation: `The hand moves on ${3 * quarters} numbers, and each quarter turn is 3: ${3 * quarters} ÷ 3 = ${quarters}.`,
        slips: {
          'turns-mixed-up': {
            answer: 3 * quarters,
            reason: `${3 * quarters} is how many numbers the hand moves on. Each quarter turn is 3 numbers.`,
          },
          'wrong-direction': {
            answer: 4 - quarters,
            reason: `You turned back from ${from} to ${to}. Clockwise is the way that the hands of a clock go.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y3.GE.3/r39',
    level: 'A',
    beside: 7,
    pool: every(oneOf('half', 'three-quarter', 'full')).and(span(1, 6)),
    write: ([turn, n]) => {
      const named = (one: keyof typeof TURNS, count: number) =>
        `${count} ${one === 'full' ? 'whole' : one} ${count === 1 ? 'turn' : 'turns'}`;
      const first = `${named(turn, 1)} is ${TURNS[turn]} right angles`;
      return {
        question: `How many right angles are in ${named(turn, n)}?`,
        picture: { kind: 'turn', quarters: TURNS[turn] },
        answer: n * TURNS[turn],
        explanation:
          n === 1
            ? `A right angle is a quarter turn, and ${named(turn, 1)} is ${TURNS[turn]} quarter turns.`
            : `${first}, so ${named(turn, n)} are ${n * TURNS[turn]}.`,
        slips: {
          'turns-mixed-up': (['quarter', 'half', 'three-quarter', 'full'] as const).map((other) => {
            const count = n * TURNS[other];
            return {
              answer: count,
              reason: `${counted(count, 'right angle')} ${count === 1 ? 'makes' : 'make'} ${named(other, n)}, not ${named(turn, n)}.`,
            };
          }),
        },
      };
    },
  }),
  questionType({
    id: 'Y5.GE.4/r23',
    level: 'B',
    pool: every(oneOf(180, 360))
      .and(span(10, 350))
      .where(([total, angle]) => angle <= total - 10 && angle !== 180),
    write: ([total, angle]) => {
      const answer = total - angle;
      const together = total === 180 ? 'make a straight line' : 'make a full turn';
      return {
        question: `Two angles ${together}. One is ${angle}°. How many degrees is the other?`,
        picture: { kind: 'angles', whole: total, known: [angle] },
        answer,
        explanation: `A ${total === 180 ? 'straight line' : 'full turn'} is ${total}°, and ${total} − ${angle} = ${answer}.`,
        slips: {
          'wrong-angle-total': ([90, 180, 360] as const)
            .filter((other) => other !== angle)
            .map((other) =>
              startedFrom(other, other - angle, `The angles make ${total}° together.`),
            ),
          'one-ten-too-many': {
            answer: answer + 10,
            reason: `${angle}° and ${answer + 10}° make ${total + 10}°. That is 10° too much.`,
          },
        },
      };
    },
  }),
  questionType({
    id: 'Y5.GE.2/r48',
    level: 'B',
    takesLong: true,
    beside: 23,
    pool: every(oneOf('acute', 'obtuse', 'reflex'))
      .and(span(10, 350, 5))
      .and(span(10, 350, 5))
      .and(span(10, 350, 5))
      .where(
        ([kind, ...angles]) =>
          new Set([...angles, 90, 180]).size === 5 && angles.some((angle) => fits(kind, angle)),
      ),
    write: ([kind, ...angles]) => {
      const fitting = angles.filter((angle) => fits(kind, angle));
      const { from, to } = KINDS[kind];
      return {
        question: `How many of these angles are ${kind}: ${angles.map((one) => `${one}°`).join(', ')}?`,
        answer: fitting.length,
        explanation: `${capital(withArticle(kind))} angle is between ${from}° and ${to}°: here ${listInWords(fitting.map((one) => `${one}°`))}, so ${fitting.length}.`,
        slips: {
          'angle-kinds-mixed-up': [3 - fitting.length, 3].map((other) =>
            otherKind(other, fitting.length, kind),
          ),
        },
      };
    },
  }),
  questionType({
    id: 'Y5.GE.3/r49',
    level: 'B',
    beside: 23,
    pool: every(span(5, 120, 5))
      .and(span(10, 175, 5))
      .where(([low, high]) => high > low + 5),
    write: ([low, high]) => ({
      question: `On a protractor, an angle goes from ${low}° to ${high}°. How many degrees is it?`,
      answer: high - low,
      explanation: `Count on from ${low}° to ${high}°: ${high} − ${low} = ${high - low}.`,
      slips: {
        'reads-end-mark': {
          answer: high,
          reason: `${high}° is only where the angle ends. It begins at ${low}°.`,
        },
        'adds-numbers-shown': addedNotTaken(high, low),
      },
    }),
  }),
  questionType({
    id: 'Y6.GE.3/r23',
    level: 'B',
    pool: every(oneOf('triangle', 'isosceles', 'quadrilateral'))
      .and(span(10, 160, 5))
      .and(span(10, 160, 5))
      .and(span(0, 140, 10))
      .where(([shape, a, b, c]) => isShape(shape, a, b, c)),
    write: ([shape, a, b, c]) => missingAngle(shape, a, b, c),
  }),
  questionType({
    id: 'Y6.GE.1/r53',
    level: 'B',
    beside: 23,
    pool: every(oneOf('parallelogram', 'rhombus', 'isosceles triangle', 'right-angled triangle'))
      .and(span(5, 175))
      .where(
        ([drawn, angle]) =>
          angle !== 90 &&
          // Half of what 360° leaves of 120° is 120°.
          (drawn !== 'isosceles triangle' || (angle % 2 === 0 && angle !== 120)) &&
          (drawn !== 'right-angled triangle' || angle <= 85),
      ),
    write: ([drawn, angle]) => {
      if (drawn === 'isosceles triangle') return baseAngle(angle);
      if (drawn === 'right-angled triangle') return thirdAngle(angle);
      return {
        question: `You draw a ${drawn} with ${withArticle(`${angle}° angle`)}. How large is the angle beside it?`,
        answer: 180 - angle,
        explanation: `In a ${drawn}, two angles side by side make 180° together: 180 − ${angle} = ${180 - angle}.`,
        slips: besideAngle(angle, 'Two angles side by side make 180° together.'),
      };
    },
  }),
  questionType({
    id: 'Y6.GE.5/r49',
    level: 'B',
    beside: 23,
    pool: every(oneOf('opposite', 'next to', 'point'))
      .and(span(10, 170))
      .and(span(0, 170, 5))
      .where(([where, angle, other]) =>
        where === 'point'
          ? angle % 5 === 0 && angle >= 30 && angle < other
          : other === 0 && angle !== 90,
      ),
    write: ([where, angle, other]) => {
      if (where === 'point') return thirdInTurn(angle, other);
      return where === 'opposite'
        ? {
            question: `Two straight lines cross. One angle is ${angle}°. How large is the angle opposite it?`,
            answer: angle,
            explanation: `When straight lines cross, opposite angles are equal, so this angle is ${angle}° too.`,
            slips: {
              'angle-pairs-mixed-up': notOpposite(180, angle),
              'wrong-angle-total': notOpposite(360, angle),
            },
          }
        : {
            question: `Two straight lines cross. One angle is ${angle}°. How large is the angle beside it?`,
            picture: { kind: 'angles', whole: 180, known: [angle] },
            answer: 180 - angle,
            explanation: `Angles on a straight line total 180°, and 180 − ${angle} = ${180 - angle}.`,
            slips: besideAngle(angle, 'The two angles make 180° together.'),
          };
    },
  }),
];

function otherKind(answer: number, right: number, kind: keyof typeof KINDS): Mistake {
  const count = answer === 0 ? 'Some' : `${answer < right ? 'More' : 'Fewer'} than ${answer}`;
  return {
    answer,
    reason: `${count} of them ${answer === 1 ? 'is' : 'are'} ${kind}: ${KINDS[kind].is}.`,
  };
}

/** Subtracts the known angles from a wrong total. */
function startedFrom(total: 90 | 180 | 360, answer: number, right: string): Mistake {
  return { answer, reason: `You started from ${total}°. ${right}` };
}

/** Takes the angle opposite another for what is left of a total. */
function notOpposite(total: 180 | 360, angle: number): Mistake {
  return {
    answer: total - angle,
    reason: `${total - angle}° and ${angle}° make ${total}°. Opposite angles are equal.`,
  };
}

/** Mistakes about two angles that make 180° together. */
function besideAngle(angle: number, right: string) {
  return {
    'angle-pairs-mixed-up': {
      answer: angle,
      reason: `${angle}° is the angle that you know already. ${right}`,
    },
    'wrong-angle-total': [startedFrom(360, 360 - angle, right), startedFrom(90, 90 - angle, right)],
  };
}

/** Makes the angles add up to an impossible total. */
function reached(total: number, answer: number, right: 180 | 360): Mistake {
  return { answer, reason: `With ${answer}° the angles make ${total}° together, not ${right}°.` };
}

function isShape(shape: string, a: number, b: number, c: number): boolean {
  if (shape === 'quadrilateral') {
    const missing = 360 - a - b - c;
    const isRound = a >= 20 && a % 10 === 0 && b % 10 === 0 && a <= b && b <= c;
    return isRound && missing >= 40 && missing <= 140;
  }
  const missing = 180 - a - b;
  const isTriangle = c === 0 && missing >= 10 && missing <= 160;
  return isTriangle && (shape === 'isosceles' ? a === b : a <= b);
}

function missingAngle(
  shape: 'triangle' | 'isosceles' | 'quadrilateral',
  a: number,
  b: number,
  c: number,
) {
  if (shape === 'quadrilateral') {
    const answer = 360 - a - b - c;
    return {
      question: `Three angles of a quadrilateral are ${listInWords([`${a}°`, `${b}°`, `${c}°`])}. How large is the fourth?`,
      picture: { kind: 'corners' as const, known: [a, b, c] },
      answer,
      explanation: `All four angles add up to 360°: 360 − ${a} − ${b} − ${c} = ${answer}.`,
      slips: {
        'wrong-angle-total': [
          startedFrom(180, 180 - a - b - c, 'The angles make 360° together.'),
          reached(400, 400 - a - b - c, 360),
        ],
      },
    };
  }
  const answer = 180 - a - b;
  return {
    question:
      shape === 'isosceles'
        ? `An isosceles triangle has two angles of ${a}°. How large is the third?`
        : `Two angles of a triangle are ${a}° and ${b}°. How large is the third?`,
    picture: { kind: 'corners' as const, known: [a, b] },
    answer,
    explanation: `The angles of a triangle add up to 180°: 180 − ${a} − ${b} = ${answer}.`,
    slips: {
      'wrong-angle-total': [
        startedFrom(360, 360 - a - b, 'The angles of a triangle make 180° together.'),
        reached(200, 200 - a - b, 180),
      ],
      'stops-after-first-step':
        shape === 'isosceles'
          ? { answer: 180 - a, reason: `180 − ${a} = ${180 - a}. Take the other ${a}° away too.` }
          : undefined,
    },
  };
}

function baseAngle(top: number) {
  const both = 180 - top;
  return {
    question: `An isosceles triangle has a top angle of ${top}°. How large is each base angle?`,
    answer: both / 2,
    explanation: `Both base angles are equal: 180 − ${top} = ${both}, and ${both} ÷ 2 = ${both / 2}.`,
    slips: {
      'forgets-to-halve': {
        answer: both,
        reason: `180 − ${top} = ${both}. The two base angles share these ${both}°.`,
      },
      'wrong-angle-total': startedFrom(
        360,
        (360 - top) / 2,
        'The angles of a triangle make 180° together.',
      ),
    },
  };
}

function thirdAngle(angle: number) {
  return {
    question: `A right-angled triangle has one angle of ${angle}°. How large is the third angle?`,
    answer: 90 - angle,
    explanation: `The right angle leaves 90° for the other two, and 90 − ${angle} = ${90 - angle}.`,
    slips: {
      'wrong-angle-total': ([180, 360] as const).map((total) =>
        startedFrom(total, total - angle, 'The two smaller angles make 90° together.'),
      ),
    },
  };
}

function thirdInTurn(a: number, b: number) {
  const answer = 360 - a - b;
  return {
    question: `${a}°, ${b}° and a third angle make a full turn. How large is the third?`,
    picture: { kind: 'angles' as const, whole: 360 as const, known: [a, b] },
    answer,
    explanation: `A full turn is 360°, and 360 − ${a} − ${b} = ${answer}.`,
    slips: {
      'wrong-angle-total': startedFrom(180, 180 - a - b, 'The angles make 360° together.'),
      'one-number-left-out': [
        { answer: 360 - a, reason: `You took only ${a}° from 360°. Take ${b}° away too.` },
        { answer: 360 - b, reason: `You took only ${b}° from 360°. Take ${a}° away too.` },
      ],
    },
  };
}

// Year 6: drawing shapes from given angles, and where a formula for area or volume holds.
import { every, oneOf, span } from '../pool.ts';
import { questionType } from '../question-type.ts';

const FORMULAE = {
  'Length × width': { shape: 'rectangle', of: 'area' },
  'Base × height': { shape: 'parallelogram', of: 'area' },
  'Base × height ÷ 2': { shape: 'triangle', of: 'area' },
  'Length × width × height': { shape: 'cuboid', of: 'volume' },
} as const;

const SOLIDS: readonly string[] = ['cone', 'cylinder', 'sphere', 'pyramid'];

/** Shapes for which none of the formulae holds. */
const shape = oneOf(
  'circle',
  'semicircle',
  'oval',
  'trapezium',
  'kite',
  'pentagon',
  'hexagon',
  'octagon',
  'cone',
  'cylinder',
  'sphere',
  'pyramid',
);

export const shapes = [
  questionType({
    id: 'Y6.ME.5/r52',
    level: 'B',
    takesLong: true,
    beside: 24,
    pool: every(
      oneOf('Length × width', 'Base × height', 'Base × height ÷ 2', 'Length × width × height'),
    )
      .and(span(1, 3))
      .and(shape)
      .and(shape)
      .where(([formula, , one, other]) => {
        const isSolid = FORMULAE[formula].of === 'volume';
        return one !== other && [one, other].every((wrong) => SOLIDS.includes(wrong) === isSolid);
      }),
    write: ([formula, place, one, other]) => {
      const { shape: right, of } = FORMULAE[formula];
      const names: string[] = [one, other];
      names.splice(place - 1, 0, right);
      return {
        question: `${formula} gives the ${of} of which: ${names.map((name, index) => `${index + 1} ${name}`).join(', ')}?`,
        answer: place,
        explanation: `Only the ${right} fits: its ${of} is ${formula.toLowerCase()}, so the answer is ${place}.`,
        slips: { 'formula-for-any-shape': [1, 2, 3] },
      };
    },
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
          (drawn !== 'isosceles triangle' || angle % 2 === 0) &&
          (drawn !== 'right-angled triangle' || angle < 90),
      ),
    write: ([drawn, angle]) => {
      if (drawn === 'isosceles triangle') return baseAngle(angle);
      if (drawn === 'right-angled triangle') return thirdAngle(angle);
      return {
        question: `You draw a ${drawn} with one angle of ${angle}°. Next angle in degrees?`,
        answer: 180 - angle,
        explanation: `Angles side by side total 180° in a ${drawn}: 180 − ${angle} = ${180 - angle}.`,
        slips: { 'wrong-angle-total': [angle, 360 - angle, 90 - angle] },
      };
    },
  }),
];

function baseAngle(top: number) {
  const both = 180 - top;
  return {
    question: `You draw an isosceles triangle. Its top angle is ${top}°. Each base angle in degrees?`,
    answer: both / 2,
    explanation: `Both base angles are equal: 180 − ${top} = ${both}, and ${both} ÷ 2 = ${both / 2}.`,
    slips: {
      'forgets-to-halve': {
        answer: both,
        reason: `180 − ${top} = ${both}. The two base angles share it.`,
      },
      'wrong-angle-total': (360 - top) / 2,
    },
  };
}

function thirdAngle(angle: number) {
  return {
    question: `You draw a right-angled triangle with one angle of ${angle}°. Third angle in degrees?`,
    answer: 90 - angle,
    explanation: `The right angle leaves 90° for the other two, and 90 − ${angle} = ${90 - angle}.`,
    slips: { 'wrong-angle-total': [180 - angle, 360 - angle] },
  };
}

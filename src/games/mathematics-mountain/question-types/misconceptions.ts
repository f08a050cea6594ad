// Misconceptions: known errors with names that tell a teacher how a child thought.
import type { AnswerForm } from './answer-form.ts';

/** Every misconception, with what the child did in a teacher's words. */
export const MISCONCEPTIONS = {
  'counts-start-number': 'counts the start number as the first step',
  'decade-boundary': 'goes wrong where a new ten begins',
  'teen-and-ty': 'mixes up numbers ending in -teen and -ty',
  'digits-swapped': 'writes the digits in the other order',
  'equals-as-work-it-out': 'reads the equals sign as “work it out”',
  'adds-numbers-shown': 'adds the two numbers shown',
  'counts-coins': 'counts the coins, not what they are worth',
  'quarter-as-half': 'mixes up a half, a quarter and other parts',
  'counts-in-ones': 'goes on in ones, not in steps',
  'smaller-from-larger': 'takes the smaller digit from the larger in each column',
  'ten-not-carried': 'does not carry the ten or the hundred over',
  'digits-joined': 'writes the two sums side by side',
  'wrong-column': 'changes the digit in another column',
  'wrong-inverse': 'does the same again instead of the inverse',
  'adds-instead-of-multiplies': 'adds instead of multiplying',
  'one-step-out': 'stops one step short or goes one too far',
  'unit-fraction-only': 'finds one part, not all the parts asked for',
  'halves-any-fraction': 'halves, whatever the fraction is',
  'clock-in-hundreds': 'counts an hour or a minute as 100',
  'solid-parts-mixed-up': 'mixes up faces, edges and vertices',
  'digit-not-value': 'gives the digit, not what it is worth',
  'neighbouring-fact': 'gives a neighbouring fact from the table',
  'one-ten-too-many': 'goes one ten too far',
  'subtracts-denominator': 'subtracts the number instead of dividing by it',
  'roman-adds-every-letter': 'adds every Roman letter',
  'two-sides-only': 'adds only some of the sides',
  'area-for-perimeter': 'finds the area instead of the perimeter',
  'perimeter-for-area': 'finds the perimeter instead of the area',
  'every-month-has-31': 'thinks that every month has 31 days',
  'months-mixed-up': 'mixes up how many days the months have',
  'school-days-only': 'counts only the school days',
  'order-swapped': 'puts first what comes last, or picks another place in the order',
  'formula-for-any-shape': 'uses a formula for a shape that it does not fit',
  'times-zero-leaves-number': 'thinks that × 0 leaves the number as it is',
  'rounds-wrong-place': 'rounds to the wrong place',
  'rounds-down': 'always rounds down',
  'rounds-up': 'always rounds up',
  'zero-lost-or-extra': 'loses a zero or writes one too many',
  'decimal-point-misread': 'drops or misreads the decimal point',
  'adds-same-to-top-and-bottom': 'adds or subtracts the same number at top and bottom',
  'multiplies-instead-of-powers': 'multiplies by the power',
  'odd-means-prime': 'thinks an odd number must be a prime',
  'prime-and-composite-swapped': 'mixes up primes and composite numbers',
  'one-case-for-all': 'judges a statement by one example',
  'factor-and-multiple-swapped': 'mixes up common multiples and common factors',
  'ignores-minus-sign': 'ignores the minus sign',
  'adds-whole-and-numerator': 'adds the whole number and the numerator',
  'adds-numerators-only': 'adds or subtracts the numerators as they stand',
  'changes-one-part-only': 'changes only the numerator or only the denominator',
  'multiplies-by-numerator-only': 'multiplies by the numerator and stops',
  'numerator-as-per-cent': 'takes another number, such as the numerator, for the percentage',
  'quotient-for-remainder': 'mixes up the quotient and the remainder',
  'wrong-angle-total': 'uses the wrong total for the angles',
  'angle-pairs-mixed-up': 'mixes up two angles that are equal and two that make 180°',
  'wrong-conversion': 'converts by the wrong number, such as 100 for 1000',
  'left-to-right': 'works from left to right',
  'ignores-brackets': 'ignores brackets, or works as if there were some',
  'difference-across-zero': 'subtracts the digits when counting across zero',
  'product-for-multiple': 'multiplies instead of finding the lowest common multiple',
  'divides-by-denominator': 'divides the denominator instead of multiplying it',
  'divides-by-per-cent': 'divides by the percentage',
  'shares-by-one-part': 'divides by the wrong number of parts',
  'smaller-part': 'gives the smaller part',
  'adds-instead-of-scales': 'adds the same amount instead of scaling',
  'letter-as-digit': 'reads 4n as a two-digit number',
  'forgets-to-halve': 'forgets to halve',
  'total-for-mean': 'gives the total instead of the mean',
  'stops-after-first-step': 'stops after the first step of two',
  'more-and-less-swapped': 'mixes up more and less, or largest and smallest',
  'compares-last-digit': 'compares the last digit first',
  'signs-mixed-up': 'mixes up plus and minus',
  'reads-end-mark': 'reads where it ends and ignores where it starts',
  'hands-swapped': 'reads the wrong hand of the clock',
  'turns-mixed-up': 'mixes up quarter, half and whole turns',
  miscounts: 'counts one object twice or leaves one out',
  'mark-misread': 'misreads what one mark of a scale stands for',
  'other-column': 'reads another row or column',
  'blames-other-step': 'blames a step that is right by itself',
  'swaps-in-any-sum': 'does not see in which sums the numbers can be swapped',
  'special-shape-taken-for-all': 'takes what one shape has for what all of its kind have',
  'columns-not-lined-up': 'lines the digits up from the right, not by their place',
  'tens-as-ones': 'counts tens or hundreds as ones',
  'ignores-key': 'counts the marks, not what each one stands for',
  'one-number-left-out': 'leaves out one of the numbers',
  'compares-parts-alone': 'compares numerators, denominators or percentages by themselves',
  'longer-decimal-is-larger': 'thinks the decimal with more digits is larger',
  'exact-for-estimate': 'works it out instead of rounding',
  'morning-hours-left-out': 'leaves out the 12 hours before noon, or mixes up a.m. and p.m.',
  'coordinates-swapped': 'gives the other coordinate',
  'wrong-direction': 'moves in the opposite direction',
  'angle-kinds-mixed-up': 'mixes up acute, obtuse and reflex',
  'counts-sides-inside': 'counts the sides inside the shape as well',
  'one-is-prime': 'thinks 1 is a prime',
  'plus-before-minus': 'adds before subtracting',
  'odd-and-even-swapped': 'mixes up odd and even',
  'counts-factors-for-pairs': 'counts the factors, not the pairs',
  'remainder-as-decimal': 'writes the remainder after the decimal point',
  'ignores-coefficient': 'ignores the number before the letter',
  'unit-does-not-fit': 'picks a unit or a size that does not fit the thing',
  'whole-or-fraction-only': 'multiplies only the whole number or only the fraction',
  'part-squares-miscounted': 'counts part squares as whole ones or leaves them out',
  'adds-tops-and-bottoms': 'adds the numerators and the denominators',
  'whole-not-exchanged':
    'forgets the whole that is exchanged when mixed numbers are added or taken away',
  'shape-names-mixed-up': 'mixes up the names of shapes',
  'fold-misjudged': 'misjudges whether the two parts of a folded shape match',
  'lines-mixed-up': 'mixes up parallel and perpendicular, or vertical and horizontal',
  'regular-by-half': 'looks at the sides or the angles of a regular shape only',
  'circle-parts-mixed-up': 'mixes up radius, diameter and circumference',
  'tens-digit-as-ones': 'treats the tens digit as ones in long multiplication',
} as const satisfies Record<string, string>;

export type Misconception = keyof typeof MISCONCEPTIONS;

/** A wrong answer, and why it is wrong in one or two short sentences for a child. */
export interface Mistake {
  answer: number;
  reason: string;
}

/** A mistake with the error in thinking that leads to it. */
export interface Slip extends Mistake {
  misconception: Misconception;
}

/** The answers that one error leads to, perhaps in several ways; undefined where it cannot happen. */
export type Mistakes = Partial<
  Record<Misconception, Mistake | undefined | readonly (Mistake | undefined)[]>
>;

/**
 * The mistakes whose answer a child could give: in most forms whole and not negative, and not right by chance. A number that two errors
 * lead to counts for the error named first.
 */
export function slipsFrom(mistakes: Mistakes, right: number, form?: AnswerForm): Slip[] {
  const taken = new Set([right]);
  const slips: Slip[] = [];
  for (const misconception of Object.keys(mistakes)) {
    if (!isMisconception(misconception)) throw new TypeError(`No error is called ${misconception}`);
    for (const mistake of [mistakes[misconception]].flat()) {
      if (!mistake || !isPossible(mistake.answer, form) || taken.has(mistake.answer)) continue;
      taken.add(mistake.answer);
      slips.push({ ...mistake, misconception });
    }
  }
  return slips;
}

function isPossible(answer: number, form?: AnswerForm): boolean {
  if (form === 'line') return Number.isFinite(answer);
  if (form === 'decimal' || form === 'column') return Number(answer.toFixed(3)) === answer;
  return Number.isInteger(answer) && (form === 'compare' || answer >= 0);
}

function isMisconception(key: string): key is Misconception {
  return key in MISCONCEPTIONS;
}

// Why a wrong answer is wrong: for each misconception a sentence for a child, with the numbers of the question.
import { smallestFactor } from './arithmetic.ts';
import type { Misconception, Slip } from './misconceptions.ts';
import { num } from './wording.ts';

/** A wrong answer to a question. */
interface Wrong {
  /** As it is written: '12,000'. */
  given: string;
  value: number;
  answer: number;
  question: string;
  /** The whole numbers in the text of the question, in order. */
  numbers: readonly number[];
}

type Reason = (wrong: Wrong) => string;

const REASONS: Readonly<Record<Misconception, Reason>> = {
  'counts-start-number': ({ given }) =>
    `You reach ${given} if you count the start number: the first step comes after it.`,
  'decade-boundary': ({ given }) =>
    `You wrote ${given}: when the ones pass 9 or 0, the tens change by one too.`,
  'teen-and-ty': ({ given, value }) =>
    value < 20
      ? `${given} ends in “-teen”, but a word that ends in “-ty” is a number of tens.`
      : `${given} ends in “-ty”, but a word that ends in “-teen” is ten and some ones.`,
  'digits-swapped': ({ given }) =>
    `${given} has the digits the other way round: the larger groups come first.`,
  'equals-as-work-it-out': ({ given, question }) =>
    question.includes('=')
      ? `With ${given} the two sides of the equals sign are not equal.`
      : `${given} is the number that you start from, not a part of it.`,
  'adds-numbers-shown': (wrong) =>
    `${addedUp(wrong) ?? `${wrong.given} comes from adding`}: look again at what is asked.`,
  'counts-coins': ({ given }) => `There are ${given} of them: add what each one is worth.`,
  'quarter-as-half': ({ given }) => `${given} is a half: a quarter is half of that.`,
  'counts-in-ones': ({ given, numbers: [first = 0, second = 0] }) =>
    `${given} goes on by 1: here each step is ${num(Math.abs(second - first))}.`,
  'smaller-from-larger': ({ given }) =>
    `${given} takes the smaller digit from the larger: always take away from the first number.`,
  'ten-not-carried': ({ given, value, answer }) =>
    value < answer
      ? `${given} is ${num(answer - value)} too small: something has to be carried over.`
      : `Check ${given} again: something has to be carried over.`,
  'digits-joined': ({ given }) => `${given} has two sums side by side: ten ones make one more ten.`,
  'wrong-column': ({ given }) =>
    `${given} uses another column: check what the digit in each place is worth.`,
  'wrong-inverse': ({ given, question }) =>
    question.includes('adius')
      ? `${given} goes the wrong way: the diameter is twice the radius.`
      : `${given} goes the wrong way: think which step undoes the other.`,
  'adds-instead-of-multiplies': addedNotMultiplied,
  'one-step-out': ({ given, value, answer, question, numbers: [first = 0, , second = 0] }) => {
    const back = /^\d+\/\d+, /.test(question) && second < first;
    return `${given} ${value < answer !== back ? 'stops too soon' : 'goes too far'}: count once more.`;
  },
  'unit-fraction-only': ({ given }) =>
    `${given} is what one part is worth: take all the parts that are asked for.`,
  'halves-any-fraction': ({ given }) => `${given} is a half: check which part is asked for.`,
  'clock-in-hundreds': ({ given }) =>
    `${given} counts in hundreds: an hour has 60 minutes, and a minute has 60 seconds.`,
  'solid-parts-mixed-up': ({ given, question }) =>
    /^How many (faces of|\w+ are in the net)/.test(question)
      ? `${given} counts other faces: look for the shape that is asked for.`
      : `${given} counts other parts: faces are flat, edges are lines and vertices are corners.`,
  'digit-not-value': ({ given }) =>
    `${given} only repeats digits of the question: find what they are worth.`,
  'neighbouring-fact': ({ given, question }) =>
    question.includes('remainder')
      ? `${given} more would make the next group: the remainder is what is left over.`
      : `You are near, but ${given} belongs to the fact next to this one.`,
  'one-ten-too-many': ({ given }) => `${given} has ten too many: check the tens once more.`,
  'subtracts-denominator': (wrong) => {
    const pair = pairOf(wrong, (one, other) => one - other);
    const instead = /^Share|half|quarter/.test(wrong.question) ? 'share equally' : 'divide';
    return pair
      ? `You took ${num(pair[1])} away from ${num(pair[0])}: here you ${instead}.`
      : `${wrong.given} comes from taking away: here you ${instead}.`;
  },
  'roman-adds-every-letter': ({ given }) =>
    `Adding every letter gives ${given}, but a smaller letter in front is taken away.`,
  'two-sides-only': ({ given, question }) =>
    question.includes('Area')
      ? `${given} adds two lengths: to find an area, multiply them.`
      : `${given} adds only two sides: go all the way round.`,
  'area-for-perimeter': ({ given }) =>
    `${given} is the area inside: the perimeter is the distance all round.`,
  'perimeter-for-area': ({ given, question }) =>
    /side|same/.test(question)
      ? `${given} works with the perimeter: an area is length × width.`
      : `${given} comes from going round the edge: the area is the space inside.`,
  'every-month-has-31': ({ given }) => `${given} days fit January, but some months are shorter.`,
  'school-days-only': ({ given }) =>
    `${given} counts only school days: Saturday and Sunday are days of the week too.`,
  'order-swapped': ({ given }) => `Number ${given} has another place in the order.`,
  'formula-for-any-shape': ({ given }) => `The formula does not fit shape ${given}.`,
  'times-zero-leaves-number': ({ given }) => `You kept ${given}, but no groups of ${given} make 0.`,
  'rounds-wrong-place': ({ given }) =>
    `${given} is rounded to another place: check which one is asked for.`,
  'rounds-down': ({ given, question }) =>
    question.includes('halfway')
      ? `${given} is one of the two ends: the bar stops in the middle.`
      : `You rounded down to ${given}, but the number above is as near or nearer.`,
  'rounds-up': ({ given, question }) =>
    question.includes('halfway')
      ? `${given} is one of the two ends: the bar stops in the middle.`
      : `You rounded up to ${given}, but the number below is nearer.`,
  'zero-lost-or-extra': ({ given, value, answer }) => {
    const times = value > answer ? value / answer : answer / value;
    const size = value > answer ? 'large' : 'small';
    return /^10+$/.test(String(times))
      ? `${given} is ${num(times)} times too ${size}: count the places again.`
      : `${given} is too ${size}: give each place just one digit.`;
  },
  'decimal-point-misread': ({ given }) =>
    `${given} misreads the decimal point: check what each digit after it is worth.`,
  'adds-same-to-top-and-bottom': ({ given }) =>
    `${given} comes from adding or taking away at top and bottom: multiply or divide both.`,
  'multiplies-instead-of-powers': ({ given, question, numbers: [n = 0] }) =>
    question.includes('³')
      ? `${given} does not fit: ${n}³ means ${n} × ${n} × ${n}.`
      : `${given} does not fit: ${n}² means ${n} × ${n}.`,
  'odd-means-prime': ({ given, value }) => {
    const factor = value > 1 ? smallestFactor(value) : value;
    return factor < value
      ? `${factor} × ${num(value / factor)} = ${given}, so ${given} is not a prime.`
      : `${given} is a prime, but a smaller one fits as well.`;
  },
  'factor-and-multiple-swapped': ({ given, question }) =>
    question.includes('factor')
      ? `${given} is a multiple: a factor divides into the number exactly.`
      : `${given} is a factor of both: a multiple is in both tables.`,
  'ignores-minus-sign': ({ given }) =>
    `${given} leaves out the minus sign: it means that a number is below zero.`,
  'adds-whole-and-numerator': ({ given }) =>
    `Adding the whole number and the numerator gives ${given}: change the wholes into parts first.`,
  'adds-numerators-only': ({ given }) =>
    `${given} uses the numerators as they are: make the parts the same size first.`,
  'multiplies-by-numerator-only': ({ given }) =>
    `You multiplied and got ${given}: now divide by the bottom number.`,
  'numerator-as-per-cent': ({ given }) =>
    `Numerator and percentage are the same only for hundredths, so ${given} does not fit.`,
  'quotient-for-remainder': ({ given }) =>
    `It goes in ${given} times: the remainder is what is left over.`,
  'wrong-angle-total': ({ given, value, numbers }) =>
    numbers.includes(value)
      ? `${given}° is an angle that you know already.`
      : `${given} starts from another total: check what the angles make together.`,
  'wrong-conversion': ({ given, question }) => {
    if (question.includes('%')) return `${given} is 10%, and 1% is a tenth of that.`;
    if (question.includes('24-hour')) return `${given} adds 10, but after noon you add 12.`;
    return `${given} does not fit: check how many small units make one large unit.`;
  },
  'left-to-right': ({ given }) =>
    `${given} comes from working left to right: × and ÷ are done first.`,
  'ignores-brackets': ({ given, question }) =>
    question.includes('(')
      ? `${given} ignores the brackets: work out what is inside them first.`
      : `${given} takes the end as if it stood in brackets.`,
  'difference-across-zero': ({ given }) =>
    `${given} leaves out the way to zero: count to zero and then on.`,
  'product-for-multiple': ({ given }) =>
    `${given} is a multiple of both numbers, but not the lowest.`,
  'divides-by-denominator': ({ given }) =>
    `${given} divides the denominator, but smaller parts have a larger one.`,
  'divides-by-per-cent': ({ given }) =>
    `${given} divides by the percentage: find which part of 100 it is.`,
  'shares-by-one-part': ({ given }) =>
    `${given} divides by one number of the ratio: add both numbers first.`,
  'smaller-part': ({ given }) => `${given} is the smaller share: the larger one is asked for.`,
  'adds-instead-of-scales': ({ given }) =>
    `${given} comes from adding or taking away: here everything is multiplied.`,
  'letter-as-digit': ({ given }) =>
    `${given} reads the letter as a digit: a number before a letter means times.`,
  'forgets-to-halve': ({ given }) => `You get ${given} if you forget to halve.`,
  'total-for-mean': ({ given }) => `${given} is the total: share it equally to find the mean.`,
  'stops-after-first-step': ({ given, question }) =>
    question.endsWith('× ?')
      ? `${given} is multiplied already: find just the missing number.`
      : `${given} is a step on the way: go on to the end.`,
  'more-and-less-swapped': ({ given }) =>
    `${given} is the opposite of what is asked: read the question once more.`,
  'compares-last-digit': ({ given }) =>
    `The last digits point to ${given}, but the first digits count most.`,
  'signs-mixed-up': ({ given }) =>
    `${given} comes from the other sign: check if you add or take away.`,
  'reads-end-mark': ({ given, value, numbers }) =>
    numbers.includes(value)
      ? `${given} is only one of the numbers: compare it with the other.`
      : `${given} is a step on the way: go on to the end.`,
  'hands-swapped': ({ given }) => `The minute hand is at ${given}: the hour hand tells the hour.`,
  'turns-mixed-up': ({ given }) =>
    `${given} fits another turn: a whole turn is 4 quarter turns or 2 half turns.`,
  'ignores-key': ({ given }) =>
    `${given} counts each mark as one: check what each of them stands for.`,
  'one-number-left-out': ({ given }) =>
    `${given} leaves something out: check that nothing is missing.`,
  'compares-parts-alone': ({ given }) =>
    `${given} comes from comparing one number of each fraction: look at both.`,
  'longer-decimal-is-larger': ({ given }) =>
    `The number of digits does not show which decimal is larger, so ${given} does not fit.`,
  'exact-for-estimate': ({ given }) => `${given} is exact: an estimate starts with rounding.`,
  'morning-hours-left-out': ({ given }) => `${given} leaves out the 12 hours before noon.`,
  'coordinates-swapped': ({ given }) =>
    `${given} belongs to the other coordinate: across comes first, then up.`,
  'wrong-direction': ({ given, question }) =>
    /horizontal|vertical/.test(question)
      ? `Horizontal lines go across and vertical lines go up, so ${given} does not fit.`
      : `${given} goes the other way: check which way is asked for.`,
  'angle-kinds-mixed-up': ({ given }) =>
    `${given} counts other kinds of angle: compare each one with 90° and 180°.`,
  'counts-sides-inside': ({ given }) =>
    `${given} counts sides inside the shape too: only the outside is the perimeter.`,
  'one-is-prime': ({ given }) => `${given} has just one factor, so it is not a prime.`,
  'plus-before-minus': ({ given }) => `${given} adds first: work from left to right.`,
  'odd-and-even-swapped': ({ given, value }) =>
    `${given} is ${value % 2 === 0 ? 'even' : 'odd'}, because it ends in ${value % 10}.`,
  'counts-factors-for-pairs': ({ given }) => `There are ${given} single numbers: count the pairs.`,
  'remainder-as-decimal': ({ given }) => `${given} is the remainder itself: divide it as well.`,
  'ignores-coefficient': ({ given }) =>
    `${given} leaves out the number before the letter: it means times.`,
  'tens-digit-as-ones': ({ given }) =>
    `${given} takes the tens digit as ones, but it is worth ten times as much.`,
};

/** The sentence for a wrong answer to a question. */
export function reasonFor(
  { question, answer }: { question: string; answer: number },
  { answer: value, misconception, reason }: Slip,
): string {
  if (reason !== undefined) return reason;
  const wrong = { given: num(value), value, answer, question, numbers: numbersIn(question) };
  return REASONS[misconception](wrong);
}

function numbersIn(question: string): number[] {
  const found = question.match(/\d[\d,]*/g) ?? [];
  return found.map((one) => Number(one.replaceAll(',', '')));
}

/** Two numbers of the question, the first before the second, that give the wrong answer when they are worked out. */
function pairOf(
  { numbers, value }: Wrong,
  work: (one: number, other: number) => number,
): readonly [number, number] | undefined {
  const pairs = numbers.flatMap((one, index) =>
    numbers.slice(index + 1).map((other) => [one, other] as const),
  );
  return pairs.find(([one, other]) => work(one, other) === value);
}

function addedUp(wrong: Wrong): string | undefined {
  const pair = pairOf(wrong, (one, other) => one + other);
  return pair && `You added ${num(pair[0])} and ${num(pair[1])}`;
}

function addedNotMultiplied(wrong: Wrong): string {
  const pair = pairOf(wrong, (one, other) => one + other);
  const letter = /\bn\b/.test(wrong.question);
  if (!pair || letter) return `${wrong.given} comes from adding: here you multiply.`;
  const [one, other] = pair.map(num);
  const added = `You added ${one} and ${other}`;
  if (wrong.question.startsWith(`${one} × ${other} =`)) {
    return `${added}: ${one} × ${other} is ${one} groups of ${other}.`;
  }
  return /[io]n each/.test(wrong.question)
    ? `${added}, but there are ${one} groups of ${other}.`
    : `${added}: here you multiply.`;
}

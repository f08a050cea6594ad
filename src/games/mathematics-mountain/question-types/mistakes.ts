// Mistakes that children make in several topics. Each gives the wrong answer and the reason for a child, both from the
// numbers of the question.
import { addOrTake, digitOf } from './arithmetic.ts';
import type { Mistake } from './misconceptions.ts';
import { counted, inPlace, inPlaceOrOnes, num, placeName } from './wording.ts';

/** Adds the two numbers instead of counting from one to the other: 22 for 8 + ? = 14. */
export function addedKnown(known: number, total: number): Mistake {
  return {
    answer: known + total,
    reason:
      known === total
        ? `You added ${known} and ${total}. ${total} is there already.`
        : `You added ${known} and ${total}. Count on from ${known} to ${total}.`,
  };
}

/** Counts the start as the first step of adding, from the larger number: 8 for 6 + 3. */
export function countedOnWithStart(a: number, b: number): Mistake | undefined {
  if (b === 0) return undefined;
  const from = a === 0 ? a : Math.max(a, b);
  return {
    answer: a + b - 1,
    reason: `You counted ${from} as well. Keep ${from} in your head and start with ${from + 1}.`,
  };
}

/** The same for taking away: 6 for 9 − 4. */
export function countedBackWithStart(a: number, b: number): Mistake | undefined {
  if (b === 0) return undefined;
  return {
    answer: a - b + 1,
    reason: `You counted ${a} as well. Keep ${a} in your head and start with ${a - 1}.`,
  };
}

/** 13 for 9 − 4; the larger number comes first. */
export function addedNotTaken(a: number, b: number): Mistake {
  return {
    answer: a + b,
    reason: `You added ${num(a)} and ${num(b)}. Here you take away: ${num(a)} − ${num(b)}.`,
  };
}

/** 5 for 9 + 4. */
export function takenNotAdded(a: number, b: number): Mistake {
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  return {
    answer: a - b,
    reason: `You took ${num(small)} away from ${num(large)}. Here you add: ${num(a)} + ${num(b)}.`,
  };
}

/** 47 for 63 + ? = 100. */
export function tenTooMany(part: number, answer: number): Mistake {
  return { answer, reason: `${part} and ${answer} make ${part + answer}. That is ten too many.` };
}

/** Counts the first number as the first step, up or down. */
export function countedStartAsStep(start: number, by: 1 | -1, answer: number): Mistake {
  const back = by === 1 ? '' : 'back ';
  return {
    answer,
    reason: `The first step goes ${back}from ${start} to ${start + by}. Do not count ${start} as a step.`,
  };
}

/** 27 for 15, 20, 25: goes the wrong way. */
export function wentTheOtherWay(shown: readonly [number, number, number], answer: number): Mistake {
  const [goes, went] = shown[1] > shown[0] ? ['up', 'down'] : ['down', 'up'];
  return {
    answer,
    reason: `The numbers go ${goes}: ${shown.join(', ')}. You went ${went} to ${answer}.`,
  };
}

/** 35 for 15, 20, 25. */
export function twoSteps(last: number, step: number, answer: number): Mistake {
  return {
    answer,
    reason: `${num(answer)} is two steps from ${num(last)}. Take only one step of ${num(step)}.`,
  };
}

/** Reads a number below zero as if it were above. */
export function startedAboveZero(below: number, answer: number): Mistake {
  return {
    answer,
    reason: `You started from ${below}, above zero. Here you start from ${num(-below)}, below zero.`,
  };
}

/** 39 for 34 + 50, and 30 for 34 − 40: changes the number by the wrong amount. */
export function changedColumn(n: number, sign: '+' | '−', change: number, asked: number): Mistake {
  return {
    answer: addOrTake(n, sign, change),
    reason:
      sign === '+'
        ? `You added ${num(change)} to ${num(n)}. Here you add ${num(asked)}.`
        : `You took ${num(change)} from ${num(n)}. Here you take ${num(asked)}.`,
  };
}

/** A column sum with every carry lost, if there is a carry: 458 + 276 gives 624. */
export function lostCarry(a: number, b: number): Mistake | undefined {
  const place = placeWhere((here) => digitOf(a, here) + digitOf(b, here) > 9, Math.max(a, b));
  const answer = withoutCarrying(a, b);
  if (place === undefined || answer === a + b) return undefined;
  const [one, other] = [digitOf(a, place), digitOf(b, place)];
  const said = (count: number) => inPlaceOrOnes(count, place);
  const isOneOfSome = a + b - answer > place * 10;
  return {
    answer,
    reason: `In ${num(a)} + ${num(b)}, ${said(one)} and ${said(other)} make ${said(one + other)}. Carry ${inPlace(1, place * 10)}${isOneOfSome ? ', and then carry again' : ''}.`,
  };
}

/** A column subtraction that takes the smaller digit from the larger, if that is wrong: 403 − 127 gives 324. */
export function tookSmallerDigit(a: number, b: number): Mistake | undefined {
  const place = placeWhere((here) => digitOf(a, here) < digitOf(b, here), Math.max(a, b));
  if (place === undefined) return undefined;
  const [top, bottom] = [digitOf(a, place), digitOf(b, place)];
  const said = (count: number) => inPlaceOrOnes(count, place);
  const answer = smallerFromLarger(a, b);
  // Whoever adds, or changes nothing, may get the same.
  if (answer === a || answer === a + b)
    return { answer, reason: `You take away ${num(b)}, so less than ${num(a)} is left.` };
  if (a < 20)
    return {
      answer,
      reason: `You took ${top} from ${bottom}. Take ${top} from ${a} to reach 10, then ${bottom - top} more.`,
    };
  const next = place * 10;
  const from = placeWhere((here) => here > place && digitOf(a, here) > 0, a) ?? next;
  const isOneOfSome = placeWhere((here) => here > place && digitOf(a, here) < digitOf(b, here), a);
  return {
    answer,
    reason: `You took ${said(top)} from ${said(bottom)}. ${
      from === next
        ? `Exchange ${inPlace(1, next)} and take ${said(bottom)} from ${said(10 + top)}${isOneOfSome ? ', then exchange again' : ''}.`
        : `There are no ${placesBetween(next, from).join(' or ')}, so first exchange ${inPlace(1, from)}.`
    }`,
  };
}

/** The places from `low` that are below `high`: 'tens' and 'hundreds' from 10 to 1000. */
function placesBetween(low: number, high: number): string[] {
  return low < high ? [`${placeName(low)}s`, ...placesBetween(low * 10, high)] : [];
}

/** The smallest place value, up to those of `n`, for which the condition holds. */
function placeWhere(holds: (place: number) => boolean, n: number): number | undefined {
  for (let place = 1; place <= n; place *= 10) if (holds(place)) return place;
  return undefined;
}

/** 458 + 276 gives 624. */
export function withoutCarrying(a: number, b: number): number {
  return byColumns(a, b, (top, bottom, isLast) => (isLast ? top + bottom : (top + bottom) % 10));
}

/** 403 − 127 gives 324. */
function smallerFromLarger(a: number, b: number): number {
  return byColumns(a, b, (top, bottom) => Math.abs(top - bottom));
}

function byColumns(
  a: number,
  b: number,
  column: (top: number, bottom: number, isLast: boolean) => number,
): number {
  const here = column(a % 10, b % 10, a < 10 && b < 10);
  if (a < 10 && b < 10) return here;
  return here + 10 * byColumns(Math.floor(a / 10), Math.floor(b / 10), column);
}

/** Leaves one of three numbers out of their sum. */
export function leftOut(total: number, left: number): Mistake {
  return { answer: total - left, reason: `You left out ${left}. Add all three numbers.` };
}

/** Works out the full side of an equation: 52 for 49 + 3 = 3 + ?. `side` is its text. */
export function workedOutSide(answer: number, side: string): Mistake {
  return { answer, reason: `${answer} is ${side}. The other side must make ${answer} too.` };
}

/** Adds the number next to the gap to the full side: 55 for 49 + 3 = 3 + ?. */
export function addedToSide(side: number, beside: number): Mistake {
  return {
    answer: side + beside,
    reason: `One side makes ${side}, so ${beside} and the missing number make ${side} and no more.`,
  };
}

/** Adds two numbers that have to be multiplied. `answer` is given where a further step follows. */
export function addedFactors(a: number, b: number, answer = a + b): Mistake {
  return {
    answer,
    reason: `You added ${num(a)} and ${num(b)}. Here you multiply: ${num(a)} × ${num(b)}.`,
  };
}

/** 12 for 7 × 5. */
export function addedInProduct(a: number, b: number): Mistake {
  return {
    answer: a + b,
    reason: `You added ${a} and ${b}, but ${a} × ${b} is ${counted(a, 'group')} of ${b}.`,
  };
}

/** 12 for 7 bags with 5 in each. */
export function addedGroups(groups: number, each: number): Mistake {
  return {
    answer: groups + each,
    reason: `You added ${groups} and ${each}, but there are ${groups} groups of ${each}.`,
  };
}

/** Adds all of three factors, or adds the third to the product of two. */
export function addedThreeFactors(a: number, b: number, c: number): Mistake[] {
  const added = {
    answer: a + b + c,
    reason: `You added all three numbers. Here you multiply: ${a} × ${b} × ${c}.`,
  };
  // Whoever says 9 to 3 × 3 × 3 has rather left out the last 3.
  return [...(a + b + c === a * b ? [] : [added]), addedFactors(a * b, c)];
}

/** Takes the wrong number of groups. */
export function otherGroups(taken: number, groups: number, each: number): Mistake {
  return {
    answer: taken * each,
    reason: `${taken * each} is ${taken} × ${each}. You need ${groups} × ${each}.`,
  };
}

/** The quotients next to the right one. */
export function neighbouringQuotients(quotient: number, by: number): Mistake[] {
  return [quotient - 1, quotient + 1].map((answer) => ({
    answer,
    reason: `${answer} × ${by} = ${num(answer * by)}, not ${num(quotient * by)}.`,
  }));
}

/** 32 for 36 ÷ 4. `instead` says what to do. */
export function tookAway(
  n: number,
  by: number,
  instead = `Here you divide ${num(n)} by ${num(by)}.`,
): Mistake {
  return { answer: n - by, reason: `You took ${num(by)} away from ${num(n)}. ${instead}` };
}

/** 240 for ? × 5 = 48. */
export function multipliedNotDivided(n: number, by: number): Mistake {
  return {
    answer: n * by,
    reason: `You multiplied ${num(n)} by ${num(by)}. Here you divide: ${num(n)} ÷ ${num(by)}.`,
  };
}

/** A power of ten too large or too small, for a question such as '40 × 3'. */
export function wrongSize(answer: number, right: number, asked: string): Mistake {
  const [times, size, way] =
    answer > right ? [answer / right, 'large', 'right'] : [right / answer, 'small', 'left'];
  const power = Math.round(times);
  return {
    answer,
    reason: `${num(answer)} is ${num(power)} times too ${size} for ${asked}. Move each digit ${counted(Math.log10(power), 'place')} to the ${way}.`,
  };
}

/** Loses a zero, or adds one too many. */
export function zeroLostOrExtra(right: number, asked: string): Mistake[] {
  return [right / 10, right * 10].map((answer) => wrongSize(answer, right, asked));
}

/**
 * Adds or takes away where the question multiplies or divides: 41 g for three people if two need 40 g. `instead` says
 * what to do.
 */
export function addedNotScaled(start: number, from: number, to: number, instead: string): Mistake {
  const change = to - from;
  const did = change > 0 ? `added ${change} to` : `took ${-change} away from`;
  return {
    answer: start + change,
    reason: `You ${did} ${start}. ${instead}`,
  };
}

/** Halves where the question asks for another part, such as '1/5' or '10%'. */
export function halved(n: number, part: string): Mistake {
  return {
    answer: n / 2,
    reason: `${num(n / 2)} is half of ${num(n)}. You need ${part} of ${num(n)}.`,
  };
}

/** Finds one part of a whole and stops. */
export function onlyOnePart(
  one: number,
  denominator: number,
  whole: number,
  asked: number,
): Mistake {
  return {
    answer: one,
    reason: `${num(one)} is 1/${denominator} of ${num(whole)}. You need ${asked} of those parts.`,
  };
}

/** Changes the top and the bottom of a fraction by the same amount. */
export function changedBoth(
  [top, bottom]: readonly [number, number],
  change: number,
  answer: number,
): Mistake {
  return {
    answer,
    reason:
      change > 0
        ? `You added ${change} to both ${top} and ${bottom}. Multiply both by the same number.`
        : `You took ${-change} away from both ${top} and ${bottom}. Divide both by the same number.`,
  };
}

/** The number of small units in a large one. */
interface Rate {
  large: string;
  small: string;
  rate: number;
}

/** Converts as if a large unit had `used` small ones. */
export function wrongRate(answer: number, used: number, { large, small, rate }: Rate): Mistake {
  return {
    answer,
    reason: `${num(answer)} would be right with ${num(used)} ${small} in 1 ${large}, but there are ${num(rate)}.`,
  };
}

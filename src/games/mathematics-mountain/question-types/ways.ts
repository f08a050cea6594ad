// One-sentence ways to an answer, and the answers that known errors lead to, for sums that several years share.
export { timesFact } from '#games/kit/items.ts';
import { nextPrime, smallestFactor } from './arithmetic.ts';
import { inSteps, listInWords, num, roman } from './wording.ts';

/** The key under which 3 + 8, 8 + 3, 11 − 3 and 3 + ? = 11 are one fact. */
export function sumFact(one: number, other: number): string {
  return `${Math.min(one, other)}+${Math.max(one, other)}`;
}

/** Adds two numbers to at most 20: through ten where the ones cross it, else by counting on. */
export function addToTwentyWay(a: number, b: number): string {
  const [big, small] = [Math.max(a, b), Math.min(a, b)];
  const toTen = 10 - big;
  if (small === 0) return `Adding 0 changes nothing: ${big} + 0 = ${big}.`;
  if (big === 10) return `10 and ${small} more is ${10 + small}.`;
  if (big < 10 && small > toTen)
    return `${big} + ${toTen} = 10, then ${small - toTen} more is ${big + small}.`;
  return `Start at ${big} and count on ${small}: you reach ${big + small}.`;
}

/** Takes one number from another up to 20: through ten where the ones cross it, else by counting back. */
export function takeFromTwentyWay(a: number, b: number): string {
  if (b === 0) return `Taking away 0 changes nothing: ${a} − 0 = ${a}.`;
  const toTen = a - 10;
  if (toTen > 0 && b === toTen) return `Take ${b} from ${a} and 10 is left.`;
  if (toTen > 0 && b > toTen)
    return `${a} − ${toTen} = 10, then take ${b - toTen} more: ${a - b} is left.`;
  return `Start at ${a} and count back ${b}: you reach ${a - b}.`;
}

/** Adds ones that reach or cross the next ten. */
export function addThroughTenWay(n: number, ones: number): string {
  const toTen = 10 - (n % 10);
  const ten = n + toTen;
  if (ones === toTen) return `Add ${ones} to go from ${n} up to the next ten, ${ten}.`;
  return `${n} + ${toTen} = ${ten}, then ${ones - toTen} more is ${n + ones}.`;
}

/** Takes away ones across a ten. */
export function takeThroughTenWay(n: number, ones: number): string {
  const toTen = n % 10;
  if (toTen === 0) return `10 − ${ones} = ${10 - ones}, so ${n} − ${ones} = ${n - ones}.`;
  return `${n} − ${toTen} = ${n - toTen}, then ${ones - toTen} less is ${n - ones}.`;
}

/** Adds two two-digit numbers by tens and ones. */
export function addTensAndOnesWay(a: number, b: number): string {
  const ones = (a % 10) + (b % 10);
  const tens = a + b - ones;
  return `${a - (a % 10)} + ${b - (b % 10)} = ${tens}, ${a % 10} + ${b % 10} = ${ones}, and ${tens} + ${ones} = ${a + b}.`;
}

/** Equal groups: '7 groups of 5 equal 35.' */
export function groupsWay(groups: number, each: number): string {
  return groups === 1
    ? `1 group of ${each} equals ${each}.`
    : `${groups} groups of ${each} equal ${groups * each}.`;
}

/** The tables from the one that is easiest to work with to the hardest. */
const EASE = [10, 2, 5, 11, 3, 4, 9, 8, 6, 12, 7];

/** A way to one × other from facts that a pupil knows earlier, by the easier of the two tables. */
export function tablesWay(one: number, other: number): string {
  const table = EASE.find((easy) => easy === one || easy === other) ?? other;
  return wayByTable(table === other ? one : other, table);
}

/** How often `table` goes into a product, counted up from facts that a pupil knows earlier. */
export function quotientWay(quotient: number, table: number): string {
  const product = quotient * table;
  if (table === 10) return `${product} is ${quotient === 1 ? '1 ten' : `${quotient} tens`}.`;
  if (table === 2) return `Half of ${product} is ${quotient}.`;
  if (quotient === 1) return `There is just 1 group of ${table} in ${table}.`;
  if (quotient === 10) return `10 × ${table} is ${table} tens, which is ${product}.`;
  if (quotient === 5) return `10 × ${table} = ${10 * table}, and half of that is ${product}.`;
  if (quotient < 5) {
    const steps = Array.from({ length: quotient }, (_, index) => (index + 1) * table);
    return `Count in ${inSteps(table)}: ${steps.join(', ')}, which is ${quotient} steps.`;
  }
  const near = quotient > 10 ? 10 : 5;
  const rest = quotient - near;
  return `${near} × ${table} = ${near * table} and ${rest} × ${table} = ${rest * table}: ${near} + ${rest} = ${quotient}.`;
}

function wayByTable(n: number, table: number): string {
  const product = n * table;
  const sum = (first: number, second: number) =>
    `${first} × ${n} = ${first * n}, ${second} × ${n} = ${second * n}, and ${first * n} + ${second * n} = ${product}.`;
  const near = (known: number, then: string) =>
    `${known} × ${n} = ${known * n}, and ${then} is ${product}.`;
  const ways: Readonly<Record<number, string>> = {
    2: `Double ${n} is ${product}.`,
    3: `Double ${n} is ${2 * n}, and one more ${n} is ${product}.`,
    4: `Double ${n} is ${2 * n}, and double ${2 * n} is ${product}.`,
    5: near(10, `half of ${10 * n}`),
    6: near(5, `one more ${n}`),
    7: sum(5, 2),
    8: near(4, `double ${4 * n}`),
    9: near(10, `one ${n} less`),
    10: `${n} tens equal ${product}.`,
    11: near(10, `one more ${n}`),
    12: sum(10, 2),
  };
  return ways[table] ?? groupsWay(n, table);
}

/** Neighbours of a tables fact that children mix up with it, such as 48, 63 and 54 for 7 × 8. */
export function neighbouringFacts(a: number, b: number): number[] {
  return [(a - 1) * b, (a + 1) * b, a * (b - 1), a * (b + 1), (a - 1) * (b + 1), (a + 1) * (b - 1)];
}

/** Multiplies a two-digit number by its tens and its ones. */
export function timesByPartsWay(n: number, by: number): string {
  const ones = n % 10;
  const tens = n - ones;
  if (ones === 0)
    return `${tens / 10} tens × ${by} = ${(tens / 10) * by} tens, which is ${n * by}.`;
  return `${tens} × ${by} = ${tens * by}, ${ones} × ${by} = ${ones * by}, and ${tens * by} + ${ones * by} = ${n * by}.`;
}

/** A column sum with every carry lost: 458 + 276 gives 624. */
export function withoutCarrying(a: number, b: number): number {
  return byColumns(a, b, (top, bottom, isLast) => (isLast ? top + bottom : (top + bottom) % 10));
}

/** A column subtraction that takes the smaller digit from the larger: 403 − 127 gives 324. */
export function smallerFromLarger(a: number, b: number): number {
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

/** Tens and ones added and written side by side: 47 + 6 gives 413. */
export function digitsJoined(a: number, b: number): number {
  return Number(`${Math.floor(a / 10) + Math.floor(b / 10)}${(a % 10) + (b % 10)}`);
}

/** The parts of a Roman numeral and what they stand for. */
export function romanWay(value: number): string {
  const letters = roman(value);
  const places = [1000, 100, 10, 1]
    .map((place) => Math.floor((value % (place * 10)) / place) * place)
    .filter((part) => part > 0);
  if (places.length > 1) {
    const named = places.map((part) => `${roman(part)} is ${part}`);
    return named.length > 3
      ? `${named.join(', ')}: ${value} altogether.`
      : `${listInWords(named)}, so ${letters} is ${value}.`;
  }
  if (letters.length === 1) return `${letters} stands for ${value}.`;
  if (/^(IV|IX|XL|XC|CD|CM)$/.test(letters)) {
    const [less = 0, more = 0] = [...letters].map(romanLetter);
    return `A smaller letter in front is taken away: ${more} − ${less} = ${value}.`;
  }
  return `Add the letters: ${[...letters].map((letter) => num(romanLetter(letter))).join(' + ')} = ${num(value)}.`;
}

/** The sum of all letters, as if none were taken away: XLII gives 62. */
export function romanLettersAdded(value: number): number {
  return [...roman(value)].reduce((sum, letter) => sum + romanLetter(letter), 0);
}

function romanLetter(letter: string): number {
  const values: Readonly<Record<string, number>> = {
    I: 1,
    V: 5,
    X: 10,
    L: 50,
    C: 100,
    D: 500,
    M: 1000,
  };
  return values[letter] ?? NaN;
}

/** Long multiplication with the tens digit treated as ones: 237 × 24 gives 1422. */
export function tensDigitAsOnes(n: number, by: number): number {
  return n * (Math.floor(by / 10) + (by % 10));
}

/** Long multiplication by a two-digit number: by its tens, by its ones, and both together. */
export function longMultiplicationWay(n: number, by: number): string {
  const ones = by % 10;
  const tens = by - ones;
  if (ones === 0) {
    return `${n} × ${tens / 10} = ${num((n * tens) / 10)}, and 10 times that is ${num(n * by)}.`;
  }
  return `${n} × ${tens} = ${num(n * tens)}, ${n} × ${ones} = ${num(n * ones)}, and together that is ${num(n * by)}.`;
}

/** Shows why the odd numbers up to the next prime are none. */
export function nextPrimeWay(n: number): string {
  const prime = nextPrime(n);
  const passed = Array.from({ length: prime - n - 1 }, (_, index) => n + 1 + index);
  const odd = passed.filter((one) => one % 2 === 1);
  if (odd.length === 0) return `Only 1 and ${prime} divide ${prime}, so it is a prime.`;
  const shown = odd.map((one) => `${one} = ${smallestFactor(one)} × ${one / smallestFactor(one)}`);
  return `${listInWords(shown)}, but only 1 and ${prime} divide ${prime}.`;
}

// Arithmetic that several topics share.

/** The answer of a + b or a − b. */
export function addOrTake(a: number, sign: '+' | '−', b: number): number {
  return sign === '+' ? a + b : a - b;
}

/** Largest number that divides both. */
export function highestCommonFactor(a: number, b: number): number {
  return b === 0 ? a : highestCommonFactor(b, a % b);
}

/** Smallest number that both divide. */
export function lowestCommonMultiple(a: number, b: number): number {
  return (a * b) / highestCommonFactor(a, b);
}

/** The digit of `n` at the place value 1, 10, 100 … */
export function digitOf(n: number, place: number): number {
  return Math.floor(n / place) % 10;
}

/** Whether the ones digit is not 0. */
export function hasOnes(n: number): boolean {
  return n % 10 !== 0;
}

/** Whether a fraction is less than one whole and in its lowest terms. */
export function isInLowestTerms(top: number, bottom: number): boolean {
  return top < bottom && highestCommonFactor(top, bottom) === 1;
}

/** Whether the digits are all different and none is zero. */
export function hasDistinctDigits(n: number): boolean {
  const digits = String(n);
  return !digits.includes('0') && new Set(digits).size === digits.length;
}

/** The first prime above `n`. */
export function nextPrime(n: number): number {
  return isPrime(n + 1) ? n + 1 : nextPrime(n + 1);
}

/** Whether `n` has exactly two factors. */
function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return false;
  return true;
}

/** The smallest number above 1 that divides `n`. */
export function smallestFactor(n: number, from = 2): number {
  return n % from === 0 ? from : smallestFactor(n, from + 1);
}

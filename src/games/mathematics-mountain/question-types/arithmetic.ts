// Arithmetic that question types of several years share.

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

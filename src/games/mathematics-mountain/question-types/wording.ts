// How numbers are written and said in British schools.

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const ROMAN = [
  { letters: 'M', value: 1000 },
  { letters: 'CM', value: 900 },
  { letters: 'D', value: 500 },
  { letters: 'CD', value: 400 },
  { letters: 'C', value: 100 },
  { letters: 'XC', value: 90 },
  { letters: 'L', value: 50 },
  { letters: 'XL', value: 40 },
  { letters: 'X', value: 10 },
  { letters: 'IX', value: 9 },
  { letters: 'V', value: 5 },
  { letters: 'IV', value: 4 },
  { letters: 'I', value: 1 },
];

/** A number as pupils see it: commas from 10,000 up, a real minus, a decimal point. */
export function num(value: number): string {
  const plain = String(Math.abs(value));
  const spaced = Math.abs(value) < 10_000 ? plain : plain.replace(/\B(?=(\d{3})+$)/g, ',');
  return value < 0 ? `−${spaced}` : spaced;
}

/** 'sixty-four'; whole numbers from 0 to 999. */
export function inWords(value: number): string {
  if (value >= 100) return hundredsInWords(value);
  const ones = value % 10;
  if (value < 20) return SMALL[value] ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return ones === 0 ? tens : `${tens}-${SMALL[ones] ?? ''}`;
}

/** 'three hundred and six'. */
function hundredsInWords(value: number): string {
  const rest = value % 100;
  const hundreds = `${inWords(Math.floor(value / 100))} hundred`;
  return rest === 0 ? hundreds : `${hundreds} and ${inWords(rest)}`;
}

/** A unit as schools write it after a number: litres in full, because l looks like 1. */
export function unitName(size: number, symbol: string): string {
  if (symbol !== 'l') return symbol;
  return size === 1 ? 'litre' : 'litres';
}

/** A time of day: '9:05'. */
export function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What stands between two values that are compared, until the sign is chosen. */
export const BETWEEN = '○';

/** Money from 100 pence on: '£1.20'. */
export function pounds(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}

/** The same money for speech: '1 pound 20', '3 pounds and 5 pence'. */
export function poundsSaid(pence: number): string {
  const rest = pence % 100;
  return `${counted(Math.floor(pence / 100), 'pound')} ${rest < 10 ? `and ${rest} pence` : rest}`;
}

/** 'fifth', 'twenty-first', 'hundredth', 'one hundred and eighth'; from 1 to 999. */
export function ordinal(value: number): string {
  if (value === 100) return 'hundredth';
  const words = inWords(value);
  const last = words.split(/[ -]/).at(-1) ?? '';
  const start = words.slice(0, words.length - last.length);
  return start + (ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`);
}

/** The name of the parts of a fraction: 'quarter', 'quarters', 'twelfths'. */
export function parts(denominator: number, count: number): string {
  if (denominator === 2) return count === 1 ? 'half' : 'halves';
  const one = denominator === 4 ? 'quarter' : ordinal(denominator);
  return count === 1 ? one : `${one}s`;
}

/** 'three quarters', 'one third'. */
export function fractionInWords(numerator: number, denominator: number): string {
  return `${inWords(numerator)} ${parts(denominator, numerator)}`;
}

const STEPS: Readonly<Record<number, string>> = {
  1: 'ones',
  2: 'twos',
  3: 'threes',
  4: 'fours',
  5: 'fives',
  6: 'sixes',
  7: 'sevens',
  8: 'eights',
  9: 'nines',
  10: 'tens',
  11: 'elevens',
  12: 'twelves',
  25: 'twenty-fives',
  50: 'fifties',
  100: 'hundreds',
  1000: 'thousands',
};

/** The steps of counting, in words: 'fives'. */
export function inSteps(step: number): string {
  return STEPS[step] ?? `steps of ${num(step)}`;
}

/** The first letter as a capital, for the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'twice', '3 times'. */
export function timesOver(times: number): string {
  return times === 2 ? 'twice' : `${times} times`;
}

/** '1 ten', '6 tens', '42 hundreds'. */
export function counted(count: number, one: string): string {
  return `${num(count)} ${one}${count === 1 ? '' : 's'}`;
}

/** 'a hexagon', 'an octagon', 'an 11° angle'. */
export function withArticle(noun: string): string {
  return /^(?:[aeio]|8|1[18]\b)/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

const PLACES: Readonly<Record<number, string>> = {
  1: 'one',
  10: 'ten',
  100: 'hundred',
  1000: 'thousand',
  10_000: 'ten thousand',
  100_000: 'hundred thousand',
  1_000_000: 'million',
};

/** 'hundred' for the place of 100. */
export function placeName(place: number): string {
  return PLACES[place] ?? num(place);
}

/** '4 tens' for 4 in the place of 10. */
export function inPlace(count: number, place: number): string {
  // Nobody says ‘4 millions’ of a number.
  return place === 1_000_000 ? `${count} million` : counted(count, placeName(place));
}

/** The same, but '6' instead of '6 ones'. */
export function inPlaceOrOnes(count: number, place: number): string {
  return place === 1 ? String(count) : inPlace(count, place);
}

/** A list in a sentence, without a comma before 'and': '4, 7 and 10'. */
export function listInWords(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** A Roman numeral: 42 is 'XLII'; from 1 to 3999. */
export function roman(value: number): string {
  let rest = value;
  let written = '';
  for (const { letters, value: worth } of ROMAN) {
    while (rest >= worth) {
      written += letters;
      rest -= worth;
    }
  }
  return written;
}

// Roman numerals, on a clock and up to 2050.
import { every, span } from '../pool.ts';
import { questionType } from '../question-type.ts';
import { listInWords, num, roman } from '../wording.ts';

export const romanNumerals = [
  questionType({
    id: 'Y3.ME.4/r7',
    level: 'A',
    inLaterYears: ([value]) => value >= 4,
    pool: every(span(1, 12)),
    write: ([value]) => romanNumeral(value),
  }),
  questionType({
    id: 'Y4.PV.9/r12',
    level: 'B',
    takesLong: true,
    inLaterYears: ([value]) => value >= 40,
    pool: every(span(1, 100)).where(([value]) => roman(value).length <= 6),
    write: ([value]) => romanNumeral(value),
  }),
  questionType({
    id: 'Y5.PV.6/r11',
    level: 'B',
    takesLong: true,
    pool: every(span(100, 2050)).where(
      ([value]) => (value <= 1000 || value >= 1900) && roman(value).length <= 6,
    ),
    write: ([value]) => romanNumeral(value),
  }),
];

/** 'What number is XLII?' */
function romanNumeral(value: number) {
  const added = lettersAdded(value);
  return {
    question: `What number is the Roman numeral ${roman(value)}?`,
    answer: value,
    explanation: romanWay(value),
    slips: {
      'roman-adds-every-letter': {
        answer: added,
        reason: `You added every letter of ${roman(value)}: ${added}. A letter worth less than the next one is taken away.`,
      },
    },
  };
}

/** The numbers in which the first letter is subtracted. */
const SUBTRACTED = [4, 9, 40, 90, 400, 900];

/** The parts of a Roman numeral and what they stand for. */
function romanWay(value: number): string {
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
  if (SUBTRACTED.includes(value)) {
    const [first = '', second = ''] = letters;
    const [less, more] = [romanLetter(first), romanLetter(second)];
    return `${first} is worth less than ${second}, so take it away: ${num(more)} − ${less} = ${value}.`;
  }
  return `Add the letters: ${[...letters].map((letter) => num(romanLetter(letter))).join(' + ')} = ${num(value)}.`;
}

/** The sum of all letters, without subtracting any: XLII gives 62. */
function lettersAdded(value: number): number {
  return [...roman(value)].reduce((sum, letter) => sum + romanLetter(letter), 0);
}

const LETTERS: Readonly<Record<string, number>> = {
  I: 1,
  V: 5,
  X: 10,
  L: 50,
  C: 100,
  D: 500,
  M: 1000,
};

function romanLetter(letter: string): number {
  return LETTERS[letter] ?? NaN;
}

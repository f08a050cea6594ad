// The question types that stand on practice sheets: facts and sums, each on one line.
import { seededRandom } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import type { QuestionType } from './question-type.ts';
import type { TypesByYear } from './deal-round.ts';
import { DEALT_TYPES } from './types.ts';

/** The longest line that fits beside another, in characters. */
const LONGEST = 40;
/** A sum such as '3 + 4 = ?', which its picture only helps with. */
const IN_FIGURES = /^[\d\s+−×÷=?]+$/;
/** Questions of a type that are looked at. */
const SAMPLE = 8;

let known: TypesByYear | null = null;

/** The types of each year whose questions are short, have numbers and can do without a picture. */
export function sumTypes(): TypesByYear {
  known ??= Object.fromEntries(YEAR_GROUPS.map((year) => [year, DEALT_TYPES[year].filter(isSum)]));
  return known;
}

function isSum({ draw }: QuestionType): boolean {
  const random = seededRandom(SAMPLE);
  const sample = Array.from({ length: SAMPLE }, () => draw(random));
  return sample.every(
    ({ question, picture }) => isOneLine(question) && (!picture || IN_FIGURES.test(question)),
  );
}

function isOneLine(question: string): boolean {
  const line = question.split('\n').at(-1) ?? '';
  return line.length <= LONGEST && /\d/.test(line);
}

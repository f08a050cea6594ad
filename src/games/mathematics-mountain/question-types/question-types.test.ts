import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { evaluate } from '../checks/maths-evaluator.ts';
import { MATHS_TABLE, TAKE_LONG } from '../checks/maths-table.ts';
import { questionSchema } from '../question.ts';
import { MISCONCEPTIONS } from './misconceptions.ts';
import type { MathsItem, QuestionType } from './question-type.ts';
import { ALL_TYPES, TYPES_BY_YEAR } from './types.ts';

const MOST_WORDS_ASKED = [12, 12, 12, 12, 15, 15];
const MORE_WITHOUT_CLOCK = [0, 0, 4, 4, 4, 4];
const MOST_WORDS_EXPLAINED = 16;
const LARGEST_ANSWER = 10_000_000;
const UNKIND = /wrong|mistake|error|oops|should|simply|easy|undefined|NaN|Infinity/i;
/** Long numbers without commas, hyphens for minus, x for ×, powers and units that school does not say. */
const NOT_BRITISH = /\d{5}|[*^<>]|\d ?[-x] ?\d|\s{2}|\bmath\b|\bunits\b|\bmakes\b/;
const WELL_WRITTEN = /^(\d{1,4}|\d{2,3},\d{3}|\d{1,2},\d{3},\d{3})$/;
const NOT_SPEAKABLE = /[×÷−+=²³%£°/…]| \?|\?\?|\d : |\d(p|n)\b|\b(cm|km|kg|g|ml)\b|undefined/;

/** Rows whose question changed its meaning and therefore its id: an id is never reused. */
const RETIRED = new Set([
  'Year 1 row 25',
  'Year 1 row 27',
  'Year 1 row 31',
  'Year 4 row 35',
  'Year 5 row 43',
  'Year 5 row 53',
  'Year 6 row 39',
]);

const typeOf = (id: string): QuestionType => {
  const type = ALL_TYPES.find((known) => known.id === id);
  if (!type) throw new Error(`No question type ${id}`);
  return type;
};
const chanceOf = (id: string) => seededRandom(id.length * 1009 + Number(id.split('/r')[1]));
const draws = (type: QuestionType): MathsItem[] => {
  const random = chanceOf(type.id);
  return Array.from({ length: 100 }, () => type.draw(random));
};
/** Whether one of a thousand questions has this form; most have it among the first. */
const asksInForm = (type: QuestionType, wanted: string): boolean => {
  const random = chanceOf(type.id);
  for (let nth = 0; nth < 1000; nth++) {
    if (form(type.draw(random).question) === wanted) return true;
  }
  return false;
};
/** A number with its unit counts as one word. */
const words = (text: string) =>
  text
    .replace(/(?<=\d) (?=(?:mm|cm|m|km|g|kg|ml)\b)/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
/** A question with its numbers, number words and Roman numerals replaced. */
const form = (question: string) =>
  question
    .replace(/^Write .+ in/, 'Write # in')
    .replace(/number is [IVXLCDM]+/, 'number is #')
    .replace(/[\d,]*\d(\.\d+)?/g, '#');

describe.each([
  ['Year 1', TYPES_BY_YEAR[1], 36],
  ['Year 2', TYPES_BY_YEAR[2], 45],
  ['Year 3', TYPES_BY_YEAR[3], 45],
  ['Year 4', TYPES_BY_YEAR[4], 49],
  ['Year 5', TYPES_BY_YEAR[5], 57],
  ['Year 6', TYPES_BY_YEAR[6], 54],
])('%s', (year, types, rows) => {
  it('a year has a question type for every row of its table and its additions, from easy to hard', () => {
    expect(types.map(({ row }) => row).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: rows }, (_, i) => i + 1).filter(
        (row) => !RETIRED.has(`${year} row ${row}`),
      ),
    );
    expect(types.map(({ place }) => place)).toEqual(
      types.map(({ place }) => place).toSorted((one, other) => one - other),
    );
    for (const type of types) expect(type.id.slice(0, 2)).toBe(`Y${year.slice(-1)}`);
  });
});

const rows = MATHS_TABLE.map((row) => {
  const type = typeOf(row.id);
  return { ...row, type, items: draws(type) };
});
const items = rows.flatMap((row) => row.items);
const texts = items.flatMap(({ question, explanation }) => [question, explanation]);

describe('every row of the tables', () => {
  it('a question type has the level, the form and at least the pool of its row', () => {
    const wanted = rows.map(({ id, level, pool }) => {
      return { id, level, timed: level !== 'C' && !TAKE_LONG.has(id), pool };
    });
    expect(
      rows.map(({ id, type: { level, timed, count }, pool }) => {
        return { id, level, timed, pool: count(pool) };
      }),
    ).toEqual(wanted);
    const without = rows.filter(({ type, example }) => !asksInForm(type, form(example)));
    expect(without.map(({ id, example }) => `${id}: no question like ${example}`)).toEqual([]);
  });

  it('a second evaluator reads the answer of a row from its example, and no question of the row leaves the range of its answers', () => {
    const misread = rows.filter(({ example, answer }) => evaluate(example) !== answer);
    expect(misread.map(({ id, example }) => [id, example])).toEqual([]);
    const outside = rows.flatMap(({ answers: [smallest, largest], items }) =>
      items.filter(({ answer }) => answer < smallest || answer > largest),
    );
    expect(outside.map(({ id, answer }) => [id, answer])).toEqual([]);
    expect(rows.filter(({ answers }) => answers[1] > LARGEST_ANSWER)).toEqual([]);
  });

  it('a question and its explanation use few and kind words', () => {
    const long = rows.flatMap(({ id, type, items }) => {
      const year = Number(id.charAt(1)) - 1;
      const more = type.timed ? 0 : (MORE_WITHOUT_CLOCK[year] ?? 0);
      const most = (MOST_WORDS_ASKED[year] ?? 0) + more;
      return items.filter(({ question }) => words(question) > most);
    });
    expect(long.map(({ question }) => question)).toEqual([]);
    const explanations = items.map(({ explanation }) => explanation);
    expect(explanations.filter((text) => words(text) > MOST_WORDS_EXPLAINED)).toEqual([]);
    expect(explanations.filter((text) => !/^[\p{Lu}\d£].+ .*\d.*\.$/u.test(text))).toEqual([]);
    expect(explanations.filter((text) => UNKIND.test(text))).toEqual([]);
  });

  it('a question has numbers and signs as in British schools', () => {
    expect(texts.filter((text) => NOT_BRITISH.test(text))).toEqual([]);
    const numbers = texts.flatMap((text) => text.match(/[\d,]*\d/g) ?? []);
    expect(numbers.filter((number) => !WELL_WRITTEN.test(number))).toEqual([]);
  });

  it('a question can be read aloud without a sign that speech skips', () => {
    const said = items.map(({ question, spoken }) => spoken ?? question);
    expect(said.filter((text) => NOT_SPEAKABLE.test(text) || !/[?.)]$/.test(text))).toEqual([]);
  });

  it('each question has one id, and only the fields that the browser needs are sent', () => {
    for (const { id, items } of rows) {
      const texts = new Map(items.map((item) => [item.id, item.question]));
      expect(items.filter((item) => texts.get(item.id) !== item.question)).toEqual([]);
      expect([id, new Set(texts.values()).size]).toEqual([id, texts.size]);
      const foreign = items.filter(
        (item) => !item.id.startsWith(`${id}:`) || item.objective !== id.split('/')[0],
      );
      expect(foreign.map((item) => [item.id, item.objective])).toEqual([]);
    }
    const sent = rows.flatMap(({ items }) =>
      items.slice(0, 20).map((item) => questionSchema.parse(item)),
    );
    expect(sent.filter((question) => 'slips' in question)).toEqual([]);
  });

  it('a question names each wrong answer once, and only those that a child could type', () => {
    const untypeable = items.filter(({ slips }) =>
      slips.some(({ answer }) => !Number.isInteger(answer) || answer < 0),
    );
    const repeated = items.filter(({ answer, slips }) => {
      const answers = [answer, ...slips.map((slip) => slip.answer)];
      return new Set(answers).size < answers.length;
    });
    const unnamed = items.filter(({ slips }) =>
      slips.some(({ misconception }) => !(misconception in MISCONCEPTIONS)),
    );
    expect([untypeable, repeated, unnamed]).toEqual([[], [], []]);
  });
});

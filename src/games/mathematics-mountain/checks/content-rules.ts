// Rules for maths question types: a second way gives the same answer, signs are as in schools, words are few and
// questions many.
import { byYear } from '#games/kit/rules/by-year.ts';
import { atLeast } from '#games/kit/checks/limits.ts';
import { defineContent, type Finding } from '#games/kit/checks/content.ts';
import { countSentences, countWords } from '#games/kit/words/prose.ts';
import { sample } from '#games/kit/checks/texts.ts';
import type { YearGroup } from '#shared/years.ts';
import { evaluateItem } from './maths-evaluator.ts';
import { mathsPage } from './catalogue-page.ts';
import { ALL_BY_YEAR } from '../question-types/types.ts';
import { drawsOf } from './draws.ts';
import type { MathsItem, QuestionType } from '../question-types/question-type.ts';
import { checkProgramme } from './programme.ts';
import { SMALL_POOLS } from './small-pools.ts';

const LEAST_TYPES = 20;
const LEAST_QUESTIONS_OF_A_TYPE = 500;
/** Questions drawn of every type for its rules, and for the reading level. */
const DRAWS = 60;
const SAMPLES_OF_A_TYPE = 5;
/** Most words in a question, a number with its unit counted as one. */
const PROMPT_WORDS = byYear(12, 12, 12, 12, 15, 15);
/** How many more where there is no clock, once pupils can read that many. */
const MORE_WITHOUT_CLOCK = byYear(0, 0, 4, 4, 4, 4);
const BEFORE_UNIT = /(?<=\d) (?=(?:mm|cm|m|km|g|kg|ml)\b)/g;
/** Most words in a problem of several steps, and in its way; and its least number of questions. */
const PROBLEM_WORDS = byYear(20, 24, 32, 36, 40, 44);
const PROBLEM_WAY_WORDS = 26;
const LEAST_PROBLEMS = 20;
const LARGEST_ANSWER = 10_000_000;
const EXPLANATION_WORDS = 18;
/** A hyphen, x, * or / where a real sign belongs, and long numbers without commas. */
const WRONG_SIGN =
  /\d ?- ?\d|(?:^|[\s(=])-\d|\d ?[x*] ?\d|\d{5}|(?<![\d,])\d,\d{3}(?![,\d])|<|>|\^/;

/** '1 marks': a word for many after the number one. */
const MANY_OF_ONE =
  /(?<![\d.,/−])\b1 (?:groups|hundredths|kilograms|marks|minutes|parts|rows|steps|tens|tenths)\b/;

export const mathematicsMountainContent = defineContent<QuestionType>({
  source: (year) => ALL_BY_YEAR[year],
  idForm: /^Y(?<year>\d)\.[A-Z]{2}\.\d+\/r\d+$/,
  samplesOf: (types) => ({
    'ways to maths answers': types
      .flatMap((type) => drawsOf(type, SAMPLES_OF_A_TYPE))
      .map(({ id, explanation }) => sample(id, explanation, [])),
  }),
  rules: {
    'number of maths question types': (types, year) =>
      atLeast(`Y${year}`, 'maths question types', types.length, LEAST_TYPES),
    'statements of the programme of study': checkProgramme,
    'maths question types': checkTypes,
  },
  amountsOf: (types) => ({ 'Maths types': types.length }),
  pageOf: mathsPage,
});

function checkTypes(types: readonly QuestionType[], year: YearGroup): Finding[] {
  return types.flatMap((type) => [
    ...checkPool(type),
    ...checkSlips(type),
    ...firstOfEachRule(
      drawsOf(type, DRAWS).flatMap((item) =>
        checkQuestion(
          item,
          type.isProblem
            ? { asked: PROBLEM_WORDS[year], way: PROBLEM_WAY_WORDS }
            : {
                asked: PROMPT_WORDS[year] + (type.timed ? 0 : MORE_WITHOUT_CLOCK[year]),
                way: EXPLANATION_WORDS,
              },
        ),
      ),
    ),
  ]);
}

function checkPool({ id, count, isProblem, form }: QuestionType): Finding[] {
  const size = count(LEAST_QUESTIONS_OF_A_TYPE);
  const small = SMALL_POOLS.get(id);
  const least = isProblem || form ? LEAST_PROBLEMS : (small?.least ?? LEAST_QUESTIONS_OF_A_TYPE);
  const finding = (rule: string, message: string) => [{ id, rule, message }];
  if (size < least) {
    return finding('maths-pool', `has ${size} questions only`);
  }
  return size === LEAST_QUESTIONS_OF_A_TYPE && small
    ? finding('reason-outdated', `is not small: ${small.because}`)
    : [];
}

/** Finds a type without a wrong answer that reveals a misconception. */
function checkSlips(type: QuestionType): Finding[] {
  if (drawsOf(type, DRAWS).some(({ slips }) => slips.length > 0)) return [];
  return [{ id: type.id, rule: 'maths-misconceptions', message: 'names no misconception' }];
}

function checkQuestion(item: MathsItem, most: { asked: number; way: number }): Finding[] {
  const { id, question, answer, explanation, form, slips } = item;
  const finding = (rule: string, message: string) => ({ id, rule, message });
  const found: Finding[] = [];
  const second = secondAnswer(item);
  if (second !== answer) {
    found.push(finding('maths-answer', `“${question}” ${answer}, by the second way ${second}`));
  }
  const isWhole = Number.isInteger(answer) && answer >= 0 && answer <= LARGEST_ANSWER;
  if (!isWhole && form === undefined) {
    found.push(finding('maths-range', `${answer} cannot be typed`));
  }
  if (countWords(question.replace(BEFORE_UNIT, '')) > most.asked)
    found.push(finding('maths-words', question));
  if (countWords(explanation) > most.way) {
    found.push(finding('maths-way-words', explanation));
  }
  if (countSentences(explanation) !== 1) found.push(finding('maths-way-sentences', explanation));
  if (WRONG_SIGN.test(`${question} ${explanation}`)) {
    found.push(finding('maths-signs', `“${question}” “${explanation}”`));
  }
  const odd = [question, explanation, ...slips.map(({ reason = '' }) => reason)].find((text) =>
    MANY_OF_ONE.test(text),
  );
  if (odd !== undefined) found.push(finding('maths-many-of-one', odd));
  return found;
}

function secondAnswer(item: MathsItem): number | string {
  try {
    return evaluateItem(item);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** One finding for each rule, because a type is corrected as a whole. */
function firstOfEachRule(found: readonly Finding[]): Finding[] {
  return [...new Map(found.toReversed().map((finding) => [finding.rule, finding])).values()];
}

// Maths question types: the same answer by a second way, signs as schools write them, few words, many questions.
import { seededRandom } from '#games/kit/random.ts';
import type {
  MathsItem,
  QuestionType,
} from '#games/mathematics-mountain/question-types/question-type.ts';
import { evaluate } from '#testing/maths-evaluator.ts';
import type { Finding, YearRule } from './finding.ts';
import { LEAST, PROMPT_WORDS } from './limits.ts';
import { SMALL_POOLS } from './maths-pools.ts';
import { countSentences, countWords } from './texts.ts';

/** Questions drawn of every type. */
const DRAWS = 60;
const LARGEST_ANSWER = 10_000_000;
const EXPLANATION_WORDS = 18;
/** A hyphen, x, * or / where a real sign belongs, and long numbers without commas. */
const WRONG_SIGN =
  /\d ?- ?\d|(?:^|[\s(=])-\d|\d ?[x*] ?\d|\d{5}|(?<![\d,])\d,\d{3}(?![,\d])|<|>|\^/;

/** Every question type of a year. */
export const checkMaths: YearRule = ({ year, maths }) =>
  maths.flatMap((type) => [
    ...checkPool(type),
    ...checkSlips(type),
    ...firstOfEachRule(drawsOf(type).flatMap((item) => checkQuestion(item, PROMPT_WORDS[year]))),
  ]);

/** The same questions of a type on every run. */
export function drawsOf(type: QuestionType, count = DRAWS): MathsItem[] {
  const random = seededRandom(type.row * 7919 + type.id.length);
  return Array.from({ length: count }, () => type.draw(random));
}

function checkPool({ id, count }: QuestionType): Finding[] {
  const size = count(LEAST.questionsOfAType);
  const small = SMALL_POOLS.get(id);
  const finding = (rule: string, message: string) => [{ id, rule, message }];
  if (size < (small?.least ?? LEAST.questionsOfAType)) {
    return finding('maths-pool', `has ${size} questions only`);
  }
  return size === LEAST.questionsOfAType && small
    ? finding('reason-outdated', `is not small: ${small.because}`)
    : [];
}

/** A type none of whose wrong answers tells how a child thought. */
function checkSlips(type: QuestionType): Finding[] {
  if (drawsOf(type).some(({ slips }) => slips.length > 0)) return [];
  return [{ id: type.id, rule: 'maths-misconceptions', message: 'names no misconception' }];
}

function checkQuestion(item: MathsItem, mostWords: number): Finding[] {
  const { id, question, answer, explanation } = item;
  const finding = (rule: string, message: string) => ({ id, rule, message });
  const found: Finding[] = [];
  const second = secondAnswer(question);
  if (second !== answer) {
    found.push(finding('maths-answer', `“${question}” ${answer}, by the second way ${second}`));
  }
  if (!Number.isInteger(answer) || answer < 0 || answer > LARGEST_ANSWER) {
    found.push(finding('maths-range', `${answer} cannot be typed`));
  }
  if (countWords(question) > mostWords) found.push(finding('maths-words', question));
  if (countWords(explanation) > EXPLANATION_WORDS) {
    found.push(finding('maths-way-words', explanation));
  }
  if (countSentences(explanation) !== 1) found.push(finding('maths-way-sentences', explanation));
  if (WRONG_SIGN.test(`${question} ${explanation}`)) {
    found.push(finding('maths-signs', `“${question}” “${explanation}”`));
  }
  return found;
}

function secondAnswer(question: string): number | string {
  try {
    return evaluate(question);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** One finding of a kind is enough to mend a type. */
function firstOfEachRule(found: readonly Finding[]): Finding[] {
  return [...new Map(found.toReversed().map((finding) => [finding.rule, finding])).values()];
}

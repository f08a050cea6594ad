// Questions of a type for its checks and its page in the catalogue.
import { seededRandom } from '#games/kit/rules/random.ts';
import type { MathsItem, QuestionType } from '../question-types/question-type.ts';

/** The same `count` questions on every run. */
export function drawsOf(type: QuestionType, count: number): MathsItem[] {
  const random = seededRandom(type.row * 7919 + type.id.length);
  return Array.from({ length: count }, () => type.draw(random));
}

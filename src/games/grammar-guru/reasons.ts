// Why the chosen option is wrong.
import written from '#content/grammar-reasons.yaml';
import type { Given } from './forms/dealt.ts';
import { slipOf, type DealtQuestion } from './forms/questions.ts';
import { OPTION, reasonsSchema } from './reason.ts';

const REASONS: ReadonlyMap<string, string> = new Map(
  reasonsSchema.parse(written).map(({ id, reason }) => [id, reason]),
);

/**
 * The sentence for a wrong answer; undefined where none is known: questions of older deals may name a misconception that has
 * no reason any more.
 */
export function reasonFor(question: DealtQuestion, given: Given): string | undefined {
  const shown = slipOf(question, given);
  return shown ? REASONS.get(shown.slip)?.replaceAll(OPTION, shown.option ?? '') : undefined;
}

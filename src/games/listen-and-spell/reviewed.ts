// The words of a round as the result shows them again.
import type { Reviewed } from '#games/kit/rules/reviewed.ts';
import type { SpellQuiz } from './rules.ts';
import { fullSentence } from './spoken.ts';

export function reviewedWords({ questions, log }: SpellQuiz): Reviewed[] {
  return questions.flatMap((word, index) => {
    const entry = log[index];
    if (!entry) return [];
    const wrote = entry.correct ? [] : [`You wrote: ${entry.given ?? ''}`];
    const outcome = entry.correct ? 'right' : 'not right';
    return [{ kind: 'Word', outcome, text: word.word, lines: [...wrote, fullSentence(word)] }];
  });
}

// A grammar question as it stands on a practice sheet, where it is answered with a pencil.
import type { PaperQuestion } from '../kit/rules/game.ts';
import { formOf, type DealtQuestion } from './forms/forms.ts';

export function onPaper(dealt: DealtQuestion): PaperQuestion {
  return {
    item: dealt.id,
    question: dealt.question,
    options: [],
    others: [],
    answer: formOf(dealt).answerText(dealt, dealt.answer),
    ...asked(dealt),
  };
}

function asked(dealt: DealtQuestion): Pick<PaperQuestion, 'way'> & Partial<PaperQuestion> {
  switch (dealt.form) {
    case 'choice':
    case 'two':
      return { way: 'choose', options: dealt.options };
    case 'match':
      return { way: 'join', options: dealt.left, others: dealt.right };
    case 'mark': {
      // Nothing can be tapped on paper.
      const instruction = dealt.question.replace(/\bTap\b/, 'Show');
      return { way: 'mark', question: `${instruction}\n${dealt.words.join('')}` };
    }
    case 'mend':
      return { way: 'mark', question: `${dealt.question}\n${dealt.words.join(' ')}` };
    case 'surgery':
      return { way: 'write', question: `${dealt.question}\n${dealt.sentence}` };
    case 'order':
      return dealt.parts.every(isSentence)
        ? inLetters(dealt)
        : { way: 'write', options: dealt.parts };
    case 'sort':
      return { way: 'write', options: dealt.words, others: dealt.boxes };
    case 'write':
      return { way: 'write' };
  }
}

/** A part that stands alone, as against the words of one sentence. */
const isSentence = (part: string) => /^\p{Lu}.*[.?!]$/u.test(part);

/** Whole sentences are too much to write out: their letters are put in order. */
function inLetters({ parts, answer }: Extract<DealtQuestion, { form: 'order' }>) {
  const letters = answer.map((part) => letterOf(parts.indexOf(part)));
  return {
    way: 'order' as const,
    options: parts.map((part, nth) => `${letterOf(nth)}: ${part}`),
    answer: `${letters.join(', ')}. ${answer.join(' ')}`,
  };
}

const letterOf = (nth: number) => String.fromCodePoint('A'.charCodeAt(0) + nth);

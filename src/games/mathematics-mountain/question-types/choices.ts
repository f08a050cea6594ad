// Questions with a few sentences to choose from.
import type { Misconception, Mistakes } from './misconceptions.ts';

/** A wrong option, the error that leads to it and why it is wrong. */
export type WrongOption = readonly [text: string, misconception: Misconception, reason: string];

/** The options in an order that follows from `turn`, so that the right one is not always in the same place. */
export function choice(
  question: string,
  right: string,
  wrong: readonly WrongOption[],
  turn: number,
) {
  return inOrder(question, right, wrong, [
    ...rotated([right, ...wrong.map(([text]) => text)], turn),
  ]);
}

/** The options in an order of their own, such as the steps of a way. */
export function inOrder(
  question: string,
  right: string,
  wrong: readonly WrongOption[],
  options: readonly string[],
) {
  const slips: Partial<Record<Misconception, { answer: number; reason: string }[]>> = {};
  for (const [text, misconception, reason] of wrong) {
    slips[misconception] = [
      ...(slips[misconception] ?? []),
      { answer: options.indexOf(text), reason },
    ];
  }
  return {
    question,
    fact: `${question} ${options.join(' ')}`,
    answer: options.indexOf(right),
    more: { options: [...options] },
    slips: slips satisfies Mistakes,
  };
}

function rotated(texts: readonly string[], turn: number): string[] {
  const from = turn % texts.length;
  return [...texts.slice(from), ...texts.slice(0, from)];
}

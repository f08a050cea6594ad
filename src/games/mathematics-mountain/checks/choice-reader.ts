// How a second way finds the right option of a question: by its text, and by the words of its picture.

/** A form of question, and what the right option says. */
export type ChoiceReader = readonly [
  form: RegExp,
  right: (match: RegExpExecArray, words: string) => string,
];

/** The numbers of a text. */
export function numbersOf(text: string): number[] {
  return (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((one) =>
    Number(one.replaceAll(',', '')),
  );
}

// Where a line of a maths text must not end: '3 +' says nothing without the number that follows.

const NO_BREAK = '\u00a0';

const TIED: readonly RegExp[] = [
  // A sign to the number after it.
  /([+−×÷=<>]) (?=\S)/g,
  // A number to its fraction, as in 2 3/4.
  /(\d) (?=(?:\d+|\?)\/(?:\d|\?))/g,
  // A number to its unit.
  /(\d|\?) (?=(?:km|mm|cm|kg|ml|m|g|l)(?![\p{L}\d]))/gu,
];

/** The text with spaces that end no line: a sum breaks before a sign, never after it. */
export function tied(text: string): string {
  return TIED.reduce((rest, place) => rest.replace(place, `$1${NO_BREAK}`), text);
}

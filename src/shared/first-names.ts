// What pupils are called on their class page, which shows no more of a name than it must (D10).

/** First names in the same order, each with as much of the last name as distinguishes it from the others. */
export function firstNames(names: readonly string[]): string[] {
  const parts = names.map((name) => name.normalize('NFC').trim().split(/\s+/u));
  return parts.map(([first = '', ...rest]) => {
    const last = rest.at(-1);
    const alike = parts
      .filter(([other = '']) => isAlike(other, first))
      .map((name) => name.slice(1).at(-1) ?? '');
    if (last === undefined || alike.length === 1) return first;
    return `${first} ${shortened(last, alike)}`;
  });
}

/** The shortest start of `last` that none of the other last names has; all of it if there is none. */
function shortened(last: string, all: readonly string[]): string {
  const others = all.filter((other) => !isAlike(other, last));
  const letters = Array.from(new Intl.Segmenter('en').segment(last), ({ segment }) => segment);
  for (let length = 1; length < letters.length; length++) {
    const beginning = letters.slice(0, length).join('');
    if (!others.some((other) => startsAlike(other, beginning))) return `${beginning}.`;
  }
  return last;
}

const plain = (text: string) => text.toLocaleLowerCase('en');
const isAlike = (a: string, b: string) => plain(a) === plain(b);
const startsAlike = (text: string, beginning: string) => plain(text).startsWith(plain(beginning));

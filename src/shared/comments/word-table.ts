// A table in which the words of a list are found: with letters repeated, digits and signs for letters, stars in the middle, or
// spelt with spaces. What that takes grows with what is typed, and never faster.

/** How many steps have been taken. */
export interface Tally {
  steps: number;
}

export interface WordTable<Value> {
  /** What stands behind the words that may be meant by these letters, digits and signs. */
  find: (written: string, tally: Tally) => Value[];
  /** The same for words spelt by some of these letters: by those of the places `from` to `to`, without the last. */
  findSpelt: (letters: readonly string[], tally: Tally) => Spelt<Value>[];
}

interface Spelt<Value> {
  value: Value;
  from: number;
  to: number;
}

/** A letter and how often it comes in a row. */
interface Run {
  letter: string;
  times: number;
}

interface Node<Value> {
  next: Map<string, Node<Value>>;
  words: {
    value: Value;
    /** Runs of two letters or more, by their place: 'ass' has two s at least, so that it is not found in 'as'. */
    repeated: readonly (readonly [place: number, times: number])[];
  }[];
}

/** Signs and digits as letters, and l as i: a 1 may stand for either. */
const READ_AS = new Map(
  ['a@4', 'b8', 'e3', 'g9', 'il1!|', 'o0', 's$5', 't+7'].flatMap(([letter = '', ...others]) =>
    others.map((other) => [other, letter] as const),
  ),
);
/** Shorter words are found only as they are spelt: 'A55' is a road. */
const DISGUISED_FROM = 4;

const asTyped = (character: string) => character;
const asMeant = (character: string) => READ_AS.get(character) ?? character;

export const isLetterSign = (sign: string) => READ_AS.has(sign);
/** Stands for any letter but the first and the last. */
export const isStar = (sign: string) => sign === '*' || sign === '#';

/** The table of words in small letters. One with an apostrophe is found without it too. */
export function wordTable<Value>(words: ReadonlyMap<string, Value>): WordTable<Value> {
  const exact = newNode<Value>();
  const disguised = newNode<Value>();
  const starred = new Map<string, { value: Value; hidden: number }[]>();
  for (const [word, value] of words) {
    insert(exact, runsOf(word, asTyped), value);
    if (word.includes("'")) {
      insert(exact, runsOf(word.replaceAll("'", ''), asTyped), value);
    } else if (word.length >= DISGUISED_FROM) {
      const runs = runsOf(word, asMeant);
      insert(disguised, runs, value);
      for (const { form, hidden } of starredForms(runs)) {
        starred.set(form, [...(starred.get(form) ?? []), { value, hidden }]);
      }
    }
  }
  return {
    find: (written, tally) => {
      tally.steps += written.length;
      if (/^\p{L}*$|^\p{N}|'/u.test(written)) return follow(exact, runsOf(written, asTyped), tally);
      const { form, hidden } = starredForm(written);
      if (hidden === 0) return follow(disguised, runsOf(written, asMeant), tally);
      const found = starred.get(form) ?? [];
      tally.steps += found.length;
      return found.filter((word) => word.hidden <= hidden).map(({ value }) => value);
    },
    findSpelt: (letters, tally) =>
      letters.flatMap((letter, from) =>
        letter === letters[from - 1] ? [] : speltFrom(disguised, letters, from, tally),
      ),
  };
}

function newNode<Value>(): Node<Value> {
  return { next: new Map(), words: [] };
}

function insert<Value>(root: Node<Value>, runs: readonly Run[], value: Value): void {
  let node = root;
  for (const { letter } of runs) {
    const next = node.next.get(letter) ?? newNode<Value>();
    node.next.set(letter, next);
    node = next;
  }
  const repeated = runs.flatMap(({ times }, place) => (times > 1 ? [[place, times] as const] : []));
  node.words.push({ value, repeated });
}

function follow<Value>(root: Node<Value>, runs: readonly Run[], tally: Tally): Value[] {
  let node: Node<Value> | undefined = root;
  for (const { letter } of runs) {
    tally.steps += 1;
    node = node.next.get(letter);
    if (!node) return [];
  }
  return valuesAt(node, runs, tally);
}

function valuesAt<Value>({ words }: Node<Value>, runs: readonly Run[], tally: Tally): Value[] {
  return words.flatMap(({ value, repeated }) => {
    tally.steps += 1 + repeated.length;
    const isThere = repeated.every(([place, times]) => (runs[place]?.times ?? 0) >= times);
    return isThere ? [value] : [];
  });
}

function speltFrom<Value>(
  root: Node<Value>,
  letters: readonly string[],
  from: number,
  tally: Tally,
): Spelt<Value>[] {
  const found: Spelt<Value>[] = [];
  const runs: Run[] = [];
  let node = root;
  for (let at = from; at < letters.length; at++) {
    tally.steps += 1;
    const letter = asMeant(letters[at] ?? '');
    const last = runs.at(-1);
    if (last?.letter === letter) {
      last.times += 1;
    } else {
      const next = node.next.get(letter);
      if (!next) break;
      node = next;
      runs.push({ letter, times: 1 });
    }
    for (const value of valuesAt(node, runs, tally)) found.push({ value, from, to: at + 1 });
  }
  return found;
}

function runsOf(written: string, read: (character: string) => string): Run[] {
  const runs: Run[] = [];
  for (const character of written) {
    const letter = read(character);
    const last = runs.at(-1);
    if (last?.letter === letter) last.times += 1;
    else runs.push({ letter, times: 1 });
  }
  return runs;
}

const lettersOf = (runs: readonly Run[]) => runs.map(({ letter }) => letter).join('');

/** Every way to hide letters inside a word behind stars. */
function starredForms(runs: readonly Run[]): { form: string; hidden: number }[] {
  const inside = runs.slice(1, -1).map((_, index) => index + 1);
  return inside.flatMap((first) =>
    inside
      .filter((last) => last >= first)
      .map((last) => ({
        form: `${lettersOf(runs.slice(0, first))}*${lettersOf(runs.slice(last + 1))}`,
        hidden: last + 1 - first,
      })),
  );
}

/** As in the table; what stands between the first star and the last is hidden too. */
function starredForm(written: string): { form: string; hidden: number } {
  const stars = [...written].flatMap((sign, at) => (isStar(sign) ? [at] : []));
  const [first = 0] = stars;
  const last = stars.at(-1);
  if (last === undefined) return { form: '', hidden: 0 };
  const parts = [[...written].slice(0, first), [...written].slice(last + 1)];
  const [before, after] = parts.map((part) => lettersOf(runsOf(part.join(''), asMeant)));
  return { form: `${before}*${after}`, hidden: last + 1 - first };
}

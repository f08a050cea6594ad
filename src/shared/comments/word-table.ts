// Looks up listed words however they are disguised: with repeated letters, with digits or signs for letters, with stars
// in the middle, or spelt out with spaces. Its time grows at most linearly with the text. (Packages for the
// Aho–Corasick algorithm find only words spelt exactly as listed.)

/** Counts the steps taken. */
export interface Tally {
  steps: number;
}

export interface WordTable<Value> {
  /** The values of words written like this, apart from repeated letters. */
  find: (written: string, tally: Tally) => Value[];
  /** The values of words that letters, digits and signs may stand for, anywhere in a text without spaces, in order. */
  findDisguised: (written: string, tally: Tally) => Found<Value>[];
  /** The values of words that consecutive letters spell, in order. */
  findSpelt: (letters: readonly string[], tally: Tally) => Found<Value>[];
}

/** Found from `from` up to, but not including, `to`. */
interface Found<Value> {
  value: Value;
  from: number;
  to: number;
}

/** A letter and how many times it is repeated. */
interface Run {
  letter: string;
  times: number;
}

interface Node<Value> {
  next: Map<string, Node<Value>>;
  words: {
    value: Value;
    /** Runs of at least two letters, by index: 'ass' needs two s, so that it is not found in 'as'. */
    repeated: readonly (readonly [place: number, times: number])[];
  }[];
}

/** Signs and digits that stand for letters; l counts as i because a 1 may stand for either. */
const MEANS = new Map(
  ['a@4', 'b8', 'e3', 'g9', 'il1!|', 'o0', 's$5', 't+7'].flatMap(([letter = '', ...others]) =>
    others.map((other) => [other, letter] as const),
  ),
);
/** Shorter words are found only in their exact spelling: 'A55' is a road. */
const DISGUISED_FROM = 4;

const meaningOf = (character: string) => MEANS.get(character) ?? character;
const isLetterOrDigit = (character = '') => /[\p{L}\p{N}]/u.test(character);
const isDigit = (character = '') => /\p{N}/u.test(character);
/** Whether a sign may stand for a letter that looks like it. */
export const isLetterSign = (sign = '') => MEANS.has(sign) && !isLetterOrDigit(sign);
/** Whether a sign may stand for any letter except the first and the last. */
export const isStar = (sign = '') => sign === '*' || sign === '#';

/** The table of lower-case words. A word with an apostrophe is found without it too. */
export function wordTable<Value>(words: ReadonlyMap<string, Value>): WordTable<Value> {
  const exact = newNode<Value>();
  const disguised = newNode<Value>();
  const starred = new Map<string, { value: Value; hidden: number }[]>();
  for (const [word, value] of words) {
    const bare = word.replaceAll("'", '');
    for (const written of new Set([word, bare])) insert(exact, runsOf(written), value);
    if (bare.length >= DISGUISED_FROM) {
      const letters = [...bare].map(meaningOf);
      insert(disguised, runsOf(letters), value);
      for (const [form, hidden] of starredForms(letters)) {
        starred.set(form, [...(starred.get(form) ?? []), { value, hidden }]);
      }
    }
  }
  const findStarred = (written: readonly string[], tally: Tally) =>
    starredSpans(written).flatMap(([from, to]) => {
      const { form, hidden } = starredForm(written.slice(from, to));
      const found = starred.get(form) ?? [];
      tally.steps += to - from + found.length;
      return found
        .filter((word) => word.hidden <= hidden)
        .map(({ value }) => ({ value, from, to }));
    });
  return {
    find: (written, tally) => {
      const runs = runsOf(written);
      tally.steps += written.length;
      let node: Node<Value> | undefined = exact;
      for (const { letter } of runs) node = node?.next.get(letter);
      return node ? valuesAt(node, runs, tally) : [];
    },
    findDisguised: (text, tally) => {
      tally.steps += text.length;
      const written = [...text];
      if (!written.some((character) => isDigit(character) || !isLetterOrDigit(character)))
        return [];
      const letters = written.map(meaningOf);
      const mayBegin = (at: number) =>
        !isLetterOrDigit(written[at - 1]) &&
        (isLetterSign(written[at]) || (isLetterOrDigit(written[at]) && !isDigit(written[at])));
      // When a letter is repeated, a word that begins with a later one is also found from the first.
      let hasBegun = false;
      const found = letters.flatMap((letter, at) => {
        const isAgain = letter === letters[at - 1] && hasBegun;
        hasBegun = isAgain || mayBegin(at);
        return hasBegun && !isAgain ? speltFrom(disguised, letters, at, tally) : [];
      });
      return [
        ...found.filter(({ to }) => !isLetterOrDigit(written[to])),
        ...(written.some(isStar) ? findStarred(written, tally) : []),
      ].sort((one, other) => one.from - other.from);
    },
    findSpelt: (letters, tally) => {
      const meant = letters.map(meaningOf);
      return meant.flatMap((letter, at) =>
        letter === meant[at - 1] ? [] : speltFrom(disguised, meant, at, tally),
      );
    },
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

function valuesAt<Value>({ words }: Node<Value>, runs: readonly Run[], tally: Tally): Value[] {
  return words.flatMap(({ value, repeated }) => {
    tally.steps += 1 + repeated.length;
    const isThere = repeated.every(([place, times]) => (runs[place]?.times ?? 0) >= times);
    return isThere ? [value] : [];
  });
}

/** The words of the tree that the letters from one index on spell. */
function speltFrom<Value>(
  root: Node<Value>,
  letters: readonly string[],
  from: number,
  tally: Tally,
): Found<Value>[] {
  const found: Found<Value>[] = [];
  const runs: Run[] = [];
  let node = root;
  for (let at = from; at < letters.length; at++) {
    tally.steps += 1;
    const letter = letters[at] ?? '';
    const next = runs.at(-1)?.letter === letter ? node : node.next.get(letter);
    if (!next) break;
    node = next;
    addTo(runs, letter);
    for (const value of valuesAt(node, runs, tally)) found.push({ value, from, to: at + 1 });
  }
  return found;
}

function addTo(runs: Run[], letter: string): void {
  const last = runs.at(-1);
  if (last?.letter === letter) last.times += 1;
  else runs.push({ letter, times: 1 });
}

function runsOf(letters: Iterable<string>): Run[] {
  const runs: Run[] = [];
  for (const letter of letters) addTo(runs, letter);
  return runs;
}

const withoutRepeats = (letters: readonly string[]) =>
  runsOf(letters)
    .map(({ letter }) => letter)
    .join('');

/** Every way to replace or separate inner letters with stars, each with the fewest letters that are hidden. */
function starredForms(letters: readonly string[]): Map<string, number> {
  const forms = new Map<string, number>();
  for (let first = 1; first < letters.length; first++) {
    for (let last = first - 1; last < letters.length - 1; last++) {
      const form = formOf(letters, first, last);
      forms.set(form, Math.min(forms.get(form) ?? Infinity, last - first + 1));
    }
  }
  return forms;
}

const formOf = (letters: readonly string[], first: number, last: number) =>
  `${withoutRepeats(letters.slice(0, first))}*${withoutRepeats(letters.slice(last + 1))}`;

/** Everything between the first star and the last is hidden too. */
function starredForm(written: readonly string[]): { form: string; hidden: number } {
  const [first, last] = [written.findIndex(isStar), written.findLastIndex(isStar)];
  return { form: formOf(written.map(meaningOf), first, last), hidden: last - first + 1 };
}

/**
 * The spans in which a word with stars may be written: the whole text, with or without the signs around it, and the
 * parts between other signs.
 */
function starredSpans(written: readonly string[]): (readonly [from: number, to: number])[] {
  const [first, last] = [
    written.findIndex(isLetterOrDigit),
    written.findLastIndex(isLetterOrDigit),
  ];
  let [front, back] = [first, last];
  while (isLetterSign(written[front - 1])) front -= 1;
  while (isLetterSign(written[back + 1])) back += 1;
  const spans = [first, front].flatMap((from) => [last, back].map((to) => [from, to + 1] as const));
  let from = first;
  for (let at = first; at <= last + 1; at++) {
    if (at <= last && (isLetterOrDigit(written[at]) || isStar(written[at]))) continue;
    spans.push([from, at]);
    from = at + 1;
  }
  const unlike = new Map(spans.map((span) => [span.join(' '), span]));
  return [...unlike.values()].filter(
    ([from, to]) =>
      !isDigit(written[from]) && !isStar(written[from]) && written.slice(from, to - 1).some(isStar),
  );
}

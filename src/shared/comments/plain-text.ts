// Normalises a child's text for the phrase lists and the search for contact data: lower case, no accents, no full-width
// or invisible characters, one kind of apostrophe. The result is words, spaces and signs, each with its position in the
// original text.

export interface Token {
  /** Letters and digits, spaces, or one sign. */
  kind: 'word' | 'space' | 'sign';
  text: string;
  /** Whether it begins with a capital. */
  isCapital: boolean;
  /** Position in the original text. */
  from: number;
  to: number;
}

const APOSTROPHES = '’‘ʼ´`';
/** Stands for a character that normalises to several. */
const ANY_SIGN = '\uFFFD';
/** Combining accents and invisible characters. */
const UNSEEN = /[\p{M}\p{Cf}]/gu;

/** The tokens of a text; invisible characters belong to the token before them. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let last: Token | undefined;
  let from = 0;
  for (const typed of text) {
    const to = from + typed.length;
    const plain = plainOf(typed);
    if (plain === '' && last) last.to = to;
    for (const character of plain) {
      const kind = kindOf(character);
      if (last?.kind === kind && kind !== 'sign') {
        last.text += character;
        last.to = to;
      } else {
        last = { kind, text: character, isCapital: /\p{Lu}/u.test(typed), from, to };
        tokens.push(last);
      }
    }
    from = to;
  }
  return tokens;
}

function plainOf(typed: string): string {
  if (APOSTROPHES.includes(typed)) return "'";
  const plain = typed.normalize('NFKD').toLowerCase().replaceAll(UNSEEN, '');
  // One character can stand for several, with signs or spaces among them, as ⑴ does.
  return [...plain].length > 1 && !/^[\p{L}\p{N}]+$/u.test(plain) ? ANY_SIGN : plain;
}

function kindOf(character: string): Token['kind'] {
  if (/[\p{L}\p{N}]/u.test(character)) return 'word';
  return /\s/.test(character) ? 'space' : 'sign';
}

// Reads the tokens of a text, and counts how many characters it has looked at.
import type { Token } from '../plain-text.ts';

/** Tokens from one to another, which it does not reach. */
export interface Span {
  from: number;
  to: number;
}

/** The contact data at a token, if there is any: it may begin before. */
export type Finder = (token: Token, at: number, reader: Reader) => Span | null;

export interface Reader {
  /** The token at a place; an empty sign before the first, behind the last, and for what has been found already. */
  at: (place: number) => Token;
  /** The next place that holds none of these signs, nor spaces where ' ' is one of them. */
  skip: (from: number, signs: string) => number;
  /** Marks what has been found: nothing else is found there. */
  take: (span: Span) => void;
  steps: () => number;
}

const NOTHING: Token = { kind: 'sign', text: '', isCapital: false, from: 0, to: 0 };

export function readerOf(tokens: readonly Token[]): Reader {
  const left: (Token | null)[] = [...tokens];
  let steps = 0;
  const at = (place: number) => {
    const token = left[place] ?? NOTHING;
    steps += Math.max(1, token.text.length);
    return token;
  };
  return {
    at,
    skip: (from, signs) => {
      let to = from;
      while (isOneOf(at(to), signs)) to += 1;
      return to;
    },
    take: ({ from, to }) => left.fill(null, from, to),
    steps: () => steps,
  };
}

function isOneOf({ kind, text }: Token, signs: string): boolean {
  if (kind === 'space') return signs.includes(' ');
  return kind === 'sign' && text !== '' && signs.includes(text);
}

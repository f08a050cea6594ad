// Reads the tokens of a text, and counts how many characters it has looked at.
import type { Token } from '../plain-text.ts';

/** Tokens from `from` up to, but not including, `to`. */
export interface Span {
  from: number;
  to: number;
}

/** The contact data that includes the token at `at`, perhaps beginning before it; null if there is none. */
export type Finder = (token: Token, at: number, reader: Reader) => Span | null;

export interface Reader {
  /**
   * The token at an index. It is an empty sign before the first token, after the last, and where something has been
   * found already.
   */
  at: (place: number) => Token;
  /** The next index whose token is none of these signs; ' ' stands for spaces. */
  skip: (from: number, signs: string) => number;
  /** Marks a span as found, so that nothing else is found there. */
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

// A recipe for the bare server: an endpoint's statements and answer.

/**
 * A value of a statement: the same at every request, or filled in from the request or from an earlier answer. 'counter' is the key of a limiter's counter; each user has one.
 */
export type Bound =
  | { is: 'constant'; value: unknown }
  | { is: 'bytes'; base64: string }
  | { is: 'user' | 'token' | 'play' | 'nth' | 'now' | 'counter' };

export interface Recipe {
  name: string;
  /** For a game that is sent with its deal, which comes by the same call as one without. */
  isDealt: boolean;
  method: 'GET' | 'POST';
  path: string;
  status: number;
  answer: unknown;
  /** In order, with `begin` and `commit` where they stand. */
  statements: { text: string; values: Bound[] }[];
}

/** A number of games that no pupil in the bench reaches, by which the next game's number can be recognised. */
export const SENTINEL_GAMES = 770_000;

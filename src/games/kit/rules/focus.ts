// What a teacher wants a round to be about (D11).

export type Focus =
  /** The items of one curriculum objective first, of whichever year. */
  | { kind: 'objective'; objective: string }
  /** What is due first, beyond the share that an ordinary round has of it. */
  | { kind: 'due' };

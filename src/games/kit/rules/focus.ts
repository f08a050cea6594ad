// The focus of a round that a teacher sets (D11).

export type Focus =
  /** The items of one curriculum objective first, of whichever year. */
  | { kind: 'objective'; objective: string }
  /** Due items first, beyond their usual share of a round. */
  | { kind: 'due' };

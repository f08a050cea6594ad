// What a round is about, if a teacher sets it or a pupil chooses it (D11, D17).

export type Focus =
  /** The items of one curriculum objective first, of whichever year. */
  | { kind: 'objective'; objective: string }
  /** Due items first, beyond their usual share of a round. */
  | { kind: 'due' }
  /** Questions that take paper, reading or several steps. */
  | { kind: 'think' };

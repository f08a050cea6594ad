// How many rounds and answers a figure needs before it says something (D11 Honest figures).

/** Fewer rounds show no trend and no judgement of what somebody knows. */
export const ENOUGH_ROUNDS = 5;
/** Fewer answers show no share of right answers. */
export const ENOUGH_ANSWERS = 5;

/** At least four answers in five are right: then an objective is secure. */
export const SECURE_SHARE = 0.8;

/** The share of right answers in whole per cent, rounded down, so that 80% is never shown of less than `SECURE_SHARE`. */
export function rightPercent({ right, answers }: { right: number; answers: number }): number {
  return Math.floor((100 * right) / answers);
}

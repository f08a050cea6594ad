// From how many rounds and answers a figure says something (D11 Honest figures).

/** No trend, and no judgement of what somebody knows, from fewer rounds. */
export const ENOUGH_ROUNDS = 5;
/** No share of right answers from fewer answers. */
export const ENOUGH_ANSWERS = 5;

/** At least four answers of five right: nearly always, so that an objective is secure. */
export const SECURE_SHARE = 0.8;

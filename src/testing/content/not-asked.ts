// Objectives that no question covers, each with the reason; every other objective must be covered.

/** By objective code. */
export const NOT_ASKED: Readonly<Record<string, string>> = {};

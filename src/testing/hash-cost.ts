/** The lowest that argon2id has: a hash records its cost, so that checking it is quick as well. */
export const HASH_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

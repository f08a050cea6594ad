// Together: for some minutes a whole class makes one picture grow by playing.

/** How long it can last. */
export const TOGETHER_MINUTES = [5, 10, 15] as const;

export type TogetherMinutes = (typeof TOGETHER_MINUTES)[number];

/** The pictures that a class can choose from. */
export const TOGETHER_PICTURES = ['reef', 'wood', 'sky'] as const;

export type TogetherPicture = (typeof TOGETHER_PICTURES)[number];

// The strands of the curriculum, the middle part of an objective's code.

/** Titles of the strands by code, in the order in which they are shown. */
export const STRANDS = {
  PV: 'Number and place value',
  AS: 'Addition and subtraction',
  MD: 'Multiplication and division',
  CA: 'Calculation',
  FR: 'Fractions, decimals and per cent',
  RP: 'Ratio',
  AL: 'Algebra',
  ME: 'Measures',
  GE: 'Geometry',
  ST: 'Statistics',
  GR: 'Grammar and punctuation',
  SP: 'Spelling',
  VO: 'Vocabulary',
} as const satisfies Record<string, string>;

export type Strand = keyof typeof STRANDS;

/** The objectives of one year: for each strand the titles of its objectives 1, 2, 3 … in the curriculum's order. */
export type YearObjectives = Readonly<Partial<Record<Strand, readonly string[]>>>;

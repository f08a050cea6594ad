// The shape of a grammar question as authors write it.

/** A wrong option and the misconception it comes from. */
export interface Distractor {
  text: string;
  /** Kebab-case name from the year's list of misconceptions: 'apostrophe-for-plural'. */
  slip: string;
}

/** One multiple-choice question; the answer and three distractors become its four options. */
export interface GrammarItem {
  /** Never changes and is never used again: 'Y1.GR.4/012'. In a bank of another year than its objective, 'Y2~Y1.GR.4/003'. */
  id: string;
  /** Curriculum objective: 'Y1.GR.4'. */
  objective: string;
  /** 1 easy, 2 middle, 3 hard, within its year. */
  level: 1 | 2 | 3;
  /** Instruction first; quoted material on its own line after '\n'; a word to look at in **bold**. */
  question: string;
  answer: string;
  distractors: readonly [Distractor, Distractor, Distractor];
  /** The rule in one sentence in words of that year; it teaches after a wrong answer. */
  definition: string;
}

/** A wrong option and the name of its misconception, as a row has them. */
type Slip = readonly [text: string, slip: string];

/** Writes an item in one row: id, level, question, answer, three [text, slip] distractors, rule. */
export function item(
  id: string,
  level: 1 | 2 | 3,
  question: string,
  answer: string,
  [first, second, third]: readonly [Slip, Slip, Slip],
  definition: string,
): GrammarItem {
  const distractor = ([text, slip]: Slip): Distractor => ({ text, slip });
  return {
    ...{ id, level, question, answer, definition },
    objective: objectiveOf(id),
    distractors: [distractor(first), distractor(second), distractor(third)],
  };
}

/** The objective that an id names: what stands between '~', if there is one, and '/'. */
function objectiveOf(id: string): string {
  return id.replace(/^.*~/, '').replace(/\/.*$/, '');
}

// What an answer is kept under: the fact of a table or a bond, else the type of the question (D9).

/** The largest factor of a table that is learnt by heart, and the largest total of an addition fact. */
const LARGEST_FACTOR = 12;
const LARGEST_BOND = 20;
/** Number bonds to 100 are learnt by heart as well. */
const HUNDRED = 100;

/** 'fact/7×8' and 'fact/3+8' for facts that are learnt by heart, whatever the form of the question; else 'Y3.MD.1/r2'. */
export function itemOf(id: string, fact: string): string {
  return isLearnt(fact) ? `fact/${fact}` : id.slice(0, id.indexOf(':'));
}

function isLearnt(fact: string): boolean {
  const [, one, sign, other] = /^(\d+)([×+])(\d+)$/.exec(fact) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (sign === '×') return Math.max(a, b) <= LARGEST_FACTOR;
  return sign === '+' && (a + b <= LARGEST_BOND || a + b === HUNDRED);
}

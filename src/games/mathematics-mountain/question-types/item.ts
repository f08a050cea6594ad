// The item that an answer counts for: a multiplication or addition fact, or the type of the question (D9).
import { factItem } from '#games/kit/items.ts';

/** The largest factor of multiplication facts, and the largest total of addition facts. */
const LARGEST_FACTOR = 12;
const LARGEST_BOND = 20;
/** Number bonds to 100 are learnt by heart as well. */
const HUNDRED = 100;

/** 'fact/7×8' and 'fact/3+8' for facts that are learnt by heart, whatever the form of the question; else 'Y3.MD.1/r2'. */
export function itemOf(id: string, fact: string): string {
  return isLearnt(fact) ? factItem(fact) : id.slice(0, id.indexOf(':'));
}

function isLearnt(fact: string): boolean {
  const [, one, sign, other] = /^(\d+)([×+])(\d+)$/.exec(fact) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (sign === '×') return Math.max(a, b) <= LARGEST_FACTOR;
  return sign === '+' && (a + b <= LARGEST_BOND || a + b === HUNDRED);
}

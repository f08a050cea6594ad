// The item that an answer counts for: a multiplication or addition fact, or the type of the question (D9).
import { factItem, timesFact } from '#games/kit/rules/items.ts';

/** The largest factor of multiplication facts, and the largest total of addition facts. */
const LARGEST_FACTOR = 12;
const LARGEST_BOND = 20;
/** Number bonds to 100 are learnt by heart as well. */
const HUNDRED = 100;

const LEARNT: ReadonlySet<string> = new Set([
  ...upTo(LARGEST_FACTOR).flatMap((one) =>
    upTo(LARGEST_FACTOR).map((other) => timesFact(one, other)),
  ),
  ...upTo(LARGEST_BOND).flatMap((total) => upTo(total).map((part) => sumFact(part, total - part))),
  ...upTo(HUNDRED).map((part) => sumFact(part, HUNDRED - part)),
]);

/** 'fact/7×8' and 'fact/3+8' for facts that are learnt by heart, whatever the form of the question; else 'Y3.MD.1/r2'. */
export function itemOf(id: string, fact: string): string {
  return LEARNT.has(fact) ? factItem(fact) : id.slice(0, id.indexOf(':'));
}

/** The key under which 3 + 8, 8 + 3, 11 − 3 and 3 + ? = 11 are one fact. */
export function sumFact(one: number, other: number): string {
  return `${Math.min(one, other)}+${Math.max(one, other)}`;
}

function upTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, n) => n);
}

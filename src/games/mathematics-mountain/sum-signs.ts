// Finds the signs of a maths text that are drawn specially: stacked fractions and the box for the missing number.

export type SumPart =
  | { kind: 'text'; text: string }
  | { kind: 'fraction'; top: string; bottom: string }
  | { kind: 'gap' };

/** A fraction of whole numbers, either of which may be missing; or a '?' that stands for a number, not for a question. */
const SIGN = /(^|[^\w/.,])(\d+|\?)\/(\d+|\?)(?![\w/]|\.\d)|(^|[\s(£])\?/g;

/** The parts of a maths text in order; 'How many?' keeps its question mark, '4 + ? = 9' has a gap. */
export function findSigns(text: string): SumPart[] {
  const parts: SumPart[] = [];
  let from = 0;
  for (const match of text.matchAll(SIGN)) {
    const [whole, beforeFraction, top, bottom, beforeGap] = match;
    const start = match.index + (beforeFraction ?? beforeGap ?? '').length;
    if (start > from) parts.push({ kind: 'text', text: text.slice(from, start) });
    parts.push(top && bottom ? { kind: 'fraction', top, bottom } : { kind: 'gap' });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

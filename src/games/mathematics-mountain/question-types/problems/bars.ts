// Bar models of problems: every part is as long as its number, so that the picture can be trusted.
import type { Picture } from '../../maths-picture.ts';
import { num } from '../wording.ts';

interface Part {
  size: number;
  text?: string;
  isShaded?: boolean;
}

/** A part whose number the problem tells. */
export function known(size: number, unit = ''): Part {
  return { size, text: `${num(size)}${unit}` };
}

/** The part that the problem asks for. */
export function asked(size: number): Part {
  return { size, text: '?' };
}

/** A part whose number is to be found on the way. */
export function hidden(size: number): Part {
  return { size };
}

/** Equal parts, of which the first has a text. */
export function equal(count: number, first: Part): Part[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? first : hidden(first.size)));
}

/** All the equal parts of a fraction, of which so many are shaded. */
export function shadedOf(shaded: number, parts: number, size: number): Part[] {
  return Array.from({ length: parts }, (_, index) => ({ size, isShaded: index < shaded }));
}

/** One bar. `total` is '?' where the whole is asked for, a text where its unit is not that of the parts, and null where nobody tells it. */
export function bar(total: number | string | null, parts: readonly Part[], unit = ''): Picture {
  return {
    kind: 'bar-model',
    ...(total !== null && { total: typeof total === 'string' ? total : `${num(total)}${unit}` }),
    bars: [{ parts: [...parts] }],
  };
}

/** What there is, and below it what becomes of it: neither tells what the first step finds. */
export function beforeAndAfter(before: readonly Part[], after: readonly Part[]): Picture {
  return { kind: 'bar-model', bars: [{ parts: [...before] }, { parts: [...after] }] };
}

/** Two bars below one another, to compare. */
export function twoBars(
  one: readonly [name: string, parts: readonly Part[]],
  other: readonly [name: string, parts: readonly Part[]],
): Picture {
  const toBar = ([name, parts]: readonly [string, readonly Part[]]) => ({
    name,
    parts: [...parts],
  });
  return { kind: 'bar-model', bars: [toBar(one), toBar(other)] };
}

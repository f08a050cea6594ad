import type { BedName } from './plant-picture.tsx';

/** The bed of an item, by the form of its id (D9). */
export function bedOf(item: string): BedName {
  if (item.startsWith('word/')) return item.endsWith('#spelling') ? 'spellings' : 'meanings';
  // A question of an earlier year may be named for a later one: 'Y2~Y1.GR.4/003'.
  return /(^|~)Y\d\.GR\./.test(item) ? 'grammar' : 'maths';
}

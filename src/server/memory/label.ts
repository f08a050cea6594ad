// What an item is called on the screen.
import { objectiveOf } from '#shared/objectives/index.ts';

/** The word of 'word/island#meaning', '7 × 8' of 'fact/7×8', and of other items the title of their objective. */
export function labelOf(item: string): string {
  const [, word] = /^word\/(.+)#/.exec(item) ?? [];
  if (word !== undefined) return word;
  const [, one, sign, other] = /^fact\/(\d+)(.)(\d+)$/.exec(item) ?? [];
  if (one !== undefined) return `${one} ${sign} ${other}`;
  return objectiveOf(objectiveCode(item))?.title ?? item;
}

/** 'Y1.GR.4' of 'Y2~Y1.GR.4/003'. */
function objectiveCode(item: string): string {
  return item.replace(/^.*~/, '').replace(/\/.*$/, '');
}

// SQL for the labels of teachers' own words.
import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { listWords } from '../platform/db/schema.ts';
import { ownWordOf, type OwnWordLabels } from './label.ts';

/** The labels of the own words among these items. */
export async function findOwnWords(db: Db, items: readonly string[]): Promise<OwnWordLabels> {
  const ids = items.flatMap((item) => ownWordOf(item) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: listWords.id, word: listWords.word })
    .from(listWords)
    .where(inArray(listWords.id, ids));
  return new Map(rows.map(({ id, word }) => [id, word]));
}

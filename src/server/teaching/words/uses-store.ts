// SQL for how set work uses lists (D11).
import { and, asc, count, eq, gte, inArray, isNull, not, or } from 'drizzle-orm';
import type { OwnWords } from '#games/kit/words/own-words.ts';
import { yearOrFirst } from '#shared/years.ts';
import { isOwnClass, type Caller } from '../../classes/scope-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { classes, listWords, setWork, wordLists } from '../../platform/db/schema.ts';

/** A list for dealing rounds; null if it is gone. */
export async function findOwnWords(db: Db, listId: number): Promise<OwnWords | null> {
  const [list] = await db.select().from(wordLists).where(eq(wordLists.id, listId));
  if (!list) return null;
  const words = await db
    .select({
      id: listWords.id,
      word: listWords.word,
      definition: listWords.definition,
      sentence: listWords.sentence,
    })
    .from(listWords)
    .where(eq(listWords.listId, listId))
    .orderBy(asc(listWords.position));
  return { name: list.name, year: yearOrFirst(list.yearGroup), words };
}

/** The names of lists, by id. */
export async function findListNames(
  db: Db,
  listIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (listIds.length === 0) return new Map();
  const rows = await db
    .select({ id: wordLists.id, name: wordLists.name })
    .from(wordLists)
    .where(inArray(wordLists.id, [...listIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How many pieces of set work use each list, ended ones included; unused lists are missing. */
export async function countUses(
  db: Db,
  listIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ listId: setWork.wordsId, uses: count() })
    .from(setWork)
    .where(inArray(setWork.wordsId, [...listIds]))
    .groupBy(setWork.wordsId);
  return new Map(rows.flatMap(({ listId, uses }) => (listId === null ? [] : [[listId, uses]])));
}

/** Whether a list is set as work in a class that is not the caller's. */
export async function isUsedByOthers(db: Db, caller: Caller, listId: number): Promise<boolean> {
  const isOwn = isOwnClass(db, caller);
  if (!isOwn) return false;
  const rows = await db
    .select({ id: setWork.id })
    .from(setWork)
    .innerJoin(classes, eq(classes.id, setWork.classId))
    .where(and(eq(setWork.wordsId, listId), not(isOwn)))
    .limit(1);
  return rows.length > 0;
}

/** The games in which a list is set as work that has not ended on a day; null stands for any game. */
export async function findUsedGames(
  db: Db,
  listId: number,
  today: string,
): Promise<(string | null)[]> {
  const isNotOver = or(isNull(setWork.untilDay), gte(setWork.untilDay, today));
  const rows = await db
    .selectDistinct({ gameId: setWork.gameId })
    .from(setWork)
    .where(and(eq(setWork.wordsId, listId), isNotOver));
  return rows.map(({ gameId }) => gameId);
}

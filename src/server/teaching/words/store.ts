// SQL of lists of own words (D11).
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { WrittenWord } from '#games/kit/words/own-words.ts';
import { yearOrFirst, type YearGroup } from '#shared/years.ts';
import type { Caller } from '../../classes/scope-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { listWords, setWork, users, wordLists } from '../../platform/db/schema.ts';

/** A stored word. */
export interface KeptWord extends Required<WrittenWord> {
  id: number;
}

export interface KeptList {
  id: number;
  name: string;
  year: YearGroup;
  isShared: boolean;
  /** The display name of its maker; null if that account is gone. */
  madeBy: string | null;
  mayChange: boolean;
  createdAt: Date;
  changedAt: Date;
  words: readonly KeptWord[];
}

/** The lists that the caller may change. */
function isChangeable({ id, role }: Caller): SQL | undefined {
  return role === 'owner' ? undefined : eq(wordLists.madeBy, id);
}

/** The lists that the caller may use. */
export function isUsable(caller: Caller): SQL | undefined {
  return caller.role === 'owner' ? undefined : or(isChangeable(caller), wordLists.isShared);
}

/** The lists that the caller may use, last changed first. */
export async function findLists(db: Db, caller: Caller): Promise<KeptList[]> {
  return readLists(db, caller, isUsable(caller));
}

/** Null if the list is unknown or the caller may not use it. */
export async function findList(db: Db, caller: Caller, listId: number): Promise<KeptList | null> {
  const [found] = await readLists(db, caller, and(eq(wordLists.id, listId), isUsable(caller)));
  return found ?? null;
}

/** The lists that a user has made, for the copy of their data. */
export async function findListsMadeBy(db: Db, userId: number): Promise<KeptList[]> {
  return readLists(db, { id: userId, role: 'teacher' }, eq(wordLists.madeBy, userId));
}

async function readLists(db: Db, caller: Caller, where: SQL | undefined): Promise<KeptList[]> {
  const lists = await db
    .select({ list: wordLists, madeBy: users.displayName })
    .from(wordLists)
    .leftJoin(users, eq(users.id, wordLists.madeBy))
    .where(where)
    .orderBy(desc(wordLists.changedAt), desc(wordLists.id));
  const words = await db
    .select()
    .from(listWords)
    .where(
      inArray(
        listWords.listId,
        lists.map(({ list }) => list.id),
      ),
    )
    .orderBy(asc(listWords.position));
  return lists.map(({ list, madeBy }) => ({
    id: list.id,
    name: list.name,
    year: yearOrFirst(list.yearGroup),
    isShared: list.isShared,
    madeBy,
    mayChange: caller.role === 'owner' || list.madeBy === caller.id,
    createdAt: list.createdAt,
    changedAt: list.changedAt,
    words: words
      .filter(({ listId }) => listId === list.id)
      .map(({ id, word, definition, sentence }) => ({ id, word, definition, sentence })),
  }));
}

/** Locks a list's row, so that changes wait for each other and for set work; false if the caller may not use it. */
export async function lockList(tx: Db, caller: Caller, listId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: wordLists.id })
    .from(wordLists)
    .where(and(eq(wordLists.id, listId), isUsable(caller)))
    .for('update');
  return rows.length > 0;
}

export async function countListsOf(tx: Db, userId: number): Promise<number> {
  const [row] = await tx
    .select({ lists: count() })
    .from(wordLists)
    .where(eq(wordLists.madeBy, userId));
  return row?.lists ?? 0;
}

interface ListFields {
  name: string;
  yearGroup: YearGroup;
  isShared: boolean;
}

export async function insertList(
  tx: Db,
  fields: ListFields & { madeBy: number; at: Date },
): Promise<number> {
  const { at, ...list } = fields;
  const [row] = await tx
    .insert(wordLists)
    .values({ ...list, createdAt: at, changedAt: at })
    .returning({ id: wordLists.id });
  if (!row) throw new Error('The list was not inserted');
  return row.id;
}

export async function updateList(
  tx: Db,
  listId: number,
  fields: Partial<ListFields> & { changedAt: Date },
): Promise<void> {
  await tx.update(wordLists).set(fields).where(eq(wordLists.id, listId));
}

/**
 * Replaces the words of a list, in this order. A word that it already has, with a capital or without, keeps its id, so
 * that pupils' memory of it stays.
 */
export async function setWords(
  tx: Db,
  listId: number,
  words: readonly WrittenWord[],
): Promise<void> {
  const spellings = words.map(({ word }) => word);
  await tx
    .update(listWords)
    .set({ word: sql`written.word` })
    .from(sql`unnest(${sql.param(spellings)}::text[]) as written(word)`)
    .where(and(eq(listWords.listId, listId), sql`lower(${listWords.word}) = lower(written.word)`));
  await tx
    .delete(listWords)
    .where(and(eq(listWords.listId, listId), notInArray(listWords.word, spellings)));
  await tx
    .insert(listWords)
    .values(words.map((word, index) => ({ listId, position: index + 1, ...word })))
    .onConflictDoUpdate({
      target: [listWords.listId, listWords.word],
      set: {
        position: sql`excluded.position`,
        definition: sql`excluded.definition`,
        sentence: sql`excluded.sentence`,
      },
    });
}

/** Deletes the lists of an account that nobody else needs; shared lists and those set as work stay. */
export async function deletePrivateLists(tx: Db, userId: number): Promise<void> {
  await tx
    .delete(wordLists)
    .where(
      and(
        eq(wordLists.madeBy, userId),
        eq(wordLists.isShared, false),
        notExists(tx.select().from(setWork).where(eq(setWork.wordsId, wordLists.id))),
      ),
    );
}

export async function deleteList(tx: Db, listId: number): Promise<void> {
  await tx.delete(wordLists).where(eq(wordLists.id, listId));
}

// SQL of recordings of words in a teacher's own voice (D11).
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { RecordingFormat } from '#shared/recordings.ts';
import type { Caller } from '../../classes/scope-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { listWords, wordLists, wordRecordings } from '../../platform/db/schema.ts';
import { isUsable } from './store.ts';

/** What is known of a recording without hearing it. */
export interface RecordingNote {
  wordId: number;
  format: RecordingFormat;
  bytes: number;
  recordedAt: Date;
}

const size = sql<number>`octet_length(${wordRecordings.audio})`.mapWith(Number);
const columns = {
  wordId: wordRecordings.wordId,
  format: wordRecordings.format,
  bytes: size,
  recordedAt: wordRecordings.recordedAt,
};

/** Those of the words of these lists, in the order of the words. */
export async function findRecordingNotes(
  db: Db,
  listIds: readonly number[],
): Promise<(RecordingNote & { listId: number })[]> {
  if (listIds.length === 0) return [];
  return db
    .select({ ...columns, listId: listWords.listId })
    .from(wordRecordings)
    .innerJoin(listWords, eq(listWords.id, wordRecordings.wordId))
    .where(inArray(listWords.listId, [...listIds]))
    .orderBy(asc(listWords.listId), asc(listWords.position));
}

export interface Recording {
  wordId: number;
  format: RecordingFormat;
  audio: Buffer;
}

const whole = {
  wordId: wordRecordings.wordId,
  format: wordRecordings.format,
  audio: wordRecordings.audio,
};

/** The recordings of a list. */
export async function findRecordings(db: Db, listId: number): Promise<Recording[]> {
  return db
    .select(whole)
    .from(wordRecordings)
    .innerJoin(listWords, eq(listWords.id, wordRecordings.wordId))
    .where(eq(listWords.listId, listId))
    .orderBy(asc(listWords.position));
}

/** The recording of a word; null without one, and if the caller may not use its list. */
export async function findRecording(
  db: Db,
  caller: Caller,
  wordId: number,
): Promise<Recording | null> {
  const [found] = await db
    .select(whole)
    .from(wordRecordings)
    .innerJoin(listWords, eq(listWords.id, wordRecordings.wordId))
    .innerJoin(wordLists, eq(wordLists.id, listWords.listId))
    .where(and(eq(wordRecordings.wordId, wordId), isUsable(caller)));
  return found ?? null;
}

/** The list that a word is in; null if there is no such word. */
export async function findListOf(db: Db, wordId: number): Promise<number | null> {
  const [word] = await db
    .select({ listId: listWords.listId })
    .from(listWords)
    .where(eq(listWords.id, wordId));
  return word?.listId ?? null;
}

/** Everything that a teacher has said, for the copy of their data. */
export async function findRecordingsBy(
  db: Db,
  userId: number,
): Promise<(Recording & { word: string; recordedAt: Date })[]> {
  return db
    .select({ ...whole, word: listWords.word, recordedAt: wordRecordings.recordedAt })
    .from(wordRecordings)
    .innerJoin(listWords, eq(listWords.id, wordRecordings.wordId))
    .where(eq(wordRecordings.userId, userId))
    .orderBy(asc(wordRecordings.wordId));
}

/** How many bytes there are without the word: of the other words of the list, and of all that the teacher has said. */
export async function sizesBeside(
  tx: Db,
  { listId, wordId, userId }: { listId: number; wordId: number; userId: number },
): Promise<{ list: number; teacher: number }> {
  const isOther = ne(wordRecordings.wordId, wordId);
  const sum = { bytes: sql<number>`coalesce(sum(${size}), 0)`.mapWith(Number) };
  const [list] = await tx
    .select(sum)
    .from(wordRecordings)
    .innerJoin(listWords, eq(listWords.id, wordRecordings.wordId))
    .where(and(eq(listWords.listId, listId), isOther));
  const [teacher] = await tx
    .select(sum)
    .from(wordRecordings)
    .where(and(eq(wordRecordings.userId, userId), isOther));
  return { list: list?.bytes ?? 0, teacher: teacher?.bytes ?? 0 };
}

/** In place of any earlier recording of the word, whoever made it. */
export async function putRecording(
  tx: Db,
  { wordId, ...recording }: Recording & { userId: number; recordedAt: Date },
): Promise<void> {
  await tx
    .insert(wordRecordings)
    .values({ wordId, ...recording })
    .onConflictDoUpdate({ target: wordRecordings.wordId, set: recording });
}

/** Returns whether there was one. */
export async function deleteRecording(tx: Db, wordId: number): Promise<boolean> {
  const rows = await tx
    .delete(wordRecordings)
    .where(eq(wordRecordings.wordId, wordId))
    .returning({ wordId: wordRecordings.wordId });
  return rows.length > 0;
}

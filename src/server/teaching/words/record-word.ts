// Keeps and deletes recordings of words in a teacher's own voice (D11).
import {
  formatOf,
  isTooLong,
  LIST_RECORDINGS_BYTES_MAX,
  RECORDING_BYTES_MAX,
  RECORDING_SECONDS_MAX,
  TEACHER_RECORDINGS_BYTES_MAX,
} from '#shared/recordings.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { By } from '../../classes/by.ts';
import type { Caller } from '../../classes/scope-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { lockChangeable } from './keep-list.ts';
import { secondsOf } from './recording-length.ts';
import { deleteRecording, findListOf, putRecording, sizesBeside } from './recordings-store.ts';

/**
 * Keeps what the caller said in place of any earlier recording of the word. 400 if it is no recording, too large or,
 * where its bytes say so, too long; 409 if the list or the teacher has too many, 404 and 403 as in `changeList`.
 */
export async function recordWord(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  wordId: number,
  base64: string,
): Promise<void> {
  const audio = Buffer.from(base64, 'base64');
  const format = formatOf(audio);
  if (format === null) {
    throw new AppError('invalid', 'We can’t keep that kind of recording.');
  }
  if (audio.length > RECORDING_BYTES_MAX) {
    throw new AppError(
      'invalid',
      'The recording of one word can have at most 60 KB. Please say it a little faster.',
    );
  }
  // A few browsers may write what we cannot measure; for them the limit of bytes is what holds.
  if (isTooLong(secondsOf(audio, format) ?? 0)) {
    throw new AppError(
      'invalid',
      `The recording of one word can have at most ${RECORDING_SECONDS_MAX} seconds. Please say it a little faster.`,
    );
  }
  await inTransaction(db, async (tx) => {
    const listId = await lockListOf(tx, caller, wordId);
    const beside = await sizesBeside(tx, { listId, wordId, userId: caller.id });
    if (beside.list + audio.length > LIST_RECORDINGS_BYTES_MAX) {
      throw new AppError(
        'conflict',
        'The recordings of one list can have at most 1 MB together. Please delete or shorten some of them.',
      );
    }
    if (beside.teacher + audio.length > TEACHER_RECORDINGS_BYTES_MAX) {
      throw new AppError(
        'conflict',
        'Your recordings can have at most 20 MB together. Please delete those of old lists first.',
      );
    }
    const at = now();
    await putRecording(tx, { wordId, userId: caller.id, format, audio, recordedAt: at });
    const detail = `list ${listId}, word ${wordId}`;
    await recordEvent(tx, { kind: 'word-recorded', actor, targetId: null, detail, at });
  });
}

/** 404 if the word has no recording, and as in `changeList`, as is 403. */
export async function forgetRecording(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  wordId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const listId = await lockListOf(tx, caller, wordId);
    if (!(await deleteRecording(tx, wordId))) throw notFound();
    const detail = `list ${listId}, word ${wordId}`;
    const event = { kind: 'recording-deleted', actor, targetId: null, detail, at: now() } as const;
    await recordEvent(tx, event);
  });
}

/** Locks the list, so that its recordings are summed one after the other. */
async function lockListOf(tx: Db, caller: Caller, wordId: number): Promise<number> {
  const listId = await findListOf(tx, wordId);
  if (listId === null) throw notFound();
  const { words } = await lockChangeable(tx, caller, listId);
  // The word may have left the list while others held it.
  if (!words.some(({ id }) => id === wordId)) throw notFound();
  return listId;
}

// What pupils hear of their teacher's voice (D11): only of the lists that are set for them and not finished.
import { OWN_WORDS_GAMES } from '#games/server.ts';
import type { OwnRecording } from '#shared/contract/own-recordings.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { schoolDay } from '../../platform/school-day.ts';
import { findOpenWork, type OpenWork } from './store.ts';
import { findRecordingNotes, findRecordings } from '../words/recordings-store.ts';

/** The list to be dictated for a piece of work; null if none is. */
function dictated({ gameId, wordsId }: OpenWork): number | null {
  const isDictated = OWN_WORDS_GAMES.some((game) => game.isDictated && game.gameId === gameId);
  return gameId === null || isDictated ? wordsId : null;
}

/** The recordings of a piece of a pupil's open work. */
export async function showOwnRecordings(
  { database: { db }, now }: Deps,
  userId: number,
  workId: number,
): Promise<OwnRecording[]> {
  const [work] = await findOpenWork(db, userId, schoolDay(now()), workId);
  const listId = work ? dictated(work) : null;
  const found = listId === null ? [] : await findRecordings(db, listId);
  return found.map(({ wordId, format, audio }) => ({
    workId,
    wordId,
    format,
    audio: audio.toString('base64'),
  }));
}

/** The version of each piece of work's recordings, so that a device fetches them only when they have changed. */
export async function recordingVersions(
  db: Db,
  open: readonly OpenWork[],
): Promise<ReadonlyMap<number, string>> {
  const lists = open.flatMap((work) => dictated(work) ?? []);
  const notes = await findRecordingNotes(db, lists);
  return new Map(
    open.flatMap((work) => {
      const own = notes.filter(({ listId }) => listId === dictated(work));
      const latest = Math.max(...own.map(({ recordedAt }) => recordedAt.getTime()));
      return own.length === 0 ? [] : [[work.id, `${own.length}-${latest}`] as const];
    }),
  );
}

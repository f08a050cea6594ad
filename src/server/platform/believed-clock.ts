// Whether the clock can be believed, because what is deleted under a wrong date is gone.
import { DAY_MS } from '#shared/dates.ts';
import type { Db } from './db/database.ts';
import { deleteNote, findNote, keepNote, type NoteKey } from './db/notes-store.ts';
import { utcDay } from './utc-day.ts';

/** Longer than a school is closed. */
const FAR_MS = 60 * DAY_MS;

/** Whether the last call of `believesClock` doubted the time. */
export const doubtsClock = async (db: Db) => (await findNote(db, 'clock-doubted')) !== null;

/**
 * Whether the time is near that of the last call that believed the clock, or a call at least a day ago doubted nearly the
 * same time. `warn` receives a sentence for the operator with each new doubt.
 */
export async function believesClock(
  db: Db,
  now: Date,
  warn: (line: string) => void,
): Promise<boolean> {
  const sinceNote = async (key: NoteKey) => {
    const note = await findNote(db, key);
    return note === null ? null : now.getTime() - Date.parse(note);
  };
  const sinceBelief = await sinceNote('clock-believed');
  if (sinceBelief !== null && Math.abs(sinceBelief) > FAR_MS) {
    const sinceDoubt = await sinceNote('clock-doubted');
    if (sinceDoubt === null || Math.abs(sinceDoubt) > FAR_MS) {
      await keepNote(db, 'clock-doubted', now.toISOString());
      warn(
        `The clock says ${utcDay(now)}, far from when this last ran: nothing is deleted because of its age before it has said so for a day. Please check it.`,
      );
      return false;
    }
    if (sinceDoubt < DAY_MS) return false;
  }
  await keepNote(db, 'clock-believed', now.toISOString());
  await deleteNote(db, 'clock-doubted');
  return true;
}

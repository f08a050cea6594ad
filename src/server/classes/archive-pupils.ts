// Pupils leave with a class that is archived, and come back with a class that is not (D10).
import type { Actor } from '../accounts/audit/event.ts';
import { recordEvents } from '../accounts/audit/store.ts';
import { deleteSessionsOf } from '../accounts/session/session-store.ts';
import type { Db } from '../platform/db/database.ts';
import { archive, lockMembers, unarchive, type Archived } from './archive-store.ts';

interface Change {
  actor: Actor;
  classId: number;
  at: Date;
}

/** Switches off the accounts of pupils who are in no other class, and signs them out. Deletes no data. */
export async function archivePupilsOf(tx: Db, { actor, classId, at }: Change): Promise<void> {
  const members = await lockMembers(tx, classId);
  const leavers = members.filter(({ otherClasses }) => otherClasses.length === 0);
  await archivePupils(
    tx,
    { actor, classId, at },
    leavers.map(({ id }) => id),
  );
}

/** `archivePupilsOf` for locked pupils who are known to be in no other class. */
export async function archivePupils(
  tx: Db,
  { actor, classId, at }: Change,
  userIds: readonly number[],
): Promise<void> {
  const archived = await archive(tx, userIds, at);
  for (const id of archived) await deleteSessionsOf(tx, id);
  const detail = `class ${classId}`;
  await recordEvents(
    tx,
    archived.map((targetId) => ({ kind: 'pupil-archived', actor, targetId, detail, at }) as const),
  );
}

/** Switches on those of these pupils who were archived, because they are now in a class that is not archived; returns them as they were. */
export async function unarchivePupils(
  tx: Db,
  { actor, at }: Omit<Change, 'classId'>,
  userIds: readonly number[],
): Promise<Archived[]> {
  const back = await unarchive(tx, userIds, at);
  await recordEvents(
    tx,
    back.map(({ id: targetId }) => ({ kind: 'pupil-brought-back', actor, targetId, at }) as const),
  );
  return back;
}

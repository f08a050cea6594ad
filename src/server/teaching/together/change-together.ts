// Starts and ends the minutes in which a class makes a picture grow.
import { MINUTE_MS } from '#shared/dates.ts';
import type { TogetherMinutes, TogetherPicture } from '#shared/together.ts';
import { recordEvent } from '../../accounts/audit/store.ts';
import type { By } from '../../classes/by.ts';
import { findPupilsOf } from '../../classes/members-store.ts';
import { lockClass } from '../../classes/store.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { roundsToFull } from './growth.ts';
import { endTogether, findTogether, insertTogether } from './store.ts';

/** 404 if the class is not the caller's; 409 if it is archived, has no pupils, or one is under way. */
export async function startTogether(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  classId: number,
  { minutes, picture }: { minutes: TogetherMinutes; picture: TogetherPicture },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const schoolClass = await lockClass(tx, caller, classId);
    if (!schoolClass) throw notFound();
    if (schoolClass.archivedAt !== null) {
      throw new AppError('conflict', 'This class is archived.');
    }
    const at = now();
    if (await findTogether(tx, classId, at)) {
      throw new AppError('conflict', 'Together is under way already.');
    }
    const pupils = await findPupilsOf(tx, classId);
    if (pupils.length === 0) throw new AppError('conflict', 'There is nobody in this class yet.');
    const endsAt = new Date(at.getTime() + minutes * MINUTE_MS);
    const full = roundsToFull(pupils.length, minutes);
    await insertTogether(tx, { classId, picture, startedAt: at, endsAt, roundsToFull: full });
    const detail = `class ${classId}: ${minutes} minutes`;
    await recordEvent(tx, { kind: 'together-started', actor, targetId: null, detail, at });
  });
}

/** 404 if the class is not the caller's. */
export async function stopTogether(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  classId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockClass(tx, caller, classId))) throw notFound();
    const at = now();
    const underWay = await findTogether(tx, classId, at);
    if (!underWay) return;
    await endTogether(tx, underWay.id, at);
    const detail = `class ${classId}`;
    await recordEvent(tx, { kind: 'together-stopped', actor, targetId: null, detail, at });
  });
}

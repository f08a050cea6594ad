// Moves a class up to the next school year (D10).
import type { MovedClass } from '#shared/contract/school-year.ts';
import { schoolYearOf } from '#shared/school-years.ts';
import type { AuditEvent } from '../../accounts/audit/event.ts';
import { recordEvent, recordEvents } from '../../accounts/audit/store.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { archivePupils } from '../archive-pupils.ts';
import { lockMembers } from '../archive-store.ts';
import type { By } from '../by.ts';
import { freeCode } from '../change-class.ts';
import { checkNotArchived } from '../change-members.ts';
import { lockClass, updateClass, yearOf, type LockedClass } from '../store.ts';
import { planMoveUp, type MoveUpPlan } from './plan-move-up.ts';
import { insertLeaversClass, leaveClass, moveMembers, moveYearsUp } from './store.ts';

interface Wish {
  dryRun: boolean;
  leaverIds?: readonly number[] | undefined;
  name?: string | undefined;
  keepCode?: boolean | undefined;
  schoolYear?: string | undefined;
}

/**
 * What happens, or would happen in a dry run. 404 if the class is not the caller's; 409 if it is archived, has moved
 * up, or a named pupil is not in it.
 */
export async function moveUp(
  { database: { db }, now }: Deps,
  by: By,
  classId: number,
  wish: Wish,
): Promise<MovedClass> {
  return inTransaction(db, async (tx) => {
    const found = await lockClass(tx, by.caller, classId);
    if (!found) throw notFound();
    return moveLockedUp(tx, by, found, wish, now());
  });
}

async function moveLockedUp(
  tx: Db,
  by: By,
  found: LockedClass,
  wish: Wish,
  at: Date,
): Promise<MovedClass> {
  checkMayMove(found, at);
  const members = await lockMembers(tx, found.id);
  const { leaverIds } = wish;
  if (leaverIds?.some((id) => members.every((member) => member.id !== id))) {
    throw new AppError('conflict', 'Somebody you chose is no longer in this class.');
  }
  const { schoolYear } = found;
  const plan = planMoveUp({ yearGroup: yearOf(found.yearGroup), schoolYear }, members, leaverIds);
  if (wish.schoolYear !== undefined && wish.schoolYear !== plan.schoolYear) {
    throw new AppError('conflict', 'This class has moved up meanwhile. Please look at it again.');
  }
  const leaversClassId = wish.dryRun ? null : await write(tx, by, found, { plan, wish, at });
  return {
    classId: found.id,
    formerName: found.name,
    name: plan.isArchived ? found.name : (wish.name ?? found.name),
    yearGroup: plan.yearGroup,
    schoolYear: plan.schoolYear,
    isArchived: plan.isArchived,
    leaversClassId,
    rows: plan.pupils,
    total: plan.pupils.length,
  };
}

/**
 * A class moves up no further than the school year after the current one, so that pressing twice moves nobody twice.
 */
function checkMayMove(found: LockedClass, now: Date): void {
  checkNotArchived(found);
  const { schoolYear } = found;
  // School years begin with four digits, so they can be compared as text.
  if (schoolYear > schoolYearOf(now)) {
    throw new AppError('conflict', `This class is in the school year ${schoolYear} already.`);
  }
}

/** Writes the plan; returns the id of the archived class for leavers of a class that continues, or null. */
async function write(
  tx: Db,
  { actor }: By,
  found: LockedClass,
  { plan, wish, at }: { plan: MoveUpPlan; wish: Wish; at: Date },
): Promise<number | null> {
  const { id: classId, name, schoolYear } = found;
  const idsOf = (wanted: MoveUpPlan['pupils'][number]['action']) =>
    plan.pupils.filter(({ action }) => action === wanted).map(({ id }) => id);
  const [leavers, movers] = [idsOf('leave'), idsOf('move-up')];
  const event = { actor, targetId: null, at };
  let leaversClassId: number | null = null;
  const left = idsOf('leave-class');
  await leaveClass(tx, classId, left);
  await recordEvents(
    tx,
    left.map((id): AuditEvent => {
      return { ...event, kind: 'class-left', targetId: id, detail: `class ${classId}` };
    }),
  );
  if (plan.isArchived) {
    await updateClass(tx, classId, { archivedAt: at, signInOpen: null, signInOpenUntil: null });
    const detail = `class ${classId}: isArchived`;
    await recordEvent(tx, { ...event, kind: 'class-changed', detail });
  } else {
    if (leavers.length > 0) {
      const code = await freeCode(tx);
      leaversClassId = await insertLeaversClass(tx, found, { code, at });
      await moveMembers(tx, { from: classId, to: leaversClassId }, leavers);
      const detail = `class ${leaversClassId}`;
      await recordEvent(tx, { ...event, kind: 'class-created', detail });
    }
    await moveYearsUp(tx, movers, plan.schoolYear);
    await updateClass(tx, classId, {
      name: wish.name ?? name,
      yearGroup: plan.yearGroup,
      schoolYear: plan.schoolYear,
      signInOpen: null,
      signInOpenUntil: null,
      ...(!wish.keepCode && { code: await freeCode(tx) }),
    });
    const detail = `class ${classId}: ${schoolYear} → ${plan.schoolYear}`;
    await recordEvent(tx, { ...event, kind: 'class-moved-up', detail });
  }
  await recordEvents(
    tx,
    plan.pupils
      .filter(({ action }) => action === 'move-up')
      .map(({ id, yearGroup, nextYearGroup }): AuditEvent => {
        const detail = `Year ${yearGroup} → Year ${nextYearGroup}`;
        return { ...event, kind: 'year-changed', targetId: id, detail };
      }),
  );
  await archivePupils(tx, { actor, classId: leaversClassId ?? classId, at }, leavers);
  return leaversClassId;
}

// Writes a planned roster: accounts, names, years and classes, the import by which they can be undone, and the log (D10).
import { randomInt } from 'node:crypto';
import { AVATARS_AT_START, avatarInClass } from '#shared/avatars.ts';
import type { AuditEvent } from '../../accounts/audit/event.ts';
import { recordEvents } from '../../accounts/audit/store.ts';
import { NO_PASSWORD } from '../../accounts/auth/password.ts';
import { insertPupils } from '../../accounts/user/store.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { unarchivePupils } from '../archive-pupils.ts';
import type { By } from '../by.ts';
import { makeClass } from '../make-class.ts';
import { addPupils } from '../members-store.ts';
import type { PlannedRow, Target } from './plan-roster.ts';
import { findStateHashes, insertImport, setNamesAndYears } from './store.ts';

/** By row: a hash, and the password if it is to be shown once. */
export type Passwords = ReadonlyMap<number, { shown?: string; hash: string }>;

/** Writes the planned rows; returns the import's id, or null if there was nothing to change. */
export async function writeRoster(
  tx: Db,
  { now }: Deps,
  by: By,
  classId: number | null,
  { rows, made }: { rows: readonly PlannedRow[]; made: Passwords },
): Promise<number | null> {
  const changed = rows.filter(({ action }) => action === 'create' || action === 'update');
  if (changed.length === 0) return null;
  const at = now();
  const { classIds, madeClassIds } = await makeClasses(tx, by, changed, at);
  const creates = changed.filter(({ pupil }) => pupil === null);
  const newIds = await insertNew(tx, creates, made);
  const idOfNew = new Map(creates.map(({ row }, nth) => [row, newIds[nth]]));
  const updates = changed.flatMap(({ pupil, displayName, yearGroup }) =>
    pupil ? [{ id: pupil.id, displayName, yearGroup }] : [],
  );
  await setNamesAndYears(tx, by.caller, updates);
  const pupilIdOf = ({ pupil, row }: PlannedRow) => found(pupil?.id ?? idOfNew.get(row));
  const members = changed.map((row) => ({
    classId: found(classIds.get(row.target)),
    userId: pupilIdOf(row),
  }));
  const joined = await addPupils(tx, members);
  const joinedClassOf = new Map(joined.map((one) => [one.userId, one.classId]));
  const { actor, caller } = by;
  const broughtBack = await unarchivePupils(
    tx,
    { actor, at },
    joined.map(({ userId }) => userId),
  );
  const leaverOf = new Map(broughtBack.map((one) => [one.id, one]));
  const states = await findStateHashes(
    tx,
    caller,
    members.map(({ userId }) => userId),
  );
  const changes = changed.map((row) => {
    const { pupil, displayName, yearGroup } = row;
    const userId = pupilIdOf(row);
    return {
      userId,
      isNew: pupil === null,
      joinedClassId: joinedClassOf.get(userId) ?? null,
      displayName: pupil?.displayName ?? displayName,
      yearGroup: pupil ? pupil.yearGroup : yearGroup,
      archivedAt: leaverOf.get(userId)?.archivedAt ?? null,
      keptAt: leaverOf.get(userId)?.keptAt ?? null,
      leftAs: states.get(userId) ?? '',
    };
  });
  const importId = await insertImport(tx, { classId, madeClassIds, createdAt: at }, changes);
  await recordEvents(tx, [
    ...eventsOf(changed, actor, at),
    ...newIds.map((targetId) => ({ kind: 'pupil-created', actor, targetId, at }) as const),
    ...joined.map((one) => {
      const detail = `class ${one.classId}`;
      return { kind: 'class-joined', actor, targetId: one.userId, detail, at } as const;
    }),
    {
      kind: 'roster-imported',
      actor,
      targetId: null,
      at,
      detail: `import ${importId}: ${newIds.length} new, ${updates.length} changed`,
    } as const,
  ]);
  return importId;
}

/** The ids of the new pupils, in the order of their rows. */
async function insertNew(tx: Db, rows: readonly PlannedRow[], made: Passwords): Promise<number[]> {
  // Random for each import, because pupils may also be added a few at a time.
  const firstAvatar = randomInt(AVATARS_AT_START);
  return insertPupils(
    tx,
    rows.map(({ username, displayName, yearGroup, row }, nth) => ({
      username,
      displayName,
      avatar: avatarInClass(firstAvatar + nth),
      yearGroup,
      passwordHash: made.get(row)?.hash ?? NO_PASSWORD,
    })),
  );
}

/** What a row refers to; 409 if it is not there. */
function found(id: number | undefined): number {
  if (id === undefined) throw changedMeanwhile();
  return id;
}

export const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'Somebody changed these pupils during the import. Please import the list again.',
  );

/** What the import changes about pupils who have an account. */
function eventsOf(rows: readonly PlannedRow[], actor: By['actor'], at: Date): AuditEvent[] {
  return rows.flatMap(({ pupil, displayName, yearGroup }) => {
    if (!pupil) return [];
    const event = { actor, targetId: pupil.id, at };
    const named = { ...event, kind: 'display-name-changed' as const };
    const moved = { ...event, kind: 'year-changed' as const };
    const from = pupil.yearGroup === null ? 'no year' : `Year ${pupil.yearGroup}`;
    return [
      ...(pupil.displayName === displayName
        ? []
        : [{ ...named, detail: `${pupil.displayName} → ${displayName}` }]),
      ...(pupil.yearGroup === yearGroup
        ? []
        : [{ ...moved, detail: `${from} → Year ${yearGroup}` }]),
    ];
  });
}

async function makeClasses(tx: Db, by: By, rows: readonly PlannedRow[], now: Date) {
  const classIds = new Map<Target | null, number>();
  const madeClassIds: number[] = [];
  for (const { target } of rows) {
    if (target === null || classIds.has(target)) continue;
    if (target.id !== null) {
      classIds.set(target, target.id);
      continue;
    }
    const years = new Set(
      rows.filter((row) => row.target === target).map(({ yearGroup }) => yearGroup),
    );
    const [year = null] = years;
    const fields = { name: target.name, yearGroup: years.size === 1 ? year : null };
    const id = await makeClass(tx, { ...by, now }, fields);
    classIds.set(target, id);
    madeClassIds.push(id);
  }
  return { classIds, madeClassIds };
}

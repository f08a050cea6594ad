// Makes a class.
import { schoolYearOfNewClass } from '#shared/school-years.ts';
import type { YearGroup } from '#shared/years.ts';
import type { Actor } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import type { Db } from '../platform/db/database.ts';
import { newClassCode } from './class-code.ts';
import { setTeachers } from './members-store.ts';
import type { Caller } from './scope-store.ts';
import { insertClass } from './store.ts';

interface NewClass {
  name: string;
  yearGroup: YearGroup | null;
  schoolYear?: string | undefined;
}

/** The id of a new class that the caller looks after. */
export async function makeClass(
  tx: Db,
  { caller, actor, now }: { caller: Caller; actor: Actor; now: Date },
  { name, yearGroup, schoolYear = schoolYearOfNewClass(now) }: NewClass,
): Promise<number> {
  const fields = { name, yearGroup, schoolYear, createdAt: now };
  let id: number | null = null;
  while (id === null) id = await insertClass(tx, { ...fields, code: newClassCode() });
  await setTeachers(tx, id, [caller.id]);
  const event = { kind: 'class-created', actor, targetId: null, at: now } as const;
  await recordEvent(tx, { ...event, detail: `class ${id}` });
  return id;
}

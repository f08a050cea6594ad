// Puts a pupil into a class, and takes one out.
import { randomInt } from 'node:crypto';
import { AVATARS_AT_START, avatarInClass } from '#shared/avatars.ts';
import type { ClassPupil, NewPupil } from '#shared/contract/classes.ts';
import type { Actor } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import { nameTaken } from '../accounts/auth/register.ts';
import { NO_PASSWORD } from '../accounts/auth/password.ts';
import { insertUser, isUsernameTaken, lockUsernames } from '../accounts/user/store.ts';
import type { Config } from '../platform/config.ts';
import { isDuplicate } from '../platform/database-errors.ts';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Deps } from '../platform/http/deps.ts';
import { unarchivePupils } from './archive-pupils.ts';
import type { By } from './by.ts';
import { addPupils, findOwnPupil, removePupil } from './members-store.ts';
import type { Caller } from './scope-store.ts';
import { lockClass, yearOf, type LockedClass } from './store.ts';
import { usernamesFor } from './usernames.ts';

/** 403 if `caller` may not make accounts for pupils (`TEACHERS_ADD_PUPILS`). */
export function checkMayMakeAccounts(config: Config, caller: Caller): void {
  if (caller.role === 'owner' || config.teachersAddPupils) return;
  throw new AppError('forbidden', 'Only an admin can make accounts here. Please ask yours.');
}

/** The pupil, who is in the class now; 404 if the class or pupil is not the caller's, 409 if the username is taken. */
export async function addPupil(
  { config, database: { db }, now }: Deps,
  { caller, actor }: By,
  classId: number,
  wanted: NewPupil,
): Promise<ClassPupil> {
  return inTransaction(db, async (tx) => {
    // Locks usernames before the class, in the same order as imports: otherwise each could wait for the other.
    if (!('userId' in wanted)) await lockUsernames(tx);
    const ofCaller = await lockClass(tx, caller, classId);
    if (!ofCaller) throw notFound();
    checkNotArchived(ofCaller);
    if (!('userId' in wanted)) checkMayMakeAccounts(config, caller);
    const userId =
      'userId' in wanted
        ? wanted.userId
        : await makePupil(tx, actor, { yearGroup: yearOf(ofCaller.yearGroup), ...wanted }, now());
    // A new account is in no class yet, so only owners could otherwise change it.
    const isNew = !('userId' in wanted);
    if (!isNew && !(await findOwnPupil(tx, caller, userId))) throw notFound();
    const joined = await addPupils(tx, [{ classId, userId }]);
    if (joined.length > 0) {
      const event = { kind: 'class-joined', actor, targetId: userId, at: now() } as const;
      await recordEvent(tx, { ...event, detail: `class ${classId}` });
      await unarchivePupils(tx, { actor, at: now() }, [userId]);
    }
    const pupil = await findOwnPupil(tx, caller, userId);
    if (!pupil) throw notFound();
    return pupil;
  });
}

/** 409 for an archived class, which nobody can join. */
export function checkNotArchived({ archivedAt }: Pick<LockedClass, 'archivedAt'>): void {
  if (archivedAt === null) return;
  throw new AppError('conflict', 'This class is archived. Please bring it back first.');
}

type NewAccount = Exclude<NewPupil, { userId: number }>;

async function makePupil(
  tx: Db,
  actor: Actor,
  { displayName, username, yearGroup }: NewAccount,
  at: Date,
): Promise<number> {
  try {
    const name = username ?? (await freeUsername(tx, displayName));
    const avatar = avatarInClass(randomInt(AVATARS_AT_START));
    const account = { username: name, displayName, avatar, yearGroup: yearGroup ?? null };
    const { id } = await insertUser(tx, { ...account, passwordHash: NO_PASSWORD });
    await recordEvent(tx, { kind: 'pupil-created', actor, targetId: id, at });
    return id;
  } catch (error) {
    if (isDuplicate(error)) throw nameTaken();
    throw error;
  }
}

async function freeUsername(tx: Db, displayName: string): Promise<string> {
  for (const name of usernamesFor(displayName)) {
    if (!(await isUsernameTaken(tx, name))) return name;
  }
  throw nameTaken();
}

/** Deletes no account. 404 if the class is not the caller's or the pupil is not in it. */
export async function removeFromClass(
  { database: { db }, now }: Deps,
  { caller, actor }: By,
  classId: number,
  userId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockClass(tx, caller, classId))) throw notFound();
    if (!(await removePupil(tx, classId, userId))) throw notFound();
    const event = { kind: 'class-left', actor, targetId: userId, at: now() } as const;
    await recordEvent(tx, { ...event, detail: `class ${classId}` });
  });
}

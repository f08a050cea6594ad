// SQL of class pages, secret pictures and cards.
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { User } from '#shared/contract/auth.ts';
import { publicUserColumns, toUser } from '../../accounts/user/store.ts';
import { nameOrder } from '../../platform/db/name-order.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import {
  classes,
  classPupils,
  pupilCards,
  pupilPictures,
  users,
} from '../../platform/db/schema.ts';
import { isCurrentMember, isOwnClass, type Caller } from '../scope-store.ts';

/** A class page that is open. */
export interface OpenClassPage {
  id: number;
  name: string;
  code: string;
}

/** The class page with this code if it is open; null if it is closed or the code is wrong. */
export async function findOpenPage(db: Db, code: string, now: Date): Promise<OpenClassPage | null> {
  const [page] = await db
    .select({ id: classes.id, name: classes.name, code: classes.code })
    .from(classes)
    .where(
      and(
        eq(classes.code, code),
        isNull(classes.archivedAt),
        or(eq(classes.signInOpen, 'always'), gt(classes.signInOpenUntil, now)),
      ),
    );
  return page ?? null;
}

/** Throws 'not-found' if the class is not the caller's or does not exist. */
export async function requireOwnClass(db: Db, caller: Caller, classId: number): Promise<void> {
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, classId), isOwnClass(db, caller)));
  if (rows.length === 0) throw notFound();
}

const isPupil = and(eq(users.role, 'pupil'), eq(users.isActive, true));

export interface PupilWithPictures {
  user: User;
  sequence: string;
}

/** The pupils of a class who have secret pictures, by name. */
export async function findPupilsWithPictures(
  db: Db,
  classId: number,
): Promise<PupilWithPictures[]> {
  const rows = await db
    .select({ ...publicUserColumns, sequence: pupilPictures.sequence })
    .from(classPupils)
    .innerJoin(users, eq(users.id, classPupils.userId))
    .innerJoin(pupilPictures, eq(pupilPictures.userId, users.id))
    .where(and(eq(classPupils.classId, classId), isPupil))
    .orderBy(asc(nameOrder(users.displayName)), asc(users.id));
  return rows.map((row) => ({ user: toUser(row), sequence: row.sequence }));
}

/** A pupil's encrypted pictures, if the pupil is in the class. */
export async function findPicturesOf(
  db: Db,
  { classId, userId }: { classId: number; userId: number },
): Promise<string | null> {
  const [row] = await db
    .select({ sequence: pupilPictures.sequence })
    .from(classPupils)
    .innerJoin(users, eq(users.id, classPupils.userId))
    .innerJoin(pupilPictures, eq(pupilPictures.userId, users.id))
    .where(
      and(eq(classPupils.classId, classId), eq(users.id, userId), isPupil, isCurrentMember(db)),
    );
  return row?.sequence ?? null;
}

/** Whether these are still the pupil's pictures; blocks new ones until the transaction ends. */
export async function arePicturesOf(tx: Db, userId: number, sequence: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: pupilPictures.userId })
    .from(pupilPictures)
    .where(and(eq(pupilPictures.userId, userId), eq(pupilPictures.sequence, sequence)))
    .for('share');
  return rows.length > 0;
}

/** The pupil whose card has this secret, with their encrypted pictures, if they have any. */
export async function findByCard(
  db: Db,
  secretHash: string,
): Promise<{ user: User; sequence: string | null } | null> {
  const [row] = await db
    .select({ ...publicUserColumns, sequence: pupilPictures.sequence })
    .from(pupilCards)
    .innerJoin(users, eq(users.id, pupilCards.userId))
    .leftJoin(pupilPictures, eq(pupilPictures.userId, users.id))
    .where(and(eq(pupilCards.secretHash, secretHash), isPupil));
  return row ? { user: toUser(row), sequence: row.sequence } : null;
}

/** Whether a card still has this secret; blocks a new card until the transaction ends. */
export async function isCardOf(tx: Db, userId: number, secretHash: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: pupilCards.userId })
    .from(pupilCards)
    .where(and(eq(pupilCards.userId, userId), eq(pupilCards.secretHash, secretHash)))
    .for('share');
  return rows.length > 0;
}

export interface PupilOfClass {
  userId: number;
  displayName: string;
  hasPictures: boolean;
  hasCard: boolean;
}

/**
 * Pupils of a class, all or those named; locks their accounts, so that nobody signs in with what is being replaced. What they have is
 * read once they are locked, because somebody else may have just made it.
 */
export async function lockPupils(
  tx: Db,
  classId: number,
  userIds: readonly number[] | undefined,
): Promise<PupilOfClass[]> {
  const locked = await tx
    .select({ userId: users.id })
    .from(classPupils)
    .innerJoin(users, eq(users.id, classPupils.userId))
    .where(
      and(
        eq(classPupils.classId, classId),
        isPupil,
        isCurrentMember(tx),
        userIds && inArray(users.id, [...userIds]),
      ),
    )
    .orderBy(asc(users.id))
    .for('update', { of: users });
  const rows = await tx
    .select({
      userId: users.id,
      displayName: users.displayName,
      pictures: pupilPictures.userId,
      card: pupilCards.userId,
    })
    .from(users)
    .leftJoin(pupilPictures, eq(pupilPictures.userId, users.id))
    .leftJoin(pupilCards, eq(pupilCards.userId, users.id))
    .where(inArray(users.id, idsOf(locked)));
  return rows.map(({ userId, displayName, pictures, card }) => ({
    userId,
    displayName,
    hasPictures: pictures !== null,
    hasCard: card !== null,
  }));
}

/** Stores encrypted pictures, replacing earlier ones. */
export async function replacePictures(
  tx: Db,
  rows: readonly (typeof pupilPictures.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.delete(pupilPictures).where(inArray(pupilPictures.userId, idsOf(rows)));
  await tx.insert(pupilPictures).values([...rows]);
}

/** Stores the hashes of new cards, replacing earlier ones. */
export async function replaceCards(
  tx: Db,
  rows: readonly (typeof pupilCards.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.delete(pupilCards).where(inArray(pupilCards.userId, idsOf(rows)));
  await tx.insert(pupilCards).values([...rows]);
}

const idsOf = (rows: readonly { userId: number }[]) => rows.map(({ userId }) => userId);

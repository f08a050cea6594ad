// SQL of the pictures that classes make together.
import { and, desc, eq, gt, gte, isNull, lt, lte, not, sql } from 'drizzle-orm';
import type { TogetherPicture } from '#shared/together.ts';
import { isCurrentMember } from '../../classes/scope-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { classes, classPupils, gameHistory, togethers, users } from '../../platform/db/schema.ts';
import { endOf } from '../../platform/db/schema/columns.ts';
import { LATE_MS, type Period, type PlayedRound } from './growth.ts';

export interface StoredTogether extends Period {
  id: number;
  classId: number;
  picture: TogetherPicture;
  /** Null while rounds may still come, and until the sum is kept. */
  rounds: number | null;
}

/** How many of its pictures a class sees again. */
const PAST_MAX = 12;

export async function insertTogether(
  tx: Db,
  together: typeof togethers.$inferInsert,
): Promise<void> {
  await tx.insert(togethers).values(together);
}

/** The newest one of a class that ended after a moment, or will. The caller's right to see the class must have been checked. */
export async function findTogether(
  db: Db,
  classId: number,
  endsAfter: Date,
): Promise<StoredTogether | null> {
  const [row] = await db
    .select()
    .from(togethers)
    .where(and(eq(togethers.classId, classId), gt(togethers.endsAt, endsAfter)))
    .orderBy(desc(togethers.id))
    .limit(1);
  return row ?? null;
}

/** The last pictures of a class that have ended, newest first. The caller's right to see the class must have been checked. */
export async function findPastTogethers(
  db: Db,
  classId: number,
  now: Date,
): Promise<StoredTogether[]> {
  return db
    .select()
    .from(togethers)
    .where(and(eq(togethers.classId, classId), lte(togethers.endsAt, now)))
    .orderBy(desc(togethers.id))
    .limit(PAST_MAX);
}

/** Those that ended before a moment and have no sum. */
export async function findUnsummed(db: Db, endedBefore: Date): Promise<StoredTogether[]> {
  return db
    .select()
    .from(togethers)
    .where(and(isNull(togethers.rounds), lt(togethers.endsAt, endedBefore)));
}

export async function keepSum(db: Db, id: number, rounds: number): Promise<void> {
  await db.update(togethers).set({ rounds }).where(eq(togethers.id, id));
}

/** What one of a pupil's classes is growing; of two the one that began last. */
export async function findTogetherFor(
  db: Db,
  userId: number,
  now: Date,
): Promise<StoredTogether | null> {
  const [row] = await db
    .select({ together: togethers })
    .from(togethers)
    .innerJoin(classPupils, eq(classPupils.classId, togethers.classId))
    .innerJoin(classes, eq(classes.id, togethers.classId))
    .where(
      and(eq(classPupils.userId, userId), gt(togethers.endsAt, now), isNull(classes.archivedAt)),
    )
    .orderBy(desc(togethers.id))
    .limit(1);
  return row?.together ?? null;
}

export async function endTogether(tx: Db, id: number, endsAt: Date): Promise<void> {
  await tx.update(togethers).set({ endsAt }).where(eq(togethers.id, id));
}

/** The rounds of the pupils of a class that may count: all that were verified and not rushed since it began. */
export async function findRounds(
  db: Db,
  { classId, startedAt, endsAt }: StoredTogether,
): Promise<PlayedRound[]> {
  const { userId, duration, verified, rushed, createdAt } = gameHistory;
  const ended = endOf(gameHistory);
  const began = sql<number>`extract(epoch from ${ended}) * 1000 - coalesce(${duration}, 0) * 1000`;
  return db
    .select({
      userId,
      beganAt: began.mapWith(Number),
      recordedAt: sql<number>`extract(epoch from ${createdAt}) * 1000`.mapWith(Number),
    })
    .from(gameHistory)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(classPupils, eq(classPupils.userId, users.id))
    .where(
      and(
        eq(classPupils.classId, classId),
        eq(users.role, 'pupil'),
        isCurrentMember(db),
        verified,
        not(rushed),
        gte(ended, startedAt.toISOString()),
        lte(createdAt, new Date(endsAt.getTime() + LATE_MS)),
      ),
    );
}

/** Deletes those that ended before a moment. */
export async function deleteTogethersBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(togethers).where(lt(togethers.endsAt, moment));
}

// SQL of the goal that a class has for the week: its rounds are counted from the history of games.
import { and, desc, eq, gte, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { ClassWeek } from '#shared/contract/classes.ts';
import type { OwnWeek } from '#shared/contract/own-week.ts';
import type { Db } from '../platform/db/database.ts';
import { classes, classPupils, gameHistory, users } from '../platform/db/schema.ts';
import { endOf } from '../platform/db/schema/columns.ts';
import { startOf, weeksUntil } from '../platform/weeks.ts';
import { isCurrentMember } from './scope-store.ts';

/** The present week and the one before. The caller's right to see the class must have been checked. */
export async function findWeek(db: Db, classId: number, now: Date): Promise<ClassWeek> {
  const [present, before] = weeksUntil(now, 2);
  if (!present || !before) throw new Error('There is no week.');
  const isPresent = gte(endOf(gameHistory), startOf(present.from).toISOString());
  const [row] = await db
    .select({
      rounds: sql<number>`(count(*) filter (where ${isPresent}))::int`,
      lastWeek: sql<number>`(count(*) filter (where not ${isPresent}))::int`,
    })
    .from(gameHistory)
    .innerJoin(users, eq(users.id, gameHistory.userId))
    .innerJoin(classPupils, eq(classPupils.userId, users.id))
    .where(
      and(
        eq(classPupils.classId, classId),
        eq(users.role, 'pupil'),
        isCurrentMember(db),
        gameHistory.verified,
        not(gameHistory.rushed),
        gte(endOf(gameHistory), startOf(before.from).toISOString()),
      ),
    );
  const [aim] = await db
    .select({ goal: classes.weekGoal })
    .from(classes)
    .where(eq(classes.id, classId));
  return { goal: aim?.goal ?? null, rounds: row?.rounds ?? 0, lastWeek: row?.lastWeek ?? 0 };
}

/** The goal of a pupil's class, and how far it is beside its own last week; null without a goal. Of two classes the one joined last. */
export async function findOwnWeek(db: Db, userId: number, now: Date): Promise<OwnWeek | null> {
  const [aim] = await db
    .select({ classId: classes.id })
    .from(classPupils)
    .innerJoin(classes, eq(classes.id, classPupils.classId))
    .where(
      and(eq(classPupils.userId, userId), isNull(classes.archivedAt), isNotNull(classes.weekGoal)),
    )
    .orderBy(desc(classPupils.createdAt), desc(classes.id))
    .limit(1);
  if (!aim) return null;
  const { goal, ...played } = await findWeek(db, aim.classId, now);
  return goal === null ? null : { goal, ...played };
}

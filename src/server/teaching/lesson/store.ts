// SQL of the lesson that a class is in. It reads what is kept anyway.
import { and, desc, eq, exists, gt, gte, inArray, or, sql } from 'drizzle-orm';
import type { PupilInLesson } from '#shared/contract/lesson.ts';
import { PUPIL_TOUCH_MS } from '../../accounts/session/session-lifetime.ts';
import { isPupilOf } from '../../classes/scope-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { classPupils, gameHistory, sessions, users } from '../../platform/db/schema.ts';
import { endOf } from '../../platform/db/schema/columns.ts';

/** The pupils of a class since a moment. The caller's right to see the class must have been checked. */
export async function findLesson(
  db: Db,
  classId: number,
  { since, now }: { since: Date; now: Date },
): Promise<PupilInLesson[]> {
  const session = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, users.id),
        gt(sessions.expiresAt, now),
        // On a class page a session lasts only while it is used; elsewhere each use is recorded once an hour at most.
        or(sessions.onClassPage, gte(sessions.lastUsedAt, new Date(+since - PUPIL_TOUCH_MS))),
      ),
    );
  const pupils = await db
    .select({ userId: users.id, isSignedIn: sql<boolean>`${exists(session)}` })
    .from(users)
    .innerJoin(classPupils, eq(classPupils.userId, users.id))
    .where(isPupilOf(db, classId));
  const { userId, gameId, score, maxScore, nth } = gameHistory;
  const games = await db
    .select({ userId, gameId, score, maxScore })
    .from(gameHistory)
    .where(
      and(
        inArray(
          userId,
          pupils.map((pupil) => pupil.userId),
        ),
        gte(endOf(gameHistory), since.toISOString()),
      ),
    )
    .orderBy(desc(endOf(gameHistory)), desc(nth));
  return pupils.map(({ userId, isSignedIn }) => {
    const own = games
      .filter((game) => game.userId === userId)
      .map((game) => ({ gameId: game.gameId, score: game.score, maxScore: game.maxScore }));
    return { userId, isSignedIn: isSignedIn || own.length > 0, games: own };
  });
}

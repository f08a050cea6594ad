// SQL for reading finished games: by the pupil, and by owners with their proof.
import { and, desc, eq, gt, lt, lte, type SQL } from 'drizzle-orm';
import { STUDENT_HISTORY_PAGE_SIZE, type StudentHistory } from '#shared/contract/admin.ts';
import type { HistoryEntry } from '#shared/contract/play.ts';
import type { Proof } from '#shared/proofs.ts';
import type { Db } from '../platform/db/database.ts';
import { gameHistory } from '../platform/db/schema.ts';

const { id, gameId, score, maxScore, duration, createdAt } = gameHistory;
const { userId: ownerId, nth, verified, rushed, playedAt } = gameHistory;

/** The columns for the pupil. */
const shown = { id, gameId, score, maxScore, duration, createdAt };
/** Further columns for owners. */
const judged = { ...shown, nth, verified, rushed, playedAt };

/** A finished game as the contract has it: a duration that was not measured is absent. */
function toEntry<Row extends { duration: number | null; createdAt: Date }>(row: Row) {
  const { duration, createdAt, ...entry } = row;
  return {
    ...entry,
    createdAt: createdAt.toISOString(),
    ...(duration !== null && { duration }),
  };
}

type JudgedRow = Pick<typeof gameHistory.$inferSelect, keyof typeof judged>;

function toJudged({ playedAt, ...row }: JudgedRow): StudentHistory[number] {
  return { ...toEntry(row), ...(playedAt && { playedAt: playedAt.toISOString() }) };
}

/** All of a user's finished games, newest first: for files that somebody saves. */
export async function findHistory(db: Db, userId: number): Promise<StudentHistory> {
  const rows = await db
    .select(judged)
    .from(gameHistory)
    .where(eq(ownerId, userId))
    .orderBy(desc(nth));
  return rows.map(toJudged);
}

/**
 * A page of a user's `total` finished games, newest first, counted from 1. Games have numbers from 1 to `total`: a page is
 * found by them, so that a late one costs no more than the first.
 */
export async function findHistoryPage(
  db: Db,
  userId: number,
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
): Promise<HistoryEntry[]> {
  const newest = total - (page - 1) * pageSize;
  const rows = await db
    .select(shown)
    .from(gameHistory)
    // On the first page stands also what was finished while we asked.
    .where(and(eq(ownerId, userId), page > 1 ? lte(nth, newest) : undefined))
    .orderBy(desc(nth))
    .limit(pageSize);
  return rows.map(toEntry);
}

const HAS: Record<Proof, SQL | undefined> = {
  verified: and(eq(verified, true), eq(rushed, false)),
  rushed: and(eq(verified, true), eq(rushed, true)),
  unverified: eq(verified, false),
};

/** A page of the pupil's games before the nth, or of the newest, with one kind of proof or any; newest first. */
export async function findGamesBefore(
  db: Db,
  userId: number,
  { before, proof }: { before?: number | undefined; proof?: Proof | undefined } = {},
): Promise<StudentHistory> {
  const earlier = before === undefined ? undefined : lt(nth, before);
  const rows = await db
    .select(judged)
    .from(gameHistory)
    .where(and(eq(ownerId, userId), earlier, proof && HAS[proof]))
    .orderBy(desc(nth))
    .limit(STUDENT_HISTORY_PAGE_SIZE);
  return rows.map(toJudged);
}

/** A round that counts as learning: verified and not rushed. */
export interface LearningRound {
  nth: number;
  gameId: string;
  /** When it ended, as far as is known. */
  endedAt: Date;
}

/** The newest `limit` rounds of a user that count as learning and were recorded after `since`, newest first. */
export async function findLearningRounds(
  db: Db,
  userId: number,
  { since, limit }: { since: Date; limit: number },
): Promise<LearningRound[]> {
  const rows = await db
    .select({ nth, gameId, createdAt, playedAt })
    .from(gameHistory)
    .where(and(eq(ownerId, userId), gt(createdAt, since), HAS.verified))
    .orderBy(desc(nth))
    .limit(limit);
  return rows.map(({ createdAt, playedAt, ...row }) => ({
    ...row,
    endedAt: playedAt ?? createdAt,
  }));
}

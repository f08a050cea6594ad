// SQL of the tables checks that pupils have begun and finished (D11).
import { and, asc, desc, eq, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import type { MyData } from '#shared/contract/my-data.ts';
import type { PupilTablesResult, TablesResult } from '#shared/contract/tables-check.ts';
import type { CountdownFactor } from '#games/kit/rules/game.ts';
import { COUNTDOWN_FACTORS } from '#shared/play-settings.ts';
import type { TablesCheckKind } from '#shared/tables-check.ts';
import type { Db } from '../../platform/db/database.ts';
import { nameOrder } from '../../platform/db/name-order.ts';
import { classPupils, tablesChecks, tablesResults, users } from '../../platform/db/schema.ts';
import { takesPart } from './store.ts';

type Row = typeof tablesResults.$inferSelect;

/** Questions in a check. */
export const QUESTIONS = 25;
/** 7 × 8 is stored as 708. */
const TABLE_PLACE = 100;
/** Stored for a question that was left blank, because an array of numbers cannot contain nulls. */
export const BLANK = -1;

/**
 * Locks the user's row, as completions of games do, and returns the counter that the answer contains; null if there is
 * no such user.
 */
export async function lockPupil(tx: Db, userId: number) {
  const [row] = await tx
    .select({ gamesCompleted: users.gamesCompleted })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

interface Begun {
  userId: number;
  checkId: number;
  dealId: string;
  pace: CountdownFactor;
  startedAt: Date;
}

/** Records that a pupil has begun; one that is under way is begun again. */
export async function noteStart(db: Db, begun: Begun): Promise<void> {
  const { dealId, pace, startedAt } = begun;
  await db
    .insert(tablesResults)
    .values(begun)
    .onConflictDoUpdate({
      target: [tablesResults.checkId, tablesResults.userId],
      targetWhere: isNull(tablesResults.finishedAt),
      set: { dealId, pace, startedAt, starts: sql`${tablesResults.starts} + 1` },
    });
}

const isFinishedBy = (userId: number) =>
  and(eq(tablesResults.userId, userId), isNotNull(tablesResults.finishedAt));

/** The result of a finished deal. */
export async function findFinished(
  db: Db,
  userId: number,
  dealId: string,
): Promise<{ score: number; verified: boolean } | null> {
  const [row] = await db
    .select({ score: tablesResults.score, verified: tablesResults.verified })
    .from(tablesResults)
    .where(and(isFinishedBy(userId), eq(tablesResults.dealId, dealId)));
  return row ? { ...row, score: row.score ?? 0 } : null;
}

/** Whether the pupil has finished a check for this opening. */
export async function hasFinished(db: Db, userId: number, checkId: number): Promise<boolean> {
  const rows = await db
    .select({ id: tablesResults.id })
    .from(tablesResults)
    .where(and(isFinishedBy(userId), eq(tablesResults.checkId, checkId)))
    .limit(1);
  return rows.length > 0;
}

/**
 * The moment `at`, or just after the user's newest finished check if that is later: a process that waited for the lock
 * read the clock before the one that held it. The caller holds the lock of the user's row, so that the order of checks
 * is the order in which memory used them.
 */
export async function timeAfterLastCheck(tx: Db, userId: number, at: Date): Promise<Date> {
  const [row] = await tx
    .select({ newest: max(tablesResults.finishedAt) })
    .from(tablesResults)
    .where(eq(tablesResults.userId, userId));
  const newest = row?.newest;
  return newest && newest >= at ? new Date(newest.getTime() + 1) : at;
}

/** The check under way for this deal, or for this opening with another deal. */
export async function findUnderWay(
  db: Db,
  { userId, dealId, checkId }: { userId: number; dealId: string; checkId: number | null },
): Promise<Pick<Row, 'id' | 'checkId' | 'dealId' | 'pace' | 'startedAt'> | null> {
  const isFor = checkId === null ? undefined : eq(tablesResults.checkId, checkId);
  const [row] = await db
    .select({
      id: tablesResults.id,
      checkId: tablesResults.checkId,
      dealId: tablesResults.dealId,
      pace: tablesResults.pace,
      startedAt: tablesResults.startedAt,
    })
    .from(tablesResults)
    .where(
      and(
        eq(tablesResults.userId, userId),
        isNull(tablesResults.finishedAt),
        or(eq(tablesResults.dealId, dealId), isFor),
      ),
    );
  return row ?? null;
}

export type FinishedFields = Omit<typeof tablesResults.$inferInsert, 'id'>;

/** Stores a result, replacing the check under way if there is one. */
export async function keepResult(
  tx: Db,
  underWayId: number | null,
  fields: FinishedFields,
): Promise<void> {
  if (underWayId === null) await tx.insert(tablesResults).values(fields);
  else await tx.update(tablesResults).set(fields).where(eq(tablesResults.id, underWayId));
}

/** The stored form of a fact. */
export function factNumber(table: number, by: number): number {
  return TABLE_PLACE * table + by;
}

/** The results of a check, by pupil's name. The caller's right to see the check must have been checked. */
export async function findResults(
  db: Db,
  check: { id: number; classId: number } & Opening,
): Promise<PupilTablesResult[]> {
  const rows = await db
    .select({
      userId: users.id,
      displayName: users.displayName,
      result: tablesResults,
    })
    .from(classPupils)
    .innerJoin(users, eq(users.id, classPupils.userId))
    .leftJoin(
      tablesResults,
      and(eq(tablesResults.userId, users.id), eq(tablesResults.checkId, check.id)),
    )
    .where(and(eq(classPupils.classId, check.classId), takesPart(db)))
    .orderBy(
      asc(nameOrder(users.displayName)),
      asc(users.id),
      desc(tablesResults.finishedAt),
      desc(tablesResults.id),
    );
  const pupils = new Map<number, PupilTablesResult>();
  for (const { userId, displayName, result } of rows) {
    const pupil = pupils.get(userId) ?? {
      userId,
      displayName,
      isUnderWay: false,
      times: 0,
      result: null,
    };
    const finished = result && resultOf(result, check);
    pupils.set(userId, {
      ...pupil,
      isUnderWay: pupil.isUnderWay || (result !== null && finished === null),
      times: pupil.times + (finished ? 1 : 0),
      // The newest result comes first.
      result: pupil.result ?? finished,
    });
  }
  return [...pupils.values()];
}

/** All checks of a user for the copy of their data, newest first; those that are not finished come before them. */
export async function findResultsOf(db: Db, userId: number): Promise<MyData['tablesChecks']> {
  const rows = await db
    .select({ result: tablesResults, kind: tablesChecks.kind, closedAt: tablesChecks.closedAt })
    .from(tablesResults)
    .leftJoin(tablesChecks, eq(tablesChecks.id, tablesResults.checkId))
    .where(eq(tablesResults.userId, userId))
    .orderBy(desc(tablesResults.finishedAt), desc(tablesResults.id));
  return rows.map(({ result, ...opening }) => copyOf(result, opening));
}

/** Decides whether a result is late; no result is if its class has been deleted. */
interface Opening {
  kind: TablesCheckKind | null;
  closedAt: Date | null;
}

/** Longer than it takes to finish a check that was just begun: three times the time for 28 questions is ten minutes. */
const LATE_MS = 15 * 60_000;

function isLate({ playedAt, finishedAt }: Row, { kind, closedAt }: Opening): boolean {
  const endedAt = playedAt ?? finishedAt;
  if (kind !== 'sitting' || !closedAt || !endedAt) return false;
  return endedAt.getTime() > closedAt.getTime() + LATE_MS;
}

function copyOf(row: Row, opening: Opening): MyData['tablesChecks'][number] {
  const { finishedAt, score, answered, starts, verified, rushed } = row;
  return {
    finishedAt: finishedAt?.toISOString() ?? null,
    score,
    of: QUESTIONS,
    answered,
    pace: COUNTDOWN_FACTORS.find((factor) => factor === row.pace) ?? null,
    starts,
    verified,
    rushed,
    late: isLate(row, opening),
    answers: answersOf(row),
  };
}

/** Null if the check is not finished. */
function resultOf(row: Row, opening: Opening): TablesResult | null {
  const { finishedAt, score, ...more } = copyOf(row, opening);
  return finishedAt === null || score === null ? null : { ...more, finishedAt, score };
}

function answersOf({ facts, given, answers }: Row): TablesResult['answers'] {
  if (!facts || !answers) return [];
  return answers.map(({ right, ms }, nth) => {
    const [fact = 0, typed = BLANK] = [facts[nth], given?.[nth]];
    return {
      table: Math.floor(fact / TABLE_PLACE),
      by: fact % TABLE_PLACE,
      given: typed === BLANK ? null : typed,
      right,
      ms,
    };
  });
}

// SQL for the list of pupils: search, filter, sort and page (spec S2 Admin panel).
import { and, asc, count, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { z } from 'zod';
import type { StudentRow, studentsQuerySchema } from '#shared/contract/admin.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import type { Db } from '../platform/db/database.ts';
import { nameOrder } from '../platform/db/name-order.ts';
import { gameRecords, users } from '../platform/db/schema.ts';
import { usernamesWith } from '../accounts/user/store.ts';
import { meanOf, unverifiedRounds } from './stats-store.ts';

type StudentsQuery = z.output<typeof studentsQuerySchema>;
/** Filter and order, the same for a page, the whole list and the CSV file. */
export type StudentsFilter = Pick<StudentsQuery, 'search' | 'year' | 'sort' | 'order'>;

const name = sql`lower(${users.displayName})`;

const SORT_BY: Record<StudentsQuery['sort'], SQL | typeof users.yearGroup> = {
  name: nameOrder(users.displayName),
  year: users.yearGroup,
  games: sql`${users.gamesCompleted}`,
  score: sql`${users.scoreSum} / nullif(${users.gamesCompleted}, 0)`,
  lastActive: sql`${users.lastPlayedAt}`,
};

/**
 * Pupils in order: all of them, or one page of `pageSize` rows, counted from 1. Missing values (no year, no game) sort
 * lowest.
 */
export async function findStudents(
  db: Db,
  filter: StudentsFilter,
  paging?: { page: number; pageSize: number },
): Promise<StudentRow[]> {
  const by = SORT_BY[filter.sort];
  const lowest = filter.order === 'asc' ? sql`${by} asc nulls first` : sql`${by} desc nulls last`;
  // Nobody is without a name, and the index by name knows nothing of missing ones.
  const order =
    filter.sort === 'name'
      ? [filter.order === 'asc' ? asc(by) : desc(by), asc(users.id)]
      : [lowest, asc(SORT_BY.name), asc(users.id)];
  const ids = db.select({ id: users.id }).from(users).where(matches(filter));
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      displayName: users.displayName,
      avatar: users.avatar,
      yearGroup: users.yearGroup,
      gamesPlayed: users.gamesCompleted,
      avgScore: meanOf(users.scoreSum, users.gamesCompleted),
      rushed: sumOfRecords(db, gameRecords.rushedRounds),
      unverified: sumOfRecords(db, unverifiedRounds),
      lastActive: users.lastPlayedAt,
      isActive: users.isActive,
      isTest: users.isTest,
      paymentState: users.paymentState,
    })
    .from(users)
    .where(
      // The sums are of this page's pupils alone, however many come before it.
      paging
        ? inArray(
            users.id,
            ids
              .orderBy(...order)
              .limit(paging.pageSize)
              .offset((paging.page - 1) * paging.pageSize),
          )
        : matches(filter),
    )
    .orderBy(...order);
  return rows.map(({ yearGroup, lastActive, ...row }) => ({
    ...row,
    yearGroup: YEAR_GROUPS.find((year) => year === yearGroup) ?? null,
    lastActive: lastActive?.toISOString() ?? null,
  }));
}

/** A sum over the records of the pupil's games. */
function sumOfRecords(db: Db, value: SQLWrapper): SQL<number> {
  const sum = db
    .select({ sum: sql`coalesce(sum(${value}), 0)` })
    .from(gameRecords)
    .where(eq(gameRecords.userId, users.id));
  return sql`(${sum})`.mapWith(Number);
}

export async function countStudents(db: Db, filter: StudentsFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(matches(filter));
  return row?.total ?? 0;
}

/** Pupils are the users who are not owners (D1); the search finds any part of the name, regardless of case. */
function matches({ search, year }: StudentsFilter): SQL | undefined {
  const part = search ? usernamesWith(search) : undefined;
  return and(
    eq(users.role, 'pupil'),
    year === undefined ? undefined : eq(users.yearGroup, year),
    part === undefined
      ? undefined
      : sql`(${users.usernameKey} like ${part} or ${name} like ${part})`,
  );
}

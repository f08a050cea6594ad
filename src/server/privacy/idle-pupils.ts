// Lists pupils who have not played for a long time, and deletes them after a period of notice (D10).
import type { IdlePupils } from '#shared/contract/idle-pupils.ts';
import { DAY_MS } from '#shared/dates.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { APPLICATION, type Actor } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import { doubtsClock } from '../platform/believed-clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Config } from '../platform/config.ts';
import { notFound } from '../platform/errors.ts';
import type { Deps } from '../platform/http/deps.ts';
import { monthsBefore, utcDay } from '../platform/utc-day.ts';
import { eraseAccount } from './erase-store.ts';
import { findListed, findOverdue, keep, listIdle, lockIfIdle } from './idle-store.ts';

const idleSince = (config: Config, now: Date) => monthsBefore(now, config.idlePupils.months);

/**
 * Lists pupils who have become idle, and deletes those whose notice has passed. A day of notice counts only if this ran
 * on it, so that everybody is listed for the full notice on a running server before they are deleted.
 */
export async function deleteIdlePupils({ config, database: { db }, now }: Deps): Promise<void> {
  if (await doubtsClock(db)) return;
  const { noticeDays } = config.idlePupils;
  const at = now();
  const since = idleSince(config, at);
  await inTransaction(db, (tx) => listIdle(tx, since, at, utcDay(at)));
  const listedBefore = new Date(at.getTime() - noticeDays * DAY_MS);
  for (const id of await findOverdue(db, { listedBefore, noticeDays })) {
    await inTransaction(db, async (tx) => {
      if (!(await lockIfIdle(tx, id, since))) return;
      const detail = `not played for ${config.idlePupils.months} months`;
      const event = { kind: 'account-deleted', actor: APPLICATION, targetId: id, at } as const;
      await recordEvent(tx, event);
      await recordEvent(tx, {
        kind: 'idle-pupil-deleted',
        actor: APPLICATION,
        targetId: null,
        detail,
        at,
      });
      await eraseAccount(tx, { id, role: 'pupil' });
    });
  }
}

/** The listed pupils, longest listed first, with the days of notice that are left. */
export async function showIdlePupils({ config, database: { db }, now }: Deps): Promise<IdlePupils> {
  const { months, noticeDays } = config.idlePupils;
  const rows = await findListed(db, idleSince(config, now()));
  return {
    rows: rows.map(({ yearGroup, lastPlayedAt, archivedAt, listedAt, daysListed, ...row }) => ({
      ...row,
      yearGroup: YEAR_GROUPS.find((year) => year === yearGroup) ?? null,
      lastPlayed: lastPlayedAt?.toISOString() ?? null,
      isArchived: archivedAt !== null,
      listedAt: listedAt.toISOString(),
      daysLeft: Math.max(0, noticeDays - daysListed),
    })),
    total: rows.length,
    months,
    noticeDays,
  };
}

/** Takes a pupil off the list until they have been idle for another period; 404 if the pupil is not listed. */
export async function keepIdlePupil(
  { database: { db }, now }: Deps,
  actor: Actor,
  userId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = now();
    if (!(await keep(tx, userId, at))) throw notFound();
    await recordEvent(tx, { kind: 'pupil-kept', actor, targetId: userId, at });
  });
}

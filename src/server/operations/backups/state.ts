// The state of the nightly backups, for the owner's checklist and the log.
import type { Setup } from '#shared/contract/setup.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { isBackupLate } from './schedule.ts';
import { findBackupOutcome } from './store.ts';

/** Null if BACKUP_DIR is not set. */
export async function backupState({
  config,
  database,
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>): Promise<Setup['backup']> {
  if (config.backupDir === null) return null;
  const { good, failed } = await findBackupOutcome(database.db);
  const state = () => {
    if (failed) return 'failed';
    if (!good) return 'waiting';
    return isBackupLate(good.at, now(), config.backupHours) ? 'late' : 'good';
  };
  return {
    state: state(),
    lastGoodAt: good?.at.toISOString() ?? null,
    bytes: good?.bytes ?? null,
    problem: failed?.problem ?? null,
  };
}

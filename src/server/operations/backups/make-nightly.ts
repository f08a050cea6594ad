// Backs up the running application to BACKUP_DIR and deletes old backups.
import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#shared/dates.ts';
import { DRAFT, keepArchive } from '../archive/keep-archive.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { APPLICATION } from '../../accounts/audit/event.ts';
import { recordEvent, recordOnce } from '../../accounts/audit/store.ts';
import { DAMAGED, isDamaged } from '../../platform/database-errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { installationSecret } from '../../platform/db/installation-secrets.ts';
import type { Deps } from '../../platform/http/deps.ts';
import { claimHousekeeping } from '../../platform/db/notes-store.ts';
import { openBackupFolder } from './folder.ts';
import { backupName, backupsToDelete, isBackupDue, madeAt } from './schedule.ts';
import { findBackupOutcome, keepBackupOutcome } from './store.ts';

/**
 * Delay before a failed backup is retried. By then the claim of a process that died during a backup has expired; less
 * than an hour, so that hourly ones are in time.
 */
const TRY_AGAIN_MS = 3_000_000;
const BY_ITSELF = { actor: APPLICATION, targetId: null };

/**
 * Makes last night's backup if it is due and no other process is making it. Returns the file's name, or null if there
 * was nothing to do; throws Error with a message if it failed, and records that.
 */
export async function makeNightlyBackup(deps: Deps): Promise<string | null> {
  const { config, database, now } = deps;
  const { db } = database;
  if (config.backupDir === null) return null;
  const { good } = await findBackupOutcome(db);
  if (!isBackupDue(good?.at ?? null, now(), config.backupHours)) return null;
  if (!(await claimHousekeeping(db, now(), TRY_AGAIN_MS, 'backup-begun'))) return null;
  const at = now();
  try {
    await openBackupFolder(config.backupDir, config);
    const installation = await installationMark(db);
    const name = backupName(installation, at);
    const file = join(config.backupDir, name);
    await keepArchive(await writeArchive(db, at), file);
    const { size } = await stat(file);
    await keepBackupOutcome(db, { good: { at, bytes: size, file: name }, failed: null });
    await recordEvent(db, { kind: 'backup-made', ...BY_ITSELF, at });
    const rules = { justMade: name, hours: config.backupHours, now: at };
    await clearAway(config.backupDir, installation, rules);
    return name;
  } catch (error) {
    const problem = problemIn(error);
    // If the database fails, this cannot be stored; the log still has it.
    await keepBackupOutcome(db, { good, failed: { at, problem } }).catch(() => {});
    await recordOnce(db, { kind: 'backup-failed', ...BY_ITSELF, at }, DAY_MS).catch(() => {});
    throw new Error(problem, { cause: error });
  }
}

/** One sentence for the operator. A backup reads every table, so it is often the first to find damage. */
function problemIn(error: unknown): string {
  if (isDamaged(error)) return DAMAGED;
  return error instanceof Error ? error.message : String(error);
}

/** Distinguishes this installation's files in a shared folder, without revealing anything about it. */
async function installationMark(db: Db): Promise<string> {
  const secret = await installationSecret(db, 'backups');
  return createHash('sha256').update(secret).digest('hex').slice(0, 8);
}

/** Deletes old backups and partial files left by a crash; what cannot be deleted is tried again after the next backup. */
async function clearAway(
  folder: string,
  installation: string,
  { justMade, hours, now }: { justMade: string; hours: number; now: Date },
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const isLeftOver = (name: string) => {
    if (!name.endsWith(DRAFT)) return false;
    const begun = madeAt(installation, name.slice(0, -DRAFT.length));
    return begun !== null && now.getTime() - begun.getTime() > DAY_MS;
  };
  const going = [
    ...backupsToDelete(installation, names, justMade, hours),
    ...names.filter(isLeftOver),
  ];
  for (const name of going) await rm(join(folder, name), { force: true }).catch(() => {});
}

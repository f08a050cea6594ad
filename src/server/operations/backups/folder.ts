// The folder in BACKUP_DIR: created for its owner only, and tested before anything relies on it.
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { makeFolder } from '../../platform/make-folder.ts';
import { findBackupOutcome } from './store.ts';

const OWNER_ONLY = 0o700;
const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;

/**
 * Creates the folder if necessary and tests whether it can be written to. Throws Error with a message that names the
 * setting; returns warnings for the operator.
 */
export async function openBackupFolder(
  folder: string,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<string[]> {
  try {
    await makeFolder(folder, OWNER_ONLY);
    const probe = join(folder, `.bright-explorers-${process.pid}`);
    await writeFile(probe, 'x', { mode: 0o600 });
    await rm(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`BACKUP_DIR: no file can be written in ${folder}${reason}.`, { cause: error });
  }
  return [...(await openToOthers(folder)), ...(await onSameDisk(folder, dataDir))];
}

/**
 * Tests the folder at start-up; returns warnings for the operator. A folder that has never worked stops the start with
 * a ConfigError; one that has worked before, perhaps on a drive that is now disconnected, must not keep a school from
 * playing.
 */
export async function checkBackupFolder(config: Config, db: Db): Promise<string[]> {
  if (config.backupDir === null) return [];
  try {
    return await openBackupFolder(config.backupDir, config);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const { good } = await findBackupOutcome(db);
    if (!good) throw new ConfigError(problem, { cause: error });
    return [`NO BACKUPS: ${problem}`];
  }
}

/**
 * The files are for their owner only; an existing folder keeps its permissions, because it may contain other things.
 */
async function openToOthers(folder: string): Promise<string[]> {
  const { mode } = await stat(folder);
  if (process.platform === 'win32' || (mode & OTHERS) === 0) return [];
  const can = (mode & OTHERS_WRITE) === 0 ? 'look into' : 'delete and replace backups in';
  return [
    `BACKUP_DIR: other users of this machine can ${can} ${folder}. To keep them out: chmod 700 ${folder}`,
  ];
}

async function onSameDisk(folder: string, dataDir: string): Promise<string[]> {
  const data = await stat(dataDir).catch(() => null);
  if (data?.dev !== (await stat(folder)).dev) return [];
  return [
    `BACKUP_DIR: ${folder} is on the same disk as the database. If that disk fails, both are lost.`,
  ];
}

// DATA_DIR contains the key, the database and backups: no other user of the machine may replace them.
import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';

const OWNER = 0o700;
/** If root starts the app, the database's own user has to pass through. */
const OWNER_AND_PASSAGE = 0o711;
const OTHERS_WRITE = 0o002;
const GROUP_WRITES = 0o020;
/** A folder such as /tmp, which everybody uses, must not be closed. */
const STICKY = 0o1000;

/**
 * Removes others' permission to write from DATA_DIR and its folder of backups. Throws ConfigError if that fails;
 * returns lines for the operator. A folder that others can only read stays as it is, because its contents are protected
 * themselves.
 */
export async function closeDataDir({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<string[]> {
  // Windows has no such permissions.
  if (databaseUrl !== null || process.platform === 'win32') return [];
  return [...(await close(dataDir)), ...(await close(join(dataDir, 'backups')))];
}

async function close(folder: string): Promise<string[]> {
  const mode = await modeOf(folder);
  if ((mode & (OTHERS_WRITE | GROUP_WRITES)) === 0) return [];
  if ((mode & STICKY) === 0) {
    const kept = process.getuid?.() === 0 ? OWNER_AND_PASSAGE : OWNER;
    await chmod(folder, mode & kept).catch(() => {});
  }
  const left = await modeOf(folder);
  if ((left & OTHERS_WRITE) !== 0) {
    throw new ConfigError(
      `Other users of this machine can write in ${folder}, and could put another key, database or backup there. Please close it to them (chmod 700), or set DATA_DIR to a folder of its own.`,
    );
  }
  return [
    (left & GROUP_WRITES) === 0
      ? `Other users of this machine could write in ${folder}: now only its owner can.`
      : `The group of ${folder} can write there, and could put another key, database or backup there.`,
  ];
}

/** 0 for a folder that does not exist yet, because it will be created for its owner only. */
async function modeOf(folder: string): Promise<number> {
  return stat(folder).then(
    ({ mode }) => mode,
    () => 0,
  );
}

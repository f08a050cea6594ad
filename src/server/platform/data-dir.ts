// DATA_DIR has the key, the database and backups in it: no other user of the machine may put others in their place.
import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';

const OWNER = 0o700;
/** Where root starts the app, the database's own user has to pass through. */
const OWNER_AND_PASSAGE = 0o711;
const OTHERS_WRITE = 0o002;
const GROUP_WRITES = 0o020;
/** Such as /tmp, which everybody needs: not ours to close. */
const STICKY = 0o1000;

/**
 * Closes DATA_DIR and its folder of backups where others could write there. Throws ConfigError if that fails; returns lines
 * for the operator. A folder that others can only look into stays as it is: what is in it is closed itself.
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

/** 0 for a folder that does not exist yet: it will be made for its owner alone. */
async function modeOf(folder: string): Promise<number> {
  return stat(folder).then(
    ({ mode }) => mode,
    () => 0,
  );
}

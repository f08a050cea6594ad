// Makes the nightly backups while the application runs, and logs failures.
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../../platform/http/deps.ts';
import { makeNightlyBackup } from './make-nightly.ts';
import { backupState } from './state.ts';

const LOOK_MS = 60_000;
const REMIND_MS = 3_600_000;
/** How long a stop waits for a running backup; a partial file is deleted the next night. */
const FINISH_MS = 4000;

interface Log {
  info: (line: string) => void;
  error: (line: string) => void;
}

/** Checks every minute whether a backup is due. Returns a function that stops this. */
export function startBackups(deps: Deps, log: Log): () => Promise<void> {
  if (deps.config.backupDir === null) return async () => {};
  let running: Promise<void> | null = null;
  let remindedAt = -Infinity;
  const look = async () => {
    try {
      const name = await makeNightlyBackup(deps);
      if (name !== null) log.info(`Backup made and verified: ${name}`);
      const now = deps.now().getTime();
      const backup = await backupState(deps);
      if (backup?.state !== 'late' || now - remindedAt < REMIND_MS) return;
      remindedAt = now;
      log.error(`NO BACKUP since ${backup.lastGoodAt}: check BACKUP_DIR.`);
    } catch (error) {
      log.error(`BACKUP FAILED: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const begin = () => {
    running ??= look().finally(() => (running = null));
  };
  begin();
  const timer = setInterval(begin, LOOK_MS).unref();
  return async () => {
    clearInterval(timer);
    await Promise.race([running, delay(FINISH_MS, undefined, { ref: false })]);
  };
}

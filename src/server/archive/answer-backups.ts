// The process that has the embedded database makes the backup: nobody else can read the folder while it runs.
import type { Socket } from 'node:net';
import type { Db } from '../db/database.ts';
import { writeArchive } from './write-archive.ts';

/** What a caller says to be sent a backup. */
export const BACKUP_CALL = 'backup\n';
/** What a caller is sent before the archive; anything else is a sentence that says why there is none. */
export const BACKUP_COMES = 'archive\n';
/** Other processes ring only to see whether somebody is there. */
const SILENCE_MS = 5000;

/** Answers those who call the owner of the folder: with an archive of this moment, or with why there is none. */
export function answerBackups(db: Db): (caller: Socket) => void {
  return (caller) => {
    caller.setTimeout(SILENCE_MS, () => caller.destroy());
    caller.once('data', (call) => {
      caller.setTimeout(0);
      if (call.toString() === BACKUP_CALL) void send(db, caller);
      else caller.destroy();
    });
  };
}

async function send(db: Db, caller: Socket): Promise<void> {
  try {
    const pieces = await writeArchive(db, new Date());
    caller.end(Buffer.concat([Buffer.from(BACKUP_COMES), ...pieces]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    caller.end(`The app could not make the backup: ${reason}`);
  }
}

// Why a folder's database cannot be opened, as messages for the operator.
import { statfs } from 'node:fs/promises';
import { DatabaseError } from '../../database-errors.ts';

/** Size of one file of the write-ahead log, in bytes; the server ends if there is no space for the next one. */
const LOG_FILE_BYTES = 16 * 1024 * 1024;

/** As Node, PostgreSQL and `initdb` report them; a quota counts as a full disk. */
const FULL =
  /ENOSPC|No space left on device|EDQUOT|Disk quota exceeded|wrote only \d+ of \d+ bytes/;
const READ_ONLY = /EROFS|Read-only file system/;
const FORBIDDEN = /EACCES|EPERM|Permission denied|Operation not permitted/;

/** As PostgreSQL reports an earlier server, or processes of a killed one, on the same data. */
export const STILL_USED = /shared memory block|lock file/;

const REASONS: ReadonlyArray<readonly [RegExp, string]> = [
  [FULL, 'the disk is full. Please free some space.'],
  [
    READ_ONLY,
    'its disk is read-only. Please mount it for writing, or set DATA_DIR to another folder.',
  ],
  [
    FORBIDDEN,
    'the user that starts the app may not write there. Please make that user the owner (chown) and let it write (chmod 700), or set DATA_DIR to another folder.',
  ],
  // The last, because what is wrong with a disk can be wrong with a lock file.
  [
    STILL_USED,
    'an earlier server of it is still running. Please wait a minute and start again, or restart the machine.',
  ],
];

/** The message about missing or damaged files. */
export function damaged(folder: string, cause?: unknown): DatabaseError {
  return new DatabaseError(
    `The embedded database in ${folder} is damaged: files are missing or corrupted. Please restore a backup (docs/operating.md).`,
    { cause },
  );
}

/** The message if the folder cannot be used, with the reason. */
export function cannotUse(folder: string, error: unknown): DatabaseError {
  const said = textOf(error);
  const lines = said.trim().split('\n');
  const cause = new Error(lines.find((line) => /error:|FATAL|ENOSPC/.test(line)) ?? lines.at(-1));
  const reason = reasonIn(said);
  const sentence = `The embedded database in ${folder} cannot be opened`;
  return new DatabaseError(reason === null ? `${sentence}.` : `${sentence}: ${reason}`, { cause });
}

/** Whether a failed step is due to the folder or its disk rather than to what was stored there. */
export function hasKnownReason(error: unknown): boolean {
  return reasonIn(textOf(error)) !== null;
}

/** Whether the disk refuses everybody, so that no other user could write there either. */
export function isDiskUnusable(error: unknown): boolean {
  const said = textOf(error);
  return FULL.test(said) || READ_ONLY.test(said);
}

/** Why a connection broke: a server without space for its log ends without telling its clients. */
export async function cannotConnect(folder: string, home: string, error: unknown) {
  const { bavail, bsize } = await statfs(home);
  const isFull = bavail * bsize < LOG_FILE_BYTES;
  return cannotUse(folder, isFull ? 'No space left on device for the database’s log' : error);
}

function reasonIn(said: string): string | null {
  return REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

function textOf(error: unknown): string {
  return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
}

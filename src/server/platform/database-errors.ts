// Recognises database errors by SQLSTATE, never by class, so that it works with every driver.

/** The database cannot be opened; the message is one sentence for the operator. */
export class DatabaseError extends Error {}

/** Another application is using the embedded database's folder. */
export class FolderInUse extends DatabaseError {}

/** SQLSTATE of a database error, anywhere in its chain of causes; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    return error.code;
  }
  return sqlState(error.cause);
}

/** Another row has an equivalent value, which no unique key can express. */
export class DuplicateError extends Error {}

/** Another row already has this value (PostgreSQL error 23505), or an equivalent one. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof DuplicateError || sqlState(error) === '23505';
}

/** Data or an index is corrupted (XX001, XX002), a file is missing (58P01) or cannot be read (58030). */
const DAMAGE_STATES = new Set(['XX001', 'XX002', '58P01', '58030']);

/** The message for the operator. */
export const DAMAGED = 'The database is damaged. Please restore a backup (docs/operating.md).';

/** Whether the error means that data on the disk is damaged, so that only a backup helps. */
export function isDamaged(error: unknown): boolean {
  return DAMAGE_STATES.has(sqlState(error) ?? '');
}

/**
 * SQLSTATEs of a database that is unreachable, starting, stopping, out of connections or read-only, such as a standby,
 * or that cancelled a query (PostgreSQL, Appendix A).
 */
const AWAY = /^(08|53|57P|57014|25006)/;
/** Node's error codes of failed connections. */
const NO_CONNECTION = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** Messages of node-postgres without a code. */
const NO_ANSWER =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|is not queryable/;

/** Whether the error means that the database cannot be reached at the moment. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (AWAY.test(sqlState(error) ?? '')) return true;
  if ('code' in error && typeof error.code === 'string' && NO_CONNECTION.test(error.code)) {
    return true;
  }
  if ('syscall' in error && error.syscall === 'connect') return true;
  return NO_ANSWER.test(error.message) || isUnreachable(error.cause);
}

/**
 * Whether the server undid the whole transaction for a reason that a repeat does not have: a conflict with another one
 * (40001, 40P01), or a connection that it, or the network, closed.
 */
export function wasUndone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (/^(40001|40P01|57P01|57P02|08)/.test(sqlState(error) ?? '')) return true;
  if ('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')) return true;
  return error.message.startsWith('Connection terminated') || wasUndone(error.cause);
}

/** What the server or the driver said, without the query and its values, which an outer error may have. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

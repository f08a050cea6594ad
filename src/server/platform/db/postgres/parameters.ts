// The parameters of the embedded PostgreSQL: durability, and little memory.

/** Connections for every process of the application and some for commands. */
export const CONNECTIONS_MAX = 200;

/** Answered requests are on disk, complete, and damage is detected (D13). */
export const DURABLE = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
} as const;

const PERISHABLE: Record<keyof typeof DURABLE, string> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
};

const FIXED: Readonly<Record<string, string>> = {
  max_connections: String(CONNECTIONS_MAX),
  // The operating system caches the files as well.
  shared_buffers: '64MB',
  // Each of these would add at least one process that a school does not need.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Maximum size of the write-ahead log between two checkpoints.
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log is for the operator: starts, stops and their reasons; no statements, no values.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_lock_waits: 'off',
  unix_socket_permissions: '0700',
};

/** Arguments for the server. */
export function settingsFor({
  settings = {},
  isPerishable = false,
}: {
  settings?: Readonly<Record<string, string>>;
  isPerishable?: boolean;
}): string[] {
  return parametersOf({ ...FIXED, ...(isPerishable ? PERISHABLE : DURABLE), ...settings });
}

/** Parameters as arguments. */
export function parametersOf(parameters: Readonly<Record<string, string>>): string[] {
  return Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

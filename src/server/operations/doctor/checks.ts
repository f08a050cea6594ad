// What usually goes wrong in an installation: one list for `npm run doctor`, the start and the owners' System page. A
// sentence says what is wrong and what to do, and names no person.
import { X509Certificate } from 'node:crypto';
import { access, constants, stat } from 'node:fs/promises';
import { createServer, isIP } from 'node:net';
import { backupState } from '../backups/state.ts';
import { openBackupFolder } from '../backups/folder.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { expiryWarning, readCertificate } from '../../platform/tls/certificate.ts';
import { plainHttpNotice } from '../../platform/tls/notice.ts';
import { readClocks, readServerSettings } from './store.ts';

/** What is known of the machine beyond the settings. */
export interface Machine {
  /** Names that look like settings and are none, each in a sentence. */
  strangeSettings: readonly string[];
  /** Bytes free where this folder is. */
  freeBytes: (folder: string) => Promise<number>;
  memoryBytes: number;
  /** Settings in a file, which only its owner should read; null for none. */
  envFile: string | null;
  /** Whether this application answers on its port already. */
  isRunning: boolean;
}

/** What is examined. */
export interface Examined {
  config: Config;
  database: Database;
  now: () => Date;
  machine: Machine;
}

interface Check {
  /** Begins its lines. */
  name: string;
  /** Whether the start says it as well: it says some things in its own way, and cannot judge its own port. */
  atStart?: true;
  find: (examined: Examined) => Promise<string[]>;
}

const GB = 1_000_000_000;
const FREE_BYTES_MIN = GB;
/** Measured with a class at play (docs/scale.md). */
const PROCESS_BYTES = 120_000_000;
const DATABASE_BYTES = 250_000_000;
const CLOCK_MS = 60_000;
const OTHERS_WRITE = 0o022;
const OTHERS_READ = 0o044;
/** Connections that PostgreSQL keeps for itself, and one for a command. */
const RESERVED = 4;

export const CHECKS: readonly Check[] = [
  { name: 'settings', find: async ({ machine }) => [...machine.strangeSettings] },
  { name: 'disk', atStart: true, find: findDisk },
  { name: 'fsync', find: findDurability },
  { name: 'clock', atStart: true, find: findClock },
  { name: 'memory', atStart: true, find: findMemory },
  { name: 'port', find: findPort },
  { name: 'rights', find: findRights },
  { name: 'https', find: findHttps },
  { name: 'proxy', atStart: true, find: findProxy },
  { name: 'backups', find: findBackups },
  { name: 'database', atStart: true, find: findDatabaseSettings },
];

async function findDisk({ config: { dataDir, backupDir }, machine }: Examined): Promise<string[]> {
  const lines: string[] = [];
  const folders = { DATA_DIR: dataDir, ...(backupDir !== null && { BACKUP_DIR: backupDir }) };
  for (const [name, folder] of Object.entries(folders)) {
    const free = await machine.freeBytes(folder).catch(() => Infinity);
    if (free >= FREE_BYTES_MIN) continue;
    lines.push(
      `Only ${(free / GB).toFixed(1)} GB are free on the disk of ${name}. Make room: when it is full, nothing can be saved.`,
    );
  }
  return lines;
}

async function findDurability({ database }: Examined): Promise<string[]> {
  const { fsync, full_page_writes, synchronous_commit } = await database.durability();
  const off = Object.entries({ fsync, full_page_writes, synchronous_commit })
    .filter(([, isOn]) => !isOn)
    .map(([name]) => name);
  return off.map(
    (name) =>
      `${name} is off in PostgreSQL, so a power cut can lose what was answered, or the whole database. Switch it on in postgresql.conf.`,
  );
}

async function findClock({ database: { db }, now }: Examined): Promise<string[]> {
  const row = await readClocks(db);
  const here = now().getTime();
  if (row && Math.abs(row.there - here) > CLOCK_MS) {
    return [
      'The clocks of this machine and of the database differ by more than a minute. Let both set themselves by the network (timedatectl set-ntp true).',
    ];
  }
  if (row?.newest && row.newest - here > CLOCK_MS) {
    return [
      'The clock of this machine is behind what was saved before. Set it: log-ins, set work and backups go by it.',
    ];
  }
  return [];
}

async function findMemory({ config, machine: { memoryBytes } }: Examined): Promise<string[]> {
  const needed =
    config.workers * PROCESS_BYTES + (config.databaseUrl === null ? DATABASE_BYTES : 0);
  if (memoryBytes >= needed * 1.5) return [];
  return [
    `${config.workers} processes need about ${(needed / GB).toFixed(1)} GB, and there are ${(memoryBytes / GB).toFixed(1)} GB of memory. Use fewer (WORKERS) or more memory.`,
  ];
}

async function findPort({ config: { port, host }, machine: { isRunning } }: Examined) {
  if (isRunning) return [];
  const server = createServer();
  const code = await new Promise<unknown>((resolve) => {
    server.once('error', (error) => resolve('code' in error ? error.code : 'unknown'));
    server.listen(port, host, () => resolve(null));
  });
  await new Promise((resolve) => server.close(resolve));
  if (code === null) return [];
  if (code === 'EADDRINUSE') {
    return [
      `Another program has port ${port}. Stop it, or set PORT to another number (find it with: ss -ltnp).`,
    ];
  }
  if (code === 'EACCES') {
    return [`This user may not listen on port ${port}. Set PORT to 1024 or more.`];
  }
  return [`HOST ${host} is not an address of this machine.`];
}

async function findRights({ config: { dataDir }, machine: { envFile } }: Examined) {
  const lines: string[] = [];
  const mayWrite = await access(dataDir, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!mayWrite) lines.push('This user cannot write in DATA_DIR. Give it to the user: chown -R.');
  if (process.platform === 'win32') return lines;
  const isOpen = async (path: string, mode: number) => ((await stat(path)).mode & mode) !== 0;
  if (mayWrite && (await isOpen(dataDir, OTHERS_WRITE))) {
    lines.push('Other users of this machine can write in DATA_DIR. Close it: chmod 700.');
  }
  if (envFile !== null && (await isOpen(envFile, OTHERS_READ))) {
    lines.push(
      'Other users of this machine can read .env, which has secrets. Close it: chmod 600.',
    );
  }
  return lines;
}

async function findHttps({ config, now }: Examined): Promise<string[]> {
  const { tls, origin } = config;
  if (tls === null) {
    const [first, ...more] = plainHttpNotice(config);
    return first === undefined ? [] : [[first, ...more].join(' ')];
  }
  try {
    const certificate = await readCertificate(tls, now());
    // An IPv6 address is in brackets there.
    const host = origin === null ? null : new URL(origin).hostname.replace(/^\[|\]$/g, '');
    const names = new X509Certificate(certificate.cert);
    const isFor = host === null || (isIP(host) ? names.checkIP(host) : names.checkHost(host));
    const soon = expiryWarning(certificate, now());
    return [
      ...(soon === null ? [] : [soon]),
      ...(isFor
        ? []
        : [`The certificate is not for ${host}, the host of APP_ORIGIN. Get one for that name.`]),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function findProxy({ config: { origin, tls, proxies } }: Examined): Promise<string[]> {
  if (!origin?.startsWith('https:') || tls !== null || proxies > 0) return [];
  return [
    'APP_ORIGIN begins with https:// and this server has no certificate, so a proxy is in front of it. Set TRUST_PROXY to the number of proxies (mostly 1): otherwise all devices count as one.',
  ];
}

async function findBackups(examined: Examined): Promise<string[]> {
  const { backupDir } = examined.config;
  const state = await backupState(examined);
  if (backupDir === null || state === null) {
    return ['No backups are made. Set BACKUP_DIR to a folder on another disk.'];
  }
  const folder = await openBackupFolder(backupDir, examined.config).catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  const late = `The newest backup is of ${state.lastGoodAt}. Look for BACKUP FAILED in the log.`;
  const failed = `The last backup failed: ${state.problem}`;
  const lines: Partial<Record<typeof state.state, string>> = { late, failed };
  const line = lines[state.state];
  // Some name the setting, which is read again in the place of its folder.
  return [...folder, ...(line === undefined ? [] : [line])].map((text) =>
    text.replace('BACKUP_DIR: ', ''),
  );
}

async function findDatabaseSettings({ config, database }: Examined): Promise<string[]> {
  if (database.kind === 'embedded') return [];
  const row = await readServerSettings(database.db);
  const own = config.workers * config.connections;
  const lines: string[] = [];
  if (row && own > row.most - RESERVED) {
    lines.push(
      `This app may open ${own} connections (WORKERS times DATABASE_CONNECTIONS) and PostgreSQL allows ${row.most}. Raise max_connections, or lower DATABASE_CONNECTIONS.`,
    );
  }
  if (row && row.encoding !== 'UTF8') {
    lines.push(`The database stores text as ${row.encoding}. Create it with encoding 'UTF8'.`);
  }
  if (row?.interval === '0') {
    lines.push(
      "PostgreSQL does not notice when this app gives up a query. Run: alter role <its user> set client_connection_check_interval = '2s'.",
    );
  }
  if (config.secretKey === null) {
    lines.push(
      'SECRET_KEY is not set, so there is no two-step log-in. Make one: openssl rand -hex 32.',
    );
  }
  return lines;
}

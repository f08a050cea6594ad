// PgBouncer in transaction mode in front of a database, if the machine has one.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing/postgres-server.ts';

const POOL_SIZE = 10;
const START_MS = 5000;

/** A running PgBouncer by its URL; null if the program is not installed. */
export async function startPgBouncer(
  url: string,
): Promise<{ url: string; stop: () => Promise<void> } | null> {
  if (spawnSync('pgbouncer', ['--version']).status !== 0) return null;
  const { hostname, port, username, password, pathname } = new URL(url);
  const database = pathname.slice(1);
  const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-bouncer-'));
  // Started by root it runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const listenPort = await freePort();
  const settings = [
    '[databases]',
    `${database} = host=${hostname} port=${port} dbname=${database} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${POOL_SIZE}`,
    'max_client_conn = 200',
  ];
  await writeFile(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
  const asOther = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', ['-q', ...asOther, join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
  });
  await untilListening(listenPort);
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${listenPort}/${database}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  const endAt = performance.now() + START_MS;
  while (performance.now() < endAt) {
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PgBouncer did not start.');
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

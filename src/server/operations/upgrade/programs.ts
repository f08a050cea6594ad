// Programs of a release, run before it is in use.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../platform/free-port.ts';
import { answers } from '../../platform/http/answers.ts';
import { UpgradeError } from './genuine.ts';

/** A migration of a large school takes minutes. */
const PATIENCE_MS = 20 * 60_000;
const LOOK_MS = 200;
/** Of what a program said, that much is told. */
const LAST_LINES = 3;

/** Started for a look: on this machine alone, without backups, metrics and redirects. */
const PRIVATELY = {
  HOST: '127.0.0.1',
  BACKUP_DIR: '',
  METRICS_PORT: '',
  REDIRECT_PORT: '',
  TLS_CERT: '',
  TLS_KEY: '',
  WORKERS: '1',
  LOG_LEVEL: 'error',
};
/** It ends when this process does, however that ends, or by itself. */
const END_WITH_US =
  "data:text/javascript,process.once('disconnect',()=>process.kill(process.pid,'SIGTERM'));process.channel.unref()";

function start(folder: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', END_WITH_US, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  }
  return { child, ended: once(child, 'close'), lines: () => said.trim().split('\n') };
}

/** Restores a backup with the release in `folder`, which brings it up to its own tables; returns what it said. */
export async function restoreWith(
  folder: string,
  backup: string,
  dataDir: string,
): Promise<string[]> {
  const args = [join('dist', 'server', 'archive-cli.js'), 'restore', backup, '--replace'];
  const { child, ended, lines } = start(folder, args, { DATA_DIR: dataDir });
  await ended;
  if (child.exitCode === 0) return lines();
  throw new UpgradeError(lines().slice(-LAST_LINES).join(' '));
}

/** Starts the release in `folder` on a port of its own, waits until it is ready, and stops it; throws UpgradeError with what it said. */
export async function expectReady(folder: string, dataDir: string): Promise<void> {
  const port = await freePort();
  const env = { ...PRIVATELY, DATA_DIR: dataDir, PORT: String(port) };
  const { child, ended, lines } = start(folder, [join('dist', 'server', 'main.js')], env);
  const isReady = async () =>
    (await Promise.all([false, true].map((tls) => answers({ port, tls }, '/readyz')))).includes(
      true,
    );
  for (const giveUpAt = Date.now() + PATIENCE_MS; child.exitCode === null; await delay(LOOK_MS)) {
    if (Date.now() > giveUpAt || child.signalCode !== null) break;
    if (!(await isReady())) continue;
    child.kill('SIGTERM');
    await ended;
    return;
  }
  child.kill('SIGKILL');
  await ended;
  throw new UpgradeError(
    `The new version did not start: ${lines().slice(-LAST_LINES).join(' ') || 'it said nothing'}`,
  );
}

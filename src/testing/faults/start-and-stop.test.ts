// Starting and stopping the server: anything that prevents a start is reported in one message, and a stop finishes
// running requests.
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findPostgres } from '#server/platform/db/postgres/server.ts';
import { PUPIL_PASSWORD, PUPILS } from './people.ts';
import { schoolFolder, startInVain, startServer } from './real-server.ts';

/** Checks that it ended by itself with 1 after one message, the last line of its output. */
async function expectRefusal(env: Record<string, string>, sentence: string): Promise<void> {
  const { code, output } = await startInVain({ env });
  expect(output.trim().split('\n').at(-1)).toContain(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

// Of a wrong setting, see `https.test.ts`; of an address that cannot be used, `run.test.ts` and, with workers, `workers.test.ts`.
describe('a start', () => {
  it('a start beside a running server is refused for its folder, a backup of which can be made, and succeeds after that server was killed', async () => {
    const DATA_DIR = await schoolFolder();
    const first = await startServer({ env: { DATA_DIR } });
    await expectRefusal({ DATA_DIR }, 'Another process is using the embedded database in ');
    const backup = await startInVain({
      env: { DATA_DIR },
      command: [process.execPath, join('dist', 'server', 'archive-cli.js'), 'backup'],
    });
    expect(backup).toMatchObject({ code: 0 });
    expect(backup.output).toContain('The backup is in ');
    expect(await (await fetch(`${first.origin}/readyz`)).json()).toEqual({ status: 'ok' });
    await first.end('SIGKILL');
    const left = await readdir(join(DATA_DIR, 'database'));
    expect(left.filter((name) => name.startsWith('in-use-'))).toHaveLength(1);
    const second = await startServer({ env: { DATA_DIR } });
    // By Ctrl+C right after the ready line: a clean stop as well.
    expect(await second.end('SIGINT')).toMatchObject({ code: 0, signal: null });
  });
});

// Of one that has lost all of them, see `postgres/server.test.ts`; of a restore, `archive.test.ts`.
it('a folder that has lost files is never initialised again: the start says to restore a backup and leaves no server behind', async () => {
  const DATA_DIR = await schoolFolder();
  const log = join(DATA_DIR, 'database', 'cluster', 'data', 'pg_wal');
  for (const name of await readdir(log)) if (name.startsWith('0')) await rm(join(log, name));
  await expectRefusal({ DATA_DIR }, 'restore a backup (docs/operating.md)');
  expect(await findPostgres(join(DATA_DIR, 'database'))).toBeNull();
});

describe('a stop', () => {
  it('a stop of `npm start` answers running requests, accepts no new ones, and ends npm, the start script and the server with 0', async () => {
    const DATA_DIR = await schoolFolder();
    const server = await startServer({ env: { DATA_DIR }, command: ['npm', 'start', '--silent'] });
    const tree = await descendantsOf(server.pid);
    expect(tree.length).toBeGreaterThan(0);
    const running = PUPILS.map((name) => slowLogIn(server.origin, name));
    await Promise.all(running.map(({ begun }) => begun));
    const ended = server.end('SIGTERM');
    await vi.waitFor(
      () => expect(fetch(`${server.origin}/healthz`)).rejects.toThrow('fetch failed'),
      60_000,
    );
    for (const { end } of running) end();
    for (const { answer } of running) expect(await answer).toMatch(/^HTTP\/1\.1 200 /m);
    expect(await ended).toMatchObject({ code: 0, signal: null });
    expect((await Promise.all(tree.map(isAlive))).filter(Boolean)).toEqual([]);
  });
});

/** A log-in whose body comes on demand; it has begun when the server asks for that. */
function slowLogIn(origin: string, username: string) {
  const { hostname, port } = new URL(origin);
  const body = JSON.stringify({ username, password: PUPIL_PASSWORD });
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /api/login HTTP/1.1',
    `host: ${hostname}:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'expect: 100-continue',
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const begun = once(socket, 'data');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  const answer = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(heard));
    socket.once('error', (error) => resolve(String(error)));
  });
  return { begun, end: () => void socket.write(body), answer };
}

/** Descendants of this process; without /proc only the process itself is visible. */
async function descendantsOf(pid: number): Promise<number[]> {
  try {
    const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const children = list.split(' ').filter(Boolean).map(Number);
    const below = await Promise.all(children.map(descendantsOf));
    return [...children, ...below.flat()];
  } catch {
    return [pid];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

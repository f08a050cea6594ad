// A stop finishes running requests.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { PUPIL_PASSWORD, PUPILS } from './people.ts';
import { schoolFolder, startServer } from './real-server.ts';

// Of a folder in use, see `open-embedded.test.ts`; of a start after a kill, and of Ctrl+C, `kill.test.ts`; of a wrong setting,
// `https.test.ts`; of an address that cannot be used, `run.test.ts` and, with workers, `workers.test.ts`.
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

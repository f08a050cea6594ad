// Nothing that a running server writes outside its tables names a pupil, whatever goes wrong, so an erasure need not
// search logs.
import { readdir, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Pupil } from './browser.ts';
import { ADMIN } from './people.ts';
import { schoolFolder, startServer } from './real-server.ts';

/** Part of every name, password, comment, message and address of the child, and of nothing else. */
const TRACE = /quixotina|zebedee/i;
const PASSWORD = 'my zebedee 77';

/** All files of the folder except the database's own, and the segments of PostgreSQL's log wherever they are. */
async function findFilesBesideTables(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files: string[] = [];
  for (const name of names) {
    if (/cluster\/data\/(?!log\/)/.test(name)) continue;
    if ((await stat(join(folder, name))).isFile()) files.push(name);
  }
  return files;
}

/** Runs a statement as the role that owns everything. */
async function asOwner(DATA_DIR: string, statement: string): Promise<void> {
  const client = new pg.Client({
    host: join(DATA_DIR, 'database', 'cluster'),
    user: 'postgres',
    database: 'bright_explorers',
    password: await readFile(join(DATA_DIR, 'database', 'password'), 'utf8'),
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Sends bytes that are not a complete request, and waits until the connection is closed. */
async function sendRaw(origin: string, text: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.once('error', () => resolve());
  });
  socket.resume().write(text);
  await closed;
}

const rating = { gameId: 'word-search', rating: 5, comment: 'Zebedee liked it' };
const message = {
  user_id: 'embedded',
  service_id: 'embedded',
  template_id: 'embedded',
  template_params: { from_name: 'Quixotina', from_email: '', message: 'Zebedee says hi' },
};

it('no line of the application’s or PostgreSQL’s logs names an erased pupil', async () => {
  const DATA_DIR = await schoolFolder();
  const server = await startServer({
    env: { DATA_DIR, LOG_LEVEL: 'trace', REGISTRATION_FEE_PENCE: '0' },
  });
  const browser = (username: string) => {
    const pupil = new Pupil(username);
    pupil.origin = server.origin;
    return pupil;
  };
  const answers: number[] = [];
  const call = async (from: Pupil, path: string, body?: unknown, method?: 'PATCH' | 'DELETE') => {
    const { status, body: answer } = await from.call(path, body, method);
    answers.push(status);
    return { status, answer };
  };

  const child = browser('Quixotina');
  const account = { username: 'Quixotina', password: PASSWORD, displayName: 'Quixotina Z.' };
  const { answer } = await call(child, '/api/register', account);
  const { id } = z.object({ id: z.int() }).parse(answer);
  expect(await child.finish()).toBe(true);
  await call(child, '/api/game/feedback', rating);
  await call(child, '/api/v1.0/email/send', message);

  // Every kind of wrong input: 400, 401, 404, 409, 413, 415, 429.
  const stranger = browser('stranger');
  for (let nth = 0; nth < 12; nth++) {
    await call(stranger, '/api/login', { username: 'Quixotina', password: `zebedee ${nth}` });
  }
  await call(stranger, '/api/register', account);
  await call(stranger, '/api/register', { ...account, username: 'Quixotina<>' });
  await call(stranger, '/api/register-pre-payment', account);
  await call(child, '/api/game/feedback', { ...rating, comment: '\0Zebedee' });
  await call(child, '/api/game/feedback', { ...rating, gameId: 'Quixotina' });
  await call(child, '/api/games/Quixotina');
  await call(child, '/api/Quixotina?of=Zebedee');
  await call(child, '/api/game/feedback', { ...rating, comment: 'Zebedee '.repeat(10_000) });
  for (const [type, body] of [
    ['application/json', '{"username": Quixotina'],
    ['text/zebedee', 'Quixotina'],
  ] as const) {
    const headers = { 'content-type': type, 'x-request-id': 'Zebedee', referer: '/Quixotina' };
    const path = `${server.origin}/api/login`;
    answers.push((await fetch(path, { method: 'POST', headers, body })).status);
  }
  await sendRaw(server.origin, 'Quixotina of Zebedee\r\n\r\n');
  await sendRaw(
    server.origin,
    'GET /%E0%A4%A HTTP/1.1\r\nhost: quixotina\r\nconnection: close\r\n\r\n',
  );

  // A table with an unexpected structure: every call gets 500.
  await asOwner(DATA_DIR, 'alter table feedbacks rename column comment to remark');
  await call(child, '/api/game/feedback', rating);
  await asOwner(DATA_DIR, 'alter table feedbacks rename column remark to comment');
  await asOwner(
    DATA_DIR,
    `alter table users add constraint no_zs check (display_name <> 'Zebedee Z') not valid`,
  );
  await call(stranger, '/api/register', {
    ...account,
    username: 'Zebedee',
    displayName: 'Zebedee Z',
  });

  const owner = browser(ADMIN.username);
  await call(owner, '/api/login', ADMIN);
  const student = `/api/admin/student/${id}`;
  const patched = { username: 'Zebedee', displayName: 'Zebedee' };
  expect((await call(owner, student, patched, 'PATCH')).status).toBe(200);
  await call(owner, student, { username: 'Zebedee\u202e' }, 'PATCH');
  await call(owner, '/api/admin/students?search=Zebedee&page=quixotina');
  expect((await call(owner, student, { username: 'Quixotina' }, 'DELETE')).status).toBe(400);
  expect((await call(owner, student, { username: 'Zebedee' }, 'DELETE')).status).toBe(204);
  await call(child, '/api/user');

  expect([...new Set(answers)].toSorted()).toEqual([
    200, 201, 204, 400, 401, 404, 409, 413, 415, 429, 500,
  ]);
  const output = (await server.end('SIGTERM')).output;
  expect(output).toContain('request failed');
  expect(output).not.toMatch(TRACE);
  const files = await findFilesBesideTables(DATA_DIR);
  expect(files).toContain('database/log');
  const texts = await Promise.all(files.map((file) => readFile(join(DATA_DIR, file), 'utf8')));
  expect(files.filter((_, index) => TRACE.test(texts[index] ?? ''))).toEqual([]);
});

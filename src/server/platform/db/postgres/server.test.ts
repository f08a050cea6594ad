import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  appendFile,
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest';
import { isServerOf, readPidFile } from './pid-file.ts';
import {
  findPostgres,
  startPostgres,
  trimLog,
  type PostgresServer,
  type StartOptions,
} from './server.ts';
import { deleteDatabase, homeOf } from './site.ts';
import { copyFolder } from '#testing/copy-folder.ts';
import { TEMPLATE } from '#testing/postgres-server.ts';

const isRoot = process.getuid?.() === 0;

/** A database that is there already: creating one takes seconds. */
const layOut = (at = folder) => copyFolder(inject('emptySchoolFolder'), at);
/** Its database, which has tables. */
const LAID_OUT = TEMPLATE;

let place = '';
let folder = '';
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'bright-explorers-postgres-'));
  folder = join(place, 'database');
});
/** Servers that the test has started; they are stopped before their folder is deleted. */
let started: PostgresServer[] = [];
afterEach(async () => {
  await Promise.all(started.map((server) => server.stop()));
  started = [];
  await rm(place, { recursive: true, force: true });
});

async function start(options: StartOptions = {}, at = folder) {
  const server = await startPostgres(at, { isPerishable: true, ...options });
  started.push(server);
  return server;
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const userOf = async (pid: number) =>
  Number(/^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);

describe('the server of a folder', () => {
  it('a server is reused while it runs, whoever started it, and a killed one restarts with its data, even if its process id is in use', async () => {
    layOut();
    const first = await start({ isPerishable: false });
    await ask(first.url('postgres'), 'create table kept as select 7 as n');
    const same = await start();
    expect(same.pid).toBe(first.pid);
    expect(await ask(same.url('postgres'), 'select n from kept')).toBe(7);
    process.kill(first.pid, 'SIGKILL');
    await first.ended;
    // Not this process: PostgreSQL knows the one that has started it.
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    onTestFinished(() => void other.kill());
    const home = await homeOf(folder);
    const data = join(home, 'data');
    for (const file of [join(data, 'postmaster.pid'), join(home, '.s.PGSQL.5432.lock')]) {
      await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(other.pid)));
    }
    expect((await readPidFile(data))?.pid).toBe(other.pid);
    const second = await start();
    expect(await ask(second.url('postgres'), 'select n from kept')).toBe(7);
    expect(await isServerOf(data, first.pid)).toBe(false);
    await second.stop();
    expect(await findPostgres(folder)).toBeNull();
  });

  it('a server listens on a port of this machine if the path is too long for a socket', async () => {
    const long = join(place, 'x'.repeat(100));
    layOut(long);
    const server = await start({}, long);
    expect(await ask(server.url('postgres'), 'show listen_addresses')).toBe('127.0.0.1');
    const again = await start({}, long);
    expect(again.url('postgres')).toBe(server.url('postgres'));
  });
});

describe('a running server', () => {
  let own = '';
  let server: PostgresServer;
  beforeAll(async () => {
    own = join(await mkdtemp(join(tmpdir(), 'bright-explorers-postgres-')), 'database');
    await mkdir(join(own, 'cluster', 'draft-1'), { recursive: true });
    await writeFile(join(own, 'password.new'), 'half');
    await chmod(own, 0o755);
    server = await startPostgres(own, { isPerishable: true });
  });
  afterAll(async () => {
    await server.stop();
    await rm(dirname(own), { recursive: true, force: true });
  });

  it('a server is created, and an interrupted creation is repeated', async () => {
    expect(await ask(server.url('postgres'), 'select 1')).toBe(1);
    expect(await readdir(join(own, 'cluster'))).not.toContain('draft-1');
  });

  it('nobody else has access: the server’s folder is closed and it asks for a password', async () => {
    expect((await stat(own)).mode & 0o777).toBe(0o700);
    expect((await stat(join(own, 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(own, 'log'))).mode & 0o777).toBe(0o600);
    const guess = server.url('postgres').replace(/:[^:@]+@/, ':guess@');
    await expect(ask(guess, 'select 1')).rejects.toThrow('password authentication failed');
    expect(await ask(server.url('postgres'), 'show listen_addresses')).toBe('');
  });

  it('a server has its own process group, so that Ctrl+C in a terminal reaches only the application', () => {
    const groupOf = (process: number) => {
      const status = readFileSync(`/proc/${process}/stat`, 'utf8');
      return Number(status.slice(status.lastIndexOf(')')).split(' ')[3]);
    };
    expect(groupOf(server.pid)).toBe(server.pid);
    expect(groupOf(process.pid)).not.toBe(server.pid);
  });

  it('a server’s log never grows long', async () => {
    const log = join(own, 'log');
    await appendFile(log, 'x'.repeat(1_000_001));
    await trimLog(own);
    await server.stop();
    expect((await stat(log)).size).toBeLessThan(10_000);
    expect(await readFile(log, 'utf8')).toContain('database system is shut down');
  });
});

describe('a folder that cannot be used', () => {
  it('a folder of another PostgreSQL, or with lost files, is not mistaken for an empty one', async () => {
    const data = join(folder, 'cluster', 'data');
    await mkdir(data, { recursive: true });
    await expect(start()).rejects.toThrow('is damaged');
    await writeFile(join(data, 'PG_VERSION'), '19\n');
    await expect(start()).rejects.toThrow('was made by PostgreSQL 19');
    await rm(data, { recursive: true });
    await writeFile(join(folder, 'password'), 'kept');
    await expect(start()).rejects.toThrow('is damaged');
  });

  it('a folder that has lost files is never initialised again: the start says to restore a backup and leaves no server behind', async () => {
    layOut();
    const log = join(folder, 'cluster', 'data', 'pg_wal');
    for (const name of await readdir(log)) if (name.startsWith('0')) await rm(join(log, name));
    await expect(start()).rejects.toThrow('restore a backup (docs/operating.md)');
    expect(await findPostgres(folder)).toBeNull();
  });
});

describe.runIf(isRoot)('for root', () => {
  /** A folder that no other user can pass through. */
  const closedFolder = async () => {
    const closed = await mkdtemp(join(tmpdir(), 'bright-explorers-closed-'));
    await chmod(closed, 0o700);
    onTestFinished(() => rm(closed, { recursive: true, force: true }));
    return closed;
  };

  it('a database in a closed folder moves elsewhere, which is reported, later starts follow it, and it is deleted completely', async () => {
    const sharedRoot = join(place, 'shared');
    await mkdir(sharedRoot);
    await chmod(place, 0o755);
    const inClosed = join(await closedFolder(), 'database');
    layOut(inClosed);
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const methods = ['nobody', 'elsewhere'] as const;
    const second = await start({ methods, sharedRoot, say }, inClosed);
    expect(said.join()).toContain(`is kept in ${sharedRoot}`);
    expect(await ask(second.url(LAID_OUT), 'select count(*)::int from users')).toBe(0);
    await ask(second.url('postgres'), 'create table kept as select 7 as n');
    await second.stop();
    // It could now run in place.
    const third = await start({}, inClosed);
    expect(await userOf(third.pid)).toBeGreaterThan(0);
    expect(await ask(third.url('postgres'), 'select n from kept')).toBe(7);
    expect((await findPostgres(inClosed))?.pid).toBe(third.pid);
    await third.stop();
    await deleteDatabase(inClosed);
    expect(await readdir(sharedRoot)).toEqual([]);
  });

  it('a database of one user works with the other', async () => {
    await chmod(place, 0o755);
    // Of root, as 'namespace' leaves it.
    layOut();
    for (const method of ['nobody', 'namespace'] as const) {
      const next = await start({ methods: [method] });
      expect(await ask(next.url(LAID_OUT), 'select count(*)::int from users')).toBe(0);
      const user = await userOf(next.pid);
      expect(user === 0).toBe(method === 'namespace');
      expect((await stat(await homeOf(folder))).uid).toBe(user);
      await next.stop();
    }
  });

  it('a server is recognised even by a process that may not look into it, as root may not in a container', async () => {
    layOut();
    const server = await start();
    const script = `
      import { isServerOf } from ${JSON.stringify(join(import.meta.dirname, 'pid-file.ts'))};
      const [data, ...pids] = process.argv.slice(2);
      const found = await Promise.all(pids.map((pid) => isServerOf(data, Number(pid))));
      process.stdout.write(found.join());`;
    const file = join(place, 'look.mts');
    await chmod(place, 0o755);
    await writeFile(file, script, { mode: 0o644 });
    const data = join(await homeOf(folder), 'data');
    const args = ['--import', 'tsx', file, data, String(server.pid), String(process.pid)];
    const { stdout } = spawnSync(process.execPath, args, { uid: 12_345, encoding: 'utf8' });
    expect(stdout).toBe('true,false');
  });

  it('a database of an ordinary user is refused and stays that user’s', async () => {
    layOut();
    const home = await homeOf(folder);
    await chown(home, 12_345, 12_345);
    await expect(start()).rejects.toThrow('belongs to another user');
    expect((await stat(home)).uid).toBe(12_345);
  });

  it('if no method works, a message says what to do', async () => {
    await expect(start({ methods: [] })).rejects.toThrow('start the app as an ordinary user');
  });
});

it('the server of an ordinary user’s program runs as that user, also as one without a name, and stops when the program ends in any way except being killed', async () => {
  // Only root can be somebody else.
  const uid = isRoot ? 12_345 : process.getuid?.();
  await chmod(place, 0o777);
  const script = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'server.ts'))};
    const server = await startPostgres(${JSON.stringify(folder)}, { isPerishable: true });
    process.stdout.write(String(server.pid));
    process.stdin.once('end', () => process.exit()).resume();`;
  const file = join(place, 'start.mts');
  await writeFile(file, script, { mode: 0o644 });
  const program = spawn(process.execPath, ['--import', 'tsx', file], {
    uid,
    gid: uid,
    env: { PATH: process.env['PATH'] ?? '', HOME: place, TMPDIR: place },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said]: Buffer[] = await once(program.stdout, 'data');
  const pid = Number(String(said));
  expect(await userOf(pid)).toBe(uid);
  expect((await findPostgres(folder))?.pid).toBe(pid);
  program.stdin.end();
  await expect.poll(() => findPostgres(folder), { timeout: 20_000 }).toBeNull();
});

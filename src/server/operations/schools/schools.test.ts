// Three schools on one PostgreSQL server, made as an operator makes them.
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { execSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { HASH_COST } from '#testing/hash-cost.ts';
import { runOnServer } from '#testing/postgres-server.ts';
import { insertUser } from '../../accounts/user/store.ts';
import { buildApp } from '../../app.ts';
import { chooseGateway } from '../../payment/choose-gateway.ts';
import { readConfig, type Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { MIGRATIONS } from '../../platform/db/open.ts';
import { openServer } from '../../platform/db/open-server.ts';
import { keepArchive } from '../archive/keep-archive.ts';
import { rebuild } from '../archive/restore.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { runSchoolsCommand } from './command.ts';
import { databaseName, rootCommands } from './files.ts';
import { makeDatabase } from './store.ts';

const NAMES = ['ash', 'beech', 'oak-hill'];
const LATE = databaseName('late');
const ELM = databaseName('elm');
const PASSWORD = 'secret1';
let folder = '';

interface Running {
  config: Config;
  database: Database;
  app: FastifyInstance;
}
const schools = new Map<string, Running>();

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  await runSchoolsCommand([...args, '--folder', folder], { migrations: MIGRATIONS, say });
  return lines;
}

async function settingsOf(name: string) {
  return parseEnv(await readFile(join(folder, `${name}.env`), 'utf8'));
}

async function open(name: string): Promise<Running> {
  const config = readConfig({ ...(await settingsOf(name)), LOG_LEVEL: 'silent' });
  const database = await openServer(config.databaseUrl ?? '', MIGRATIONS, { connections: 4 });
  const now = () => new Date();
  const payment = await chooseGateway(config, database, now);
  const app = await buildApp({ config, database, payment, now }, '/nowhere');
  const school = { config, database, app };
  schools.set(name, school);
  return school;
}

const dropDatabases = async () => {
  for (const name of [LATE, ELM, ...NAMES.map(databaseName)]) {
    await runOnServer(inject('postgresUrl'), `drop database if exists ${name} with (force)`);
    await runOnServer(inject('postgresUrl'), `drop role if exists ${name}`);
  }
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-schools-'));
  await dropDatabases();
  const server = `${inject('postgresUrl')}/postgres`;
  for (const name of NAMES) {
    await run('add', name, '--host', `${name}.example.org`, '--server', server);
  }
  for (const name of NAMES) {
    const { database } = await open(name);
    const passwordHash = await hash(PASSWORD, HASH_COST);
    // The same name and the same id in each school.
    await insertUser(database.db, { username: 'zara', passwordHash, yearGroup: 3 });
  }
});
afterAll(async () => {
  for (const { app, database } of schools.values()) {
    await app.close();
    await database.close();
  }
  await dropDatabases();
  await rm(folder, { recursive: true, force: true });
});

const at = (name: string): Running => {
  const school = schools.get(name);
  if (!school) throw new Error(`There is no school ${name}.`);
  return school;
};

async function call(name: string, url: string, payload?: object, cookie = '') {
  const answer = await at(name).app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
  const session = answer.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
  return { status: answer.statusCode, body: answer.body, session };
}

const logIn = async (name: string) =>
  (await call(name, '/api/login', { username: 'zara', password: PASSWORD })).session;
const play = (name: string, cookie: string) =>
  call(name, '/api/game/complete', { gameId: 'word-search', score: 8, maxScore: 10 }, cookie);
const games = async (name: string, cookie: string) => {
  const { body } = await call(name, '/api/user/game-history', undefined, cookie);
  return z.array(z.unknown()).parse(JSON.parse(body)).length;
};

it('a new school has settings with a key, a port and a database of its own, which only their owner reads', async () => {
  const [ash, beech] = [await settingsOf('ash'), await settingsOf('beech')];
  for (const setting of [
    'SECRET_KEY',
    'PORT',
    'DATABASE_URL',
    'DATA_DIR',
    'BACKUP_DIR',
    'APP_ORIGIN',
  ]) {
    expect(ash[setting], setting).not.toBe(beech[setting]);
  }
  expect((await stat(join(folder, 'ash.env'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(['ash.caddy', 'bright-explorers@.service']),
  );
  expect(await readFile(join(folder, 'ash.caddy'), 'utf8')).toContain('header_up -X-Request-Id');
  const again = run('add', 'ash', '--host', 'ash.example.org', '--server', 'postgres://nowhere');
  await expect(again).rejects.toThrow('There is already a school ash');
  await expect(run('add', 'Ash; drop', '--host', 'x', '--server', 'y')).rejects.toThrow(
    'small letters',
  );
});

it('Caddy’s own file takes in those of the schools, once however many are added', async () => {
  const file = join(folder, 'Caddyfile');
  await writeFile(file, ':80 {}');
  for (const name of NAMES) {
    const school = { name, host: `${name}.example.org`, port: 3001 };
    for (const line of rootCommands(school).filter((line) => line.includes('Caddyfile'))) {
      execSync(line.replaceAll('/etc/caddy/', `${folder}/`));
    }
  }
  expect(await readFile(file, 'utf8')).toBe(':80 {}\nimport schools/*.caddy\n');
});

it('a database that cannot be made leaves nothing behind but what was there, so that the same call works later', async () => {
  const server = `${inject('postgresUrl')}/postgres`;
  await runOnServer(inject('postgresUrl'), `create database ${LATE}`);
  const make = (keep = async () => {}) => makeDatabase(server, LATE, keep);
  await expect(make()).rejects.toThrow(`"${LATE}" already exists`);
  await runOnServer(inject('postgresUrl'), `drop database ${LATE}`);
  const full = () => Promise.reject(new Error('no space left'));
  await expect(make(full)).rejects.toThrow('The database was not made: no space left.');
  await make();
});

it('a school whose files cannot be written is not half there, so that the same call works later', async () => {
  const server = `${inject('postgresUrl')}/postgres`;
  const add = () => run('add', 'elm', '--host', 'elm.example.org', '--server', server);
  const inTheWay = join(folder, 'elm.caddy');
  await mkdir(inTheWay);
  await expect(add()).rejects.toThrow('EISDIR');
  await rm(inTheWay, { recursive: true });
  expect(await add()).toContain(
    `elm has its files in ${folder} and its own database. As root, in that folder:`,
  );
  await rm(join(folder, 'elm.env'));
});

it('two schools with the same names and ids never see each other', async () => {
  const [inAsh, inBeech] = [await logIn('ash'), await logIn('beech')];
  expect((await play('ash', inAsh)).status).toBe(201);
  expect(await games('ash', inAsh)).toBe(1);
  expect(await games('beech', inBeech)).toBe(0);
  expect((await call('beech', '/api/user', undefined, inAsh)).status).toBe(401);
  // Nor can a school's role enter another school's database.
  const other = new URL(at('ash').config.databaseUrl ?? '');
  other.pathname = databaseName('beech');
  await expect(openServer(other.href, MIGRATIONS)).rejects.toThrow('cannot be used');
});

it('a school is restored while another plays', async () => {
  const { database, app, config } = at('ash');
  const before = await games('ash', await logIn('ash'));
  const file = join(folder, 'ash.backup.gz');
  await keepArchive(await writeArchive(database.db, new Date()), file);
  const inBeech = await logIn('beech');
  await play('ash', await logIn('ash'));
  await app.close();
  await database.close();
  const empty = 'drop schema public cascade; drop schema drizzle cascade; create schema public';
  const emptying = await openServer(config.databaseUrl ?? '', MIGRATIONS);
  await emptying.db.execute(sql.raw(empty));
  await emptying.close();
  const restoring = rebuild(file, {
    migrations: MIGRATIONS,
    open: (migrations) => openServer(config.databaseUrl ?? '', migrations),
    settle: async () => [],
  });
  const played = await Promise.all([play('beech', inBeech), play('beech', inBeech), restoring]);
  expect(played.slice(0, 2)).toMatchObject([{ status: 201 }, { status: 201 }]);
  await open('ash');
  expect(await games('ash', await logIn('ash'))).toBe(before);
  expect(await games('beech', inBeech)).toBe(2);
});

it('an upgrade that fails at a school stops there, and the list says how each is', async () => {
  expect(await run('list')).toEqual(
    NAMES.map((name, nth) =>
      expect.stringMatching(
        new RegExp(`^${name}: port ${3001 + nth}, database of version 1, \\d+ MB, no backup yet$`),
      ),
    ),
  );
  await at('beech').database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another version', 1)`,
  );
  const said: string[] = [];
  const upgrading = runSchoolsCommand(['upgrade', '--folder', folder], {
    migrations: MIGRATIONS,
    say: (line) => void said.push(line),
  });
  await expect(upgrading).rejects.toThrow('beech was not upgraded, nor any after it: ');
  expect(said).toEqual(['ash is upgraded: systemctl restart bright-explorers@ash']);
});

it('a list of schools where no school was added says so', async () => {
  const given = { migrations: MIGRATIONS, say: () => {} };
  const nowhere = join(folder, 'nowhere');
  await expect(runSchoolsCommand(['list', '--folder', nowhere], given)).rejects.toThrow(
    `There is no folder ${nowhere}. Add a school first, or name its folder.`,
  );
});

it('a folder for schools that cannot be made is named', async () => {
  const given = { migrations: MIGRATIONS, say: () => {} };
  const file = join(folder, 'file');
  await writeFile(file, '');
  const asked = ['add', 'fir', '--host', 'fir.example.org', '--server', 'postgres://localhost/'];
  await expect(
    runSchoolsCommand([...asked, '--folder', join(file, 'schools')], given),
  ).rejects.toThrow(`The folder ${join(file, 'schools')} cannot be made.`);
});

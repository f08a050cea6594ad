// The embedded database: a PostgreSQL server in one folder, owned by one application, whose workers and commands
// connect to it.
import { existsSync } from 'node:fs';
import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import {
  DatabaseError,
  FolderInUse,
  isUnreachable,
  isDamaged,
  sqlState,
} from '../database-errors.ts';
import type { Database } from './database.ts';
import { expectDurable } from './durability.ts';
import { lockFolder } from './folder-lock.ts';
import { openPool, type PoolOptions } from './open-server.ts';
import { cannotConnect, cannotUse, damaged } from './postgres/folder-errors.ts';
import { hasDatabase } from './postgres/initialise.ts';
import { keepRunning } from './postgres/keep-running.ts';
import { findPostgres, type PostgresServer, type StartOptions } from './postgres/server.ts';
import { homeOf, restoringOf, secureFolder } from './postgres/site.ts';

/** The application's role, which owns its own database and nothing else, and the name of that database. */
const OWN = 'bright_explorers';
/** An application that is starting or stopping has no server for a moment. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 100;

export type EmbeddedOptions = StartOptions & PoolOptions;

/**
 * Opens the folder, creating it if necessary, and keeps its server running until closed. Throws DatabaseError if
 * another application is using it, or it cannot be opened.
 */
export async function openEmbedded(
  given: string,
  migrations: string,
  options: EmbeddedOptions = {},
): Promise<Database> {
  expectNoneRestored(given);
  const folder = await secureFolder(given);
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    throw openingError(folder, error);
  });
  try {
    const server = await keepRunning(folder, options);
    try {
      const database = await openOn(server, folder, migrations, options);
      const close = async () => {
        await database.close();
        await server.stop();
        await unlock();
      };
      return { ...database, restarts: server.restarts, close };
    } catch (error) {
      await server.stop();
      throw error;
    }
  } catch (error) {
    await unlock();
    throw openingError(folder, error);
  }
}

/** Throws DatabaseError if a restored database has not taken its place: an empty one would take it. */
function expectNoneRestored(folder: string): void {
  const restored = restoringOf(folder);
  if (existsSync(folder) || !existsSync(restored)) return;
  throw new DatabaseError(
    `A restore was interrupted at its last step: the restored database is in ${restored}. Please rename that folder to ${folder}, or restore again.`,
  );
}

function openingError(folder: string, error: unknown): DatabaseError {
  return error instanceof DatabaseError ? error : cannotUse(folder, error);
}

/**
 * Connects to the database of the application that owns the folder; throws DatabaseError if there is none or its server
 * does not answer.
 */
export async function joinEmbedded(
  folder: string,
  migrations: string,
  options: EmbeddedOptions = {},
): Promise<Database> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await delay(LOOK_MS)) {
    const server = await findPostgres(folder);
    if (server) return openOn(server, folder, migrations, { ...options, isMigrated: true });
  }
  throw new DatabaseError(
    `The application that has the embedded database in ${folder} is starting or stopping. Please try again in a moment.`,
  );
}

/** Throws DatabaseError if no application has made a database in the folder. */
export function expectDatabase(folder: string): void {
  expectNoneRestored(folder);
  if (hasDatabase(folder)) return;
  throw new DatabaseError(`There is no embedded database in ${folder}.`);
}

/**
 * For commands: connects to the running application's database, or starts the server if none runs. Makes no database,
 * which would only hide that DATA_DIR is another folder.
 */
export async function openBeside(
  folder: string,
  migrations: string,
  options: EmbeddedOptions = {},
): Promise<Database> {
  expectDatabase(folder);
  try {
    return await openEmbedded(folder, migrations, options);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return joinEmbedded(folder, migrations, options);
  }
}

type Urls = Pick<PostgresServer, 'url'>;

async function openOn(
  server: Urls,
  folder: string,
  migrations: string,
  options: EmbeddedOptions,
): Promise<Database> {
  try {
    await ensureOwnDatabase(server);
    const database = await openPool(server.url(OWN, OWN), migrations, options);
    try {
      // The process that started the server has already checked and migrated it.
      if (!options.isMigrated && !options.isPerishable) await expectDurable(database.db, folder);
    } catch (error) {
      await database.close();
      throw error;
    }
    return { ...database, kind: 'embedded' };
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    // PostgreSQL reports a missing database if its folder is missing.
    if (isDamaged(error) || sqlState(error) === '3D000') throw damaged(folder, error);
    if (isUnreachable(error))
      throw await cannotConnect(folder, await homeOf(folder), innermost(error));
    throw cannotUse(folder, innermost(error));
  }
}

/** A failed query's own message contains its parameters. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;
}

/** Creates the role and its database if necessary. */
async function ensureOwnDatabase(server: Urls): Promise<void> {
  if (await canConnect(server.url(OWN, OWN))) return;
  const client = await connect(server.url('postgres'));
  try {
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${OWN}') then
        create role ${OWN} login password '${client.password}';
      end if;
    end $$`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [OWN]);
    if (rowCount === 0) await client.query(`create database ${OWN} owner ${OWN}`);
  } finally {
    await client.end();
  }
}

/** SQLSTATEs for a missing role (28P01) and a missing database (3D000). */
const NOT_THERE = new Set(['28P01', '28000', '3D000']);

async function canConnect(url: string): Promise<boolean> {
  try {
    await (await connect(url)).end();
    return true;
  } catch (error) {
    if (NOT_THERE.has(sqlState(error) ?? '')) return false;
    throw error;
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

// Makes one empty school for all tests of a run, and starts one real PostgreSQL server on a copy of it, which is stopped afterwards.
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#server/platform/db/open-embedded.ts';
import { MIGRATIONS } from '#server/platform/db/open.ts';
import { startPostgres as launch, type StartOptions } from '#server/platform/db/postgres/server.ts';
import { deleteDatabase, homeOf } from '#server/platform/db/postgres/site.ts';
import { copyFolder } from './copy-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /**
     * The same server through a Unix socket, which takes half the processor time of TCP; equal to `url` if there is no
     * socket.
     */
    postgresSocketUrl: string;
    /** The folder of an embedded database without any row, which nobody uses: a copy (`copyFolder`) takes a tenth of the time of a new one. */
    emptySchoolFolder: string;
  }
}

/** Name of the empty, migrated database that others are copied from: the one that the embedded database is made with. */
export const TEMPLATE = 'bright_explorers';

/** Ports that systems never assign by themselves, so that a server can be stopped and started on its own again. */
const UNASSIGNED_PORTS = 20_000;
/** Each process has its own, so that two that look for one at the same moment do not find the same. */
const PORTS_OF_PROCESS = 100;
let nextPort = randomInt(PORTS_OF_PROCESS);

/** A free port, which this process is given only once in a hundred times. */
export async function freePort(): Promise<number> {
  const first = UNASSIGNED_PORTS + (process.pid % 100) * PORTS_OF_PROCESS;
  const port = first + (nextPort++ % PORTS_OF_PROCESS);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export interface RunningPostgres {
  /** URL of a server without a database name: append `/name`. */
  url: string;
  /** Stops it as for maintenance; it keeps its data and its port. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Ends and deletes it. */
  stop: () => Promise<void>;
}

interface PostgresOptions extends Pick<StartOptions, 'settings'> {
  isDurable?: boolean;
  /** Also listens on a Unix socket where there are any; `url` is then that of the socket. */
  hasSocket?: boolean;
  /** The folder of another embedded database that it begins as a copy of. */
  copyOf?: string;
}

/** A separate PostgreSQL server in a temporary folder; `isDurable` for one with the durability settings of production. */
export async function startPostgres({
  isDurable = false,
  hasSocket = false,
  copyOf,
  settings: given = {},
}: PostgresOptions = {}): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-pg-'));
  if (copyOf) copyFolder(copyOf, folder);
  const home = await homeOf(folder);
  const canHaveSocket = process.platform !== 'win32' && home.length <= SOCKET_FOLDER_MAX;
  const settings = {
    ...(hasSocket && canHaveSocket && { unix_socket_directories: home }),
    ...given,
  };
  const start = (port: number) => launch(folder, { isPerishable: !isDurable, settings, port });
  const first = await start(0);
  let running = first;
  return {
    url: first.url('').replace(/\/$/, ''),
    pause: () => running.stop(),
    resume: async () => {
      running = await start(first.port ?? 0);
    },
    stop: async () => {
      await running.stop();
      await deleteDatabase(folder);
    },
  };
}

/** Runs one statement on the server, outside the tests' databases. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new folder with a database that nobody uses any more. */
async function makeEmptySchool(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-empty-'));
  await (await openEmbedded(folder, MIGRATIONS, { isPerishable: true })).close();
  return folder;
}

/** The longest folder of a socket, leaving room for its name: macOS allows 103 bytes in total. */
const SOCKET_FOLDER_MAX = 80;

/** The URLs through the socket and through TCP. If PostgreSQL listens on both, its own URL names the folder. */
function bothWays(url: string) {
  return {
    socket: url.replace(/@\/\?host=(.+)&port=/, '@$1:'),
    network: url.replace(/@\/\?host=.+&port=/, '@127.0.0.1:'),
  };
}

/** Starts it for the first project of a run that needs it; the others reuse it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = project.vitest.getRootProject();
  if ('postgresUrl' in run.getProvidedContext()) return async () => {};
  const emptySchool = await makeEmptySchool();
  const { url, stop } = await startPostgres({ hasSocket: true, copyOf: emptySchool });
  const { socket, network } = bothWays(url);
  run.provide('postgresUrl', network);
  run.provide('postgresSocketUrl', socket);
  run.provide('emptySchoolFolder', emptySchool);
  return async () => {
    await stop();
    await rm(emptySchool, { recursive: true, force: true });
  };
}

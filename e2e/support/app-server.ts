// Runs the built application in a separate process on a fresh database; it can be stopped and started again on the same data.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, runOnServer } from '../../src/testing/postgres-server.ts';
import { clockToMove, MOVED, STEP_MS } from './moved-clock.ts';

export const ADMIN = { username: 'head teacher', password: 'open-sesame-7' } as const;

/** Where every application of a journey listens. */
export const HOST = '127.0.0.1';

const READY = / is ready at (http:\/\/\S+)/;

/** Everything on the shared server is encrypted with it, so that a copy of the new school can be read. */
export const SECRET_KEY = 'a1'.repeat(32);

/** Name of the template database of a new school (new-school.ts). */
export const NEW_SCHOOL = 'new_school';

interface Place {
  /** Settings for the location of the data. */
  env: Record<string, string>;
  drop: () => Promise<void>;
}

/** A copy of the new school, on the PostgreSQL server that all journeys share. */
async function copyOfNewSchool(server: string): Promise<Place> {
  const name = `school_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name} template ${NEW_SCHOOL} strategy file_copy`);
  return {
    env: { DATABASE_URL: `${server}/${name}`, SECRET_KEY },
    drop: () => runOnServer(server, `drop database ${name} with (force)`),
  };
}

export interface StartOptions {
  /** Settings that add to or replace the default ones. */
  env?: Record<string, string>;
  /** The folder that the application was built in. */
  app?: string;
}

export class AppServer {
  readonly #folder: string;
  readonly #place: Place;
  readonly #env: Record<string, string>;
  readonly #app: string;
  readonly #port: number;
  #process: ChildProcess | undefined;
  #aheadMs = 0;
  origin = '';

  private constructor(
    { folder, port }: { folder: string; port: number },
    place: Place,
    { env = {}, app = '.' }: StartOptions,
  ) {
    this.#folder = folder;
    this.#port = port;
    this.#place = place;
    this.#env = env;
    this.#app = app;
  }

  /** A running application on a copy of a new school. */
  static async start(options: StartOptions = {}): Promise<AppServer> {
    const { JOURNEYS_POSTGRES_URL: shared = '' } = process.env;
    return AppServer.startAt(await copyOfNewSchool(shared), options);
  }

  /** Starts an application on existing data. */
  static async startAt(place: Place, options: StartOptions = {}): Promise<AppServer> {
    const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-e2e-'));
    const server = new AppServer({ folder, port: await freePort() }, place, options);
    await server.boot();
    return server;
  }

  /** Starts the process again on the same data, at the same address. */
  async boot(): Promise<void> {
    const child = spawn(process.execPath, [join(this.#app, 'dist', 'server', 'main.js')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        DATA_DIR: this.#folder,
        HOST,
        PORT: String(this.#port),
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_PASSWORD: ADMIN.password,
        ...clockToMove(this.#aheadMs),
        ...this.#place.env,
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    this.origin = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = READY.exec(output)?.[1];
        if (address) resolve(address);
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
    });
  }

  /** Moves its clock on, for as long as it is used. */
  async moveClock(): Promise<void> {
    const child = this.#process;
    if (!child?.stdout) throw new Error('There is no server whose clock could be moved.');
    const { stdout } = child;
    const moved = new Promise<void>((resolve) => {
      stdout.on('data', (chunk: Buffer) => chunk.toString().includes(MOVED) && resolve());
    });
    child.kill('SIGUSR2');
    await moved;
    this.#aheadMs += STEP_MS;
  }

  /** The time that the server takes it to be, in milliseconds. */
  now(): number {
    return Date.now() + this.#aheadMs;
  }

  /** Ends the process as an operator does, or as a power cut does. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async drop(): Promise<void> {
    await this.stop();
    await this.#place.drop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

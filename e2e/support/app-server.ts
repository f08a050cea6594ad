// The built application as a process of its own, on a fresh folder; it can be stopped and started again on the same data.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ADMIN = { username: 'head teacher', password: 'open-sesame-7' } as const;

const READY = / is ready at (http:\/\/\S+)/;

export class AppServer {
  readonly folder: string;
  readonly env: Record<string, string>;
  #process: ChildProcess | undefined;
  #port = '0';
  origin = '';

  readonly #app: string;

  private constructor(folder: string, env: Record<string, string>, app: string) {
    this.folder = folder;
    this.env = env;
    this.#app = app;
  }

  /** A running application; `env` adds to or replaces the default settings, `app` is the folder it was built in. */
  static async start(env: Record<string, string> = {}, app = '.'): Promise<AppServer> {
    const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-e2e-'));
    const { NEW_SCHOOL } = process.env;
    if (NEW_SCHOOL) await cp(NEW_SCHOOL, folder, { recursive: true });
    const server = new AppServer(folder, env, app);
    await server.boot();
    return server;
  }

  /** Starts the process on the folder it had, at the address it had. */
  async boot(): Promise<void> {
    const child = spawn(process.execPath, [join(this.#app, 'dist', 'server', 'main.js')], {
      env: {
        ...{ PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', LOG_LEVEL: 'warn' },
        ...{ DATA_DIR: this.folder, HOST: '127.0.0.1', PORT: this.#port },
        ...{ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
        ...this.env,
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
    this.#port = new URL(this.origin).port;
  }

  /** Ends the process as a careful operator does, or as a power cut does. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async drop(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

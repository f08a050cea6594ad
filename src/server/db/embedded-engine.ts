// The embedded engine, which is begun anew when it has given up: on a full disk it does, and whoever calls it after that hangs.
import { PGlite } from '@electric-sql/pglite';
import { statfs } from 'node:fs/promises';
import { AS_TEXT } from './engine-for-drizzle.ts';

/** It gives up when a new piece of its log cannot be written (16 MiB); to begin anew it needs that and some more. */
const SPACE_NEEDED_BYTES = 48 * 1024 * 1024;
/** So often at most it is tried. */
const RETRY_MS = 2000;
/** PostgreSQL's severities after which a backend is gone (Error Message Severity). */
const LAST_WORDS = /^(PANIC|FATAL)$/;

/** The engine has given up and cannot be begun anew yet; SQLSTATE 57P03, cannot connect now. */
class EngineAway extends Error {
  readonly code = '57P03';
}

/** An engine that knows when it has given up, and is not entered any more from then on. */
class WatchedEngine extends PGlite {
  #lastWords: Error | undefined;

  get hasGivenUp(): boolean {
    return this.#lastWords !== undefined;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#lastWords) {
      throw new EngineAway('the embedded database has given up', { cause: this.#lastWords });
    }
    return super.execProtocolRawSync(message);
  }

  override execProtocol: PGlite['execProtocol'] = (...call) =>
    this.#watch(super.execProtocol(...call));

  override execProtocolStream: PGlite['execProtocolStream'] = (...call) =>
    this.#watch(super.execProtocolStream(...call));

  async #watch<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Error && 'severity' in error) {
        if (LAST_WORDS.test(String(error.severity))) this.#lastWords = error;
      }
      throw error;
    }
  }
}

/** Its own cache: half of what is usual, 75 MB less at rest, and the system keeps the files in memory as well. */
const SHARED_BUFFERS = 'shared_buffers=64MB';

async function open(folder: string): Promise<WatchedEngine> {
  const startParams = [...PGlite.defaultStartParams, '-c', SHARED_BUFFERS];
  const engine = new WatchedEngine(folder, { startParams, parsers: AS_TEXT });
  await engine.waitReady;
  return engine;
}

/** Opens the folder; the engine that it gives back outlives itself. Rejects when the folder cannot be opened. */
export async function openEngine(folder: string): Promise<PGlite> {
  let engine = await open(folder);
  let opening: Promise<void> | undefined;
  let notBefore = 0;

  const openAgain = async () => {
    if (Date.now() < notBefore) throw new EngineAway('the embedded database is away');
    notBefore = Date.now() + RETRY_MS;
    try {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < SPACE_NEEDED_BYTES) throw new Error('the disk is full');
      engine = await open(folder);
    } catch (cause) {
      throw new EngineAway('the embedded database cannot be opened again yet', { cause });
    }
  };
  const living = async () => {
    if (!engine.hasGivenUp) return;
    opening ??= openAgain().finally(() => (opening = undefined));
    await opening;
  };

  return new Proxy(engine, {
    get: (_, name) => {
      const value: unknown = Reflect.get(engine, name);
      if (typeof value !== 'function') return value;
      return (...call: unknown[]): unknown => {
        // An engine that has given up is not closed either: it would hang.
        if (name === 'close' && engine.hasGivenUp) return Promise.resolve();
        if (!engine.hasGivenUp) return Reflect.apply(value, engine, call);
        return living().then(() => Reflect.apply(Reflect.get(engine, name), engine, call));
      };
    },
  });
}

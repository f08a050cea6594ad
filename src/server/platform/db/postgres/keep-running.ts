// Keeps a folder's server running: if it ends unexpectedly, it is restarted.
import { setTimeout as delay } from 'node:timers/promises';
import { restBeforeNext } from '../../restart-delay.ts';
import { startPostgres, trimLog, type PostgresServer, type StartOptions } from './server.ts';

/** For instance while the disk is full or the folder cannot be reached. */
const LONGEST_REST_MS = 5000;
const TRIM_MS = 3_600_000;

export interface KeptServer {
  /** URL of one of its databases; the same after a restart. */
  url: PostgresServer['url'];
  /** How often it has ended unexpectedly. */
  restarts: () => number;
  stop: () => Promise<void>;
}

/**
 * Starts a folder's server, or uses the one already running, and restarts it when necessary; throws DatabaseError if
 * the first start fails.
 */
export async function keepRunning(folder: string, options: StartOptions = {}): Promise<KeptServer> {
  const say = options.say ?? (() => {});
  const first = await startPostgres(folder, options);
  const state = { server: first, isStopping: false, restarts: 0 };
  const stopping = new AbortController();
  // The URL must not change, so the same port is used again.
  const again = { ...options, ...(first.port !== null && { port: first.port }) };

  const startAgain = async () => {
    for (let rest = 0, reason = ''; ;) {
      rest = Math.min(restBeforeNext(rest, 0), LONGEST_REST_MS);
      await delay(rest, undefined, { signal: stopping.signal }).catch(() => {});
      if (state.isStopping) return;
      try {
        state.server = await startPostgres(folder, again);
        return;
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        if (said !== reason) say(said);
        reason = said;
      }
    }
  };
  const watch = async () => {
    for (;;) {
      await state.server.ended;
      if (state.isStopping) return;
      state.restarts += 1;
      say('The embedded database has stopped. Restarting it.');
      await startAgain();
      if (state.isStopping) return;
      say('The embedded database is running again.');
    }
  };
  const watching = watch();
  const trim = () => void trimLog(folder).catch(() => {});
  const trimming = setInterval(trim, TRIM_MS).unref();
  return {
    url: first.url,
    restarts: () => state.restarts,
    stop: async () => {
      state.isStopping = true;
      stopping.abort();
      clearInterval(trimming);
      await state.server.stop();
      await watching;
      // A server that is just starting.
      await state.server.stop();
    },
  };
}

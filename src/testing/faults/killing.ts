// Kills a real server at random moments while a class plays, and checks each time that every answered game is stored
// exactly once.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { seededRandom } from '#games/kit/random.ts';
import { readPidFile } from '#server/platform/db/postgres/pid-file.ts';
import { Pupil } from './browser.ts';
import { CLASS } from './people.ts';
import { startServer, type RealServer, type Start } from './real-server.ts';

/** Milliseconds from the first request to the kill. */
const LONGEST_MS = 250;
/** For each pupil between two kills, so that nobody plays more in a minute than is allowed. */
const GAMES = 2;
const SEED = 20_261_120;
const READY_MS = 30_000;

/** Expects that nothing is lost or counted twice when the application, and whatever `alsoKill` kills, is killed this many times. */
export async function expectToOutlive(
  env: Start['env'],
  kills: number,
  alsoKill: () => Promise<void> = async () => {},
): Promise<void> {
  const random = seededRandom(SEED);
  const pupils = CLASS.map((name) => new Pupil(name));
  for (let kill = 0; kill < kills; kill++) {
    const server = await startFor(pupils, env);
    // Sessions outlive the process: nobody logs in again.
    if (kill === 0) await Promise.all(pupils.map((pupil) => pupil.logIn()));
    await Promise.all(pupils.map(expectNothingLost));
    const playing = startPlaying(pupils, random);
    await delay(random() * LONGEST_MS);
    const ended = server.end('SIGKILL');
    await alsoKill();
    expect(await ended).toMatchObject({ signal: 'SIGKILL' });
    await playing;
  }
  const server = await startFor(pupils, env);
  await Promise.all(pupils.map(expectNothingLost));
  await expectCleanStop(server, env);
  expectLoad(pupils, kills);
}

/** The same while the application keeps running: it restarts its database, and reports until then that it cannot reach it. */
export async function expectToOutliveDatabase(
  env: Start['env'],
  kills: number,
  killDatabase: (nth: number) => Promise<void>,
): Promise<void> {
  const random = seededRandom(SEED);
  const pupils = CLASS.map((name) => new Pupil(name));
  const server = await startFor(pupils, env);
  await Promise.all(pupils.map((pupil) => pupil.logIn()));
  const isReady = async () => (await fetch(`${server.origin}/readyz`)).ok;
  for (let kill = 0; kill < kills; kill++) {
    const playing = startPlaying(pupils, random);
    await delay(random() * LONGEST_MS);
    await killDatabase(kill);
    await playing;
    await expect.poll(isReady, { timeout: READY_MS, interval: 50 }).toBe(true);
    await Promise.all(pupils.map(expectNothingLost));
  }
  const refusals = new Set(pupils.flatMap((pupil) => [...pupil.refusals]));
  expect(refusals).toEqual(new Set([503]));
  await expectCleanStop(server, env);
  expectLoad(pupils, kills);
}

/** The main process of the database in this DATA_DIR, and its child processes. */
export async function databaseProcesses(dataDir: string): Promise<number[]> {
  const file = await readPidFile(join(dataDir, 'database', 'cluster', 'data'));
  if (!file) return [];
  const children = await readFile(`/proc/${file.pid}/task/${file.pid}/children`, 'utf8');
  return [file.pid, ...children.split(' ').filter(Boolean).map(Number)];
}

function startPlaying(pupils: readonly Pupil[], random: () => number): Promise<unknown> {
  return Promise.all(pupils.map((pupil) => pupil.play(GAMES, () => random() * LONGEST_MS)));
}

async function startFor(pupils: readonly Pupil[], env: Start['env']): Promise<RealServer> {
  const server = await startServer({ env });
  for (const pupil of pupils) pupil.origin = server.origin;
  return server;
}

/** Before anything is sent again, the answered games are stored; afterwards all are, each once. */
async function expectNothingLost(pupil: Pupil): Promise<void> {
  const before = await pupil.counts();
  expect(before.shown).toBe(before.counted);
  expect(before.counted).toBeGreaterThanOrEqual(pupil.answered.size);
  expect(before.counted).toBeLessThanOrEqual(pupil.answered.size + pupil.unanswered.size);
  if (pupil.unanswered.size === 0) return;
  await pupil.sendAgain();
  expect(pupil.unanswered.size).toBe(0);
  const all = pupil.answered.size;
  expect(await pupil.counts()).toEqual({ shown: all, counted: all });
}

/** A stop ends the application with 0 and leaves no process of its database behind. */
async function expectCleanStop(server: RealServer, { DATA_DIR }: Start['env']): Promise<void> {
  const processes = DATA_DIR === undefined ? [] : await databaseProcesses(DATA_DIR);
  expect(processes.length > 0).toBe(DATA_DIR !== undefined);
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
  expect((await Promise.all(processes.map(isAtWork))).filter(Boolean)).toEqual([]);
}

/** A database process may have ended since it was listed, of itself or because the application did. */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** A zombie process no longer has a command line. */
async function isAtWork(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== '';
}

/** Checks that nearly all pupils were playing at nearly every kill. */
function expectLoad(pupils: readonly Pupil[], kills: number): void {
  const played = pupils.reduce((sum, { answered }) => sum + answered.size, 0);
  expect(played).toBeGreaterThan(kills * pupils.length);
}

// Kills a real server at random moments while a class plays rounds that were dealt ahead, and checks each time that every answered
// one is stored exactly once.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomInt, seededRandom } from '#games/kit/rules/random.ts';
import { myDataSchema } from '#shared/contract/my-data.ts';
import { readPidFile } from '#server/platform/db/postgres/pid-file.ts';
import { Pupil, untilReady, waitForRise } from './browser.ts';
import { CLASS } from './people.ts';
import { schoolFolder, startServer, type RealServer } from './real-server.ts';

const KILLS = 20;
const PUPILS = 4;
/**
 * What is killed, in turn; 'process' is one process of the database. Starting the application takes most of the time.
 */
const TARGETS = [
  'application',
  'database',
  'process',
  'database',
  'both',
  'database',
  'process',
] as const;
/** For each pupil between two kills, so that nobody exceeds the number of games allowed in a minute. */
const GAMES = 2;
/** Rounds of each of the six games that a pupil is dealt before the first kill: as many as are played, or more. */
const DEALT = 7;
/** The longest pause before a game, in milliseconds. */
const PAUSE_MS = 250;
const SEED = 20_261_120;

it('a school of which the application, the database or both are killed 20 times at play keeps every round it has answered for, once and verified', async () => {
  const DATA_DIR = await schoolFolder();
  const random = seededRandom(SEED);
  const pupils = CLASS.slice(0, PUPILS).map((name) => new Pupil(name));
  const answered = () => pupils.reduce((sum, pupil) => sum + pupil.answered.size, 0);
  const start = async () => {
    const started = await startServer({ env: { DATA_DIR } });
    for (const pupil of pupils) pupil.origin = started.origin;
    return started;
  };
  let server = await start();
  // Sessions outlive the process: nobody logs in again.
  await Promise.all(
    pupils.map(async (pupil) => {
      await pupil.logIn();
      await pupil.dealAhead(DEALT);
    }),
  );
  for (let kill = 0; kill < KILLS; kill++) {
    const target = TARGETS[kill % TARGETS.length];
    const playing = Promise.all(
      pupils.map((pupil) => pupil.play(GAMES, () => random() * PAUSE_MS)),
    );
    await waitForRise(randomInt(random, 0, GAMES * PUPILS - 1), answered);
    const ends = target === 'application' || target === 'both';
    if (ends) process.kill(server.pid, 'SIGKILL');
    if (target !== 'application') await killDatabase(DATA_DIR, target);
    await playing;
    if (ends) {
      await server.ended;
      server = await start();
    }
    await untilReady(server);
    await Promise.all(pupils.map(expectNothingLost));
  }
  const refusals = new Set(pupils.flatMap((pupil) => [...pupil.refusals]));
  expect(refusals).toEqual(new Set([503]));
  await Promise.all(pupils.map(expectAllVerified));
  await expectCleanStop(server, DATA_DIR);
});

/** The main process of the database in this DATA_DIR, and its child processes. */
async function databaseProcesses(dataDir: string): Promise<number[]> {
  const file = await readPidFile(join(dataDir, 'database', 'cluster', 'data'));
  if (!file) return [];
  const children = await readFile(`/proc/${file.pid}/task/${file.pid}/children`, 'utf8');
  return [file.pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Kills the database's main process, all of its processes with 'both', or one of its child processes. */
async function killDatabase(
  dataDir: string,
  target: 'database' | 'both' | 'process' | undefined,
): Promise<void> {
  const [first, ...others] = await databaseProcesses(dataDir);
  const killed = { database: [first], both: [first, ...others], process: others.slice(-1) };
  for (const pid of target ? killed[target] : []) if (pid !== undefined) killIfThere(pid);
}

/** A database process may have ended since it was listed, by itself or with the application. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Checks that the answered games are stored before anything is sent again, and that afterwards all games are, each
 * once.
 */
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

async function expectAllVerified(pupil: Pupil): Promise<void> {
  const { games } = myDataSchema.parse((await pupil.call('/api/user/data')).body);
  expect(games).toHaveLength(pupil.answered.size);
  expect(games.filter(({ verified }) => !verified)).toEqual([]);
}

/** Ctrl+C ends the application with 0 and leaves no process of its database behind. */
async function expectCleanStop(server: RealServer, dataDir: string): Promise<void> {
  const processes = await databaseProcesses(dataDir);
  expect(processes).not.toEqual([]);
  expect(await server.end('SIGINT')).toMatchObject({ code: 0, signal: null });
  expect((await Promise.all(processes.map(isAtWork))).filter(Boolean)).toEqual([]);
}

/** A zombie process no longer has a command line. */
async function isAtWork(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== '';
}

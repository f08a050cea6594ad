// Kills a real server at random moments while four pupils play, and looks each time whether what was answered is there, once.
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { seededRandom } from '#games/kit/random.ts';
import { Pupil } from './browser.ts';
import { PUPILS } from './people.ts';
import { startServer, type RealServer, type Start } from './real-server.ts';

/** From the first request to the kill. */
const LONGEST_MS = 250;
const SEED = 20_261_120;

/** Expects that a school on these settings loses nothing and counts nothing twice in so many kills. */
export async function expectToOutlive(env: Start['env'], kills: number): Promise<void> {
  const random = seededRandom(SEED);
  const pupils = PUPILS.map((name) => new Pupil(name));
  for (let kill = 0; kill < kills; kill++) {
    const server = await startFor(pupils, env);
    // Sessions outlive the process: nobody logs in again.
    if (kill === 0) await Promise.all(pupils.map((pupil) => pupil.logIn()));
    await Promise.all(pupils.map(expectNothingLost));
    const playing = pupils.map((pupil) => pupil.playOn());
    await delay(random() * LONGEST_MS);
    expect(await server.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    await Promise.all(playing);
  }
  const server = await startFor(pupils, env);
  await Promise.all(pupils.map(expectNothingLost));
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
  const answered = pupils.map((pupil) => pupil.answered.size);
  expect(Math.min(...answered)).toBeGreaterThan(kills);
}

async function startFor(pupils: readonly Pupil[], env: Start['env']): Promise<RealServer> {
  const server = await startServer({ env });
  for (const pupil of pupils) pupil.origin = server.origin;
  return server;
}

/** Before anything is sent again, the answered games are there; afterwards all are, each once. */
async function expectNothingLost(pupil: Pupil): Promise<void> {
  const before = await pupil.counts();
  expect(before.shown).toBe(before.counted);
  expect(before.counted).toBeGreaterThanOrEqual(pupil.answered.size);
  expect(before.counted).toBeLessThanOrEqual(pupil.answered.size + pupil.unanswered.size);
  await pupil.sendAgain();
  expect(pupil.unanswered.size).toBe(0);
  const all = pupil.answered.size;
  expect(await pupil.counts()).toEqual({ shown: all, counted: all });
}

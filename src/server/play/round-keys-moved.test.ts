import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dealtCompletionSchema } from '#shared/contract/rounds.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { makeServerDatabase } from '#testing/fresh-db.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { move } from '../operations/archive/move.ts';
import { restore } from '../operations/archive/restore.ts';
import { writeArchive } from '../operations/archive/write-archive.ts';
import { openEmbedded } from '../platform/db/open-embedded.ts';
import { openServer } from '../platform/db/open-server.ts';
import { MIGRATIONS } from '../platform/db/open.ts';
import { readConfig } from '../platform/config.ts';
import { completeRound } from './complete-round.ts';

const server = setUpTestApp();
const EMBEDDED = { isPerishable: true };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Two pupils' rounds, played before a backup that is then restored into a folder. */
async function restoredWithRounds() {
  const pupil = await server.loginAs({ yearGroup: 4 });
  const rounds = (await dealTo(pupil, 'grammar-guru', 2)).map((dealt) => finishedRound(dealt));
  const { database, now } = server.deps;
  const file = join(folder, 'backup.gz');
  await writeFile(file, Buffer.concat(await writeArchive(database.db, now())));
  const target = join(folder, 'restored');
  const options = {
    replace: false,
    bringBackDeleted: false,
    endCards: false,
    now: now(),
    embedded: EMBEDDED,
  };
  await restore(file, target, MIGRATIONS, options);
  server.passTime(120_000);
  return { pupil, target, rounds };
}

it('a round dealt before a backup is verified after restoring it and after moving to another PostgreSQL server', async () => {
  const { pupil, target, rounds } = await restoredWithRounds();
  const [first, second] = rounds.map((round) => dealtCompletionSchema.parse(round));
  if (!first || !second) throw new Error('Nothing was dealt.');
  const { now, config } = server.deps;

  const restored = await openEmbedded(target, MIGRATIONS, EMBEDDED);
  const after = await completeRound({ config, now, database: restored }, pupil.id, first);
  await restored.close();
  expect(after.completed).toMatchObject({ verified: true, score: first.score, gamesCompleted: 1 });

  const place = await makeServerDatabase();
  await move(target, place.url, MIGRATIONS);
  const moved = await openServer(place.url, MIGRATIONS);
  const here = { config, now, database: moved };
  expect((await completeRound(here, pupil.id, second)).completed).toMatchObject({
    verified: true,
    gamesCompleted: 2,
  });
  // The backup already contains the first round.
  expect(await completeRound(here, pupil.id, first)).toMatchObject({
    isNew: false,
    completed: { verified: true, gamesCompleted: 1 },
  });
  // Without the secret key no signature can be checked: the round is kept as unverified.
  const otherKey = readConfig({ LOG_LEVEL: 'silent', SECRET_KEY: 'b2'.repeat(32) });
  const unsigned = { ...second, deal: { ...second.deal, id: crypto.randomUUID() } };
  const elsewhere = { ...here, config: otherKey };
  expect((await completeRound(elsewhere, pupil.id, unsigned)).completed).toMatchObject({
    verified: false,
  });
  await moved.close();
  await place.drop();
});

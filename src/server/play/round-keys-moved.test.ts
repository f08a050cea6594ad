import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dealtCompletionSchema } from '#shared/contract/rounds.ts';
import { dealTo, finishedRound } from '#testing/dealt.ts';
import { makeServerDatabase } from '#testing/fresh-db.ts';
import { TEMPLATE } from '#testing/postgres-server.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { rebuild } from '../operations/archive/restore.ts';
import { writeArchive } from '../operations/archive/write-archive.ts';
import { openServer } from '../platform/db/open-server.ts';
import { MIGRATIONS } from '../platform/db/open.ts';
import { readConfig } from '../platform/config.ts';
import { completeRound } from './complete-round.ts';

const server = setUpTestApp();

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a round dealt before a backup is verified in another database that was made from it, as a restore and a move do', async () => {
  const pupil = await server.loginAs({ yearGroup: 4 });
  const [round] = (await dealTo(pupil, 'grammar-guru')).map((dealt) => finishedRound(dealt));
  const { config, database, now } = server.deps;
  const file = join(folder, 'backup.gz');
  await writeFile(file, Buffer.concat(await writeArchive(database.db, now())));
  server.passTime(120_000);

  const place = await makeServerDatabase(`template ${TEMPLATE} strategy file_copy`);
  const open = (migrations: string) => openServer(place.url, migrations);
  await rebuild(file, { migrations: MIGRATIONS, open, settle: async () => [] });
  const restored = await open(MIGRATIONS);
  const here = { config, now, database: restored };
  const first = dealtCompletionSchema.parse(round);
  expect((await completeRound(here, pupil.id, first)).completed).toMatchObject({
    verified: true,
    score: first.score,
    gamesCompleted: 1,
  });
  // Without the secret key no signature can be checked: the round is kept as unverified.
  const otherKey = readConfig({ LOG_LEVEL: 'silent', SECRET_KEY: 'b2'.repeat(32) });
  const unsigned = { ...first, deal: { ...first.deal, id: crypto.randomUUID() } };
  const elsewhere = { ...here, config: otherKey };
  expect((await completeRound(elsewhere, pupil.id, unsigned)).completed).toMatchObject({
    verified: false,
  });
  await restored.close();
  await place.drop();
});

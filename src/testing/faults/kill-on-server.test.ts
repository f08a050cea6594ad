import { it, onTestFinished } from 'vitest';
import { openServer } from '#server/platform/db/open-server.ts';
import { MIGRATIONS } from '#server/platform/db/open.ts';
import { makeServerDatabase } from '#testing/fresh-db.ts';
import { expectToOutlive } from './killing.ts';
import { fillSchool } from './people.ts';

it('a school on a PostgreSQL server that is killed twice at play keeps every game it has answered for, once', async () => {
  const { url, drop } = await makeServerDatabase();
  onTestFinished(drop);
  const database = await openServer(url, MIGRATIONS);
  await fillSchool(database.db);
  await database.close();
  await expectToOutlive({ DATABASE_URL: url }, 2);
});

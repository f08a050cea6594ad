import { it } from 'vitest';
import { databaseProcesses, expectToOutlive, killIfThere } from './killing.ts';
import { schoolFolder } from './real-server.ts';

it('a school whose application and database are killed 5 times together keeps every game it has answered for, once', async () => {
  const DATA_DIR = await schoolFolder();
  await expectToOutlive({ DATA_DIR }, 5, async () => {
    for (const pid of await databaseProcesses(DATA_DIR)) killIfThere(pid);
  });
});

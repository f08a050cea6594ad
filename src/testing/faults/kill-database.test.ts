import { it } from 'vitest';
import { databaseProcesses, expectToOutliveDatabase, killIfThere } from './killing.ts';
import { schoolFolder } from './real-server.ts';

it('a school whose database is killed 8 times at play, whole or one process of it, keeps every game it has answered for, once', async () => {
  const DATA_DIR = await schoolFolder();
  await expectToOutliveDatabase({ DATA_DIR }, 8, async (nth) => {
    const [first, ...others] = await databaseProcesses(DATA_DIR);
    const one = nth % 2 === 0 ? first : others.at(-1);
    if (one !== undefined) killIfThere(one);
  });
});

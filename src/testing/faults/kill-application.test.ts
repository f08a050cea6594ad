import { it } from 'vitest';
import { expectToOutlive } from './killing.ts';
import { schoolFolder } from './real-server.ts';

it('a school whose application is killed 5 times at play keeps every game it has answered for, once', async () => {
  await expectToOutlive({ DATA_DIR: await schoolFolder() }, 5);
});

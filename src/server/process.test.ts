// A signal before a program serves; of the stop of one that does, see `start-and-stop.test.ts`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('a program that holds something ends by itself when its terminal is closed', async () => {
  const script = `
    import { exitOnSignal, say } from ${JSON.stringify(join(import.meta.dirname, 'process.ts'))};
    exitOnSignal(3);
    setInterval(() => {}, 1000);
    say('ready');`;
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', script];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(program.stdout, 'data');
  program.kill('SIGHUP');
  expect(await once(program, 'close')).toEqual([3, null]);
});

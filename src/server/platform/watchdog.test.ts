import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

const WATCHDOG = JSON.stringify(new URL('watchdog.ts', import.meta.url).href);
const LIMIT_MS = 1000;

/** A separate process with a watchdog that runs `does`; `block` is a function there that blocks its event loop, asleep. */
function start(does: string, logLevel = 'info') {
  const code = `
    const { startWatchdog } = await import(${WATCHDOG});
    const block = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    startWatchdog({ logLevel: '${logLevel}' }, ${LIMIT_MS});
    ${does}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  return { child, ended, isReady: once(child.stdout, 'data') };
}

const turn = 'await new Promise((resolve) => setTimeout(resolve, 100));';
// Started together, because they mostly wait.
const blocked = start('block(Infinity);');
const silent = start('block(Infinity);', 'silent');
const debugged = start(`
  (await import('node:inspector')).open(0);
  ${turn}
  block(${2 * LIMIT_MS});
  process.exit(0);`);
const slow = start(`
  ${`block(400); ${turn} `.repeat(4)}
  console.log('ready');
  process.stdin.resume();`);

describe('a process whose event loop', () => {
  it('a process whose event loop is blocked for the limit is killed with one line in the log’s format', async () => {
    const { code, signal, output } = await blocked.ended;
    expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
    expect(JSON.parse(output)).toMatchObject({
      level: 60,
      pid: blocked.child.pid,
      msg: 'The event loop has not turned for 1 s: this process ends, to be started again',
    });
  });

  it('a blocked process is killed without a line if the log is silent', async () => {
    expect(await silent.ended).toEqual({ code: null, signal: 'SIGKILL', output: '' });
  });

  it('a process that a debugger holds continues', async () => {
    expect(await debugged.ended).toMatchObject({ code: 0, signal: null });
  });

  it('a process whose event loop sometimes runs continues, also on a machine that slept, and ends by itself when it has nothing left to do', async () => {
    const { child, ended, isReady } = slow;
    await isReady;
    child.kill('SIGSTOP');
    await delay(1.5 * LIMIT_MS);
    child.kill('SIGCONT');
    await delay(LIMIT_MS / 2);
    child.stdin.end();
    expect(await ended).toEqual({ code: 0, signal: null, output: 'ready\n' });
  });
});

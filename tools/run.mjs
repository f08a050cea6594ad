// @ts-check
// `node tools/run.mjs <program> [<argument>…]`: installs and builds what is out of date, then runs a program of the server in
// this process. It is what `npm start`, `npm run demo`, `admin`, `https`, `backup`, `restore` and `move` run, in a release as well;
// after `npm run upgrade` it is that release's own run.mjs which does so.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, currentRelease, install, INSTALLATION, ROOT } from './setup.mjs';

/** Programs that run until they are stopped. */
const SERVERS = ['main', 'demo'];
const PARENT_CHECK_MS = 500;

const current = currentRelease();
if (current === ROOT) await runProgram();
else await import(pathToFileURL(join(current, 'tools', 'run.mjs')).href);

async function runProgram() {
  const [program = 'main'] = process.argv.splice(2, 1);
  install();
  build();
  process.env['NODE_ENV'] ??= 'production';
  if (program === 'demo') process.env['LOG_LEVEL'] ??= 'warn';
  process.chdir(INSTALLATION);
  if (SERVERS.includes(program) && process.env['npm_lifecycle_event']) stopWithParent();
  await import(pathToFileURL(join(ROOT, 'dist', 'server', `${program}.js`)).href);
}

/**
 * Stops as on SIGTERM when the parent process has gone: npm passes signals on, which is why the scripts begin with `exec`
 * (exec.cmd), but not when it is killed itself.
 */
function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}

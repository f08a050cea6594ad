// `npm run bench`: measures speed, load and growth on the built application; `npm run bench -- <part>` measures one part.
import { spawnSync } from 'node:child_process';
import { build, install, requireNode, ROOT } from './setup.mjs';

requireNode();
install();
build();
const { findBrowser } = await import('./browser.mjs');
// Whatever it finds, it never fails a build.
spawnSync(process.execPath, ['--import', 'tsx', 'bench/main.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, BROWSER_PATH: findBrowser({ isWhole: true }), LOG_LEVEL: 'warn' },
});

// `npm test`: every check there is, in a fresh clone as well: sets up, checks, tests screens and server, and plays in a real browser.
import { join } from 'node:path';
import { findBrowser, findBrowserMeanwhile } from './browser.mjs';
import { bin, build, install, requireNode, ROOT, run, say } from './setup.mjs';

requireNode();
install();
const browserIsThere = findBrowserMeanwhile();
run(process.execPath, [join(ROOT, 'scripts', 'check.mjs')]);
build();
say('\nScreens, the server, and faults of a real server process');
const projects = ['screens*', 'server*', 'faults'].flatMap((name) => ['--project', name]);
run(bin('vitest'), ['run', ...projects], { NODE_ENV: 'test' });
await browserIsThere;
const browser = findBrowser();
say(`\nJourneys in a real browser (${browser})`);
run(bin('playwright'), ['test'], { BROWSER_PATH: browser, NODE_ENV: 'test' });

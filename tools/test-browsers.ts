// Plays the everyday journeys in this machine's other browsers, and lists those it does not have (D15).
import { spawnSync } from 'node:child_process';
import { findPrograms } from '../e2e/webkit/mini-browser.ts';
import { pathOf } from './browser.ts';
import { bin, say } from './setup.mjs';

/** The oldest that was tried with what drives it, which does not speak with 140 and has its own code blocked there. */
const FIREFOX_SINCE = 153;

/** Whether there is a Firefox, and not one that says it is too old. */
function hasFirefox(): boolean {
  const path = pathOf('firefox-esr') ?? pathOf('firefox');
  if (!path) return false;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/Firefox (\d+)/.exec(stdout)?.[1] ?? FIREFOX_SINCE) >= FIREFOX_SINCE;
}

const BROWSERS = [
  {
    name: `Firefox ${FIREFOX_SINCE} or later`,
    isHere: hasFirefox(),
    debian: 'firefox-esr',
    config: 'e2e/firefox.config.ts',
  },
  {
    name: 'WebKit',
    isHere: findPrograms() !== null,
    debian: 'webkit2gtk-driver and xvfb',
    config: 'e2e/webkit.config.ts',
  },
];

let failures = 0;
for (const { name, isHere, debian, config } of BROWSERS) {
  if (isHere) {
    const { status } = spawnSync(bin('playwright'), ['test', '--config', config], {
      stdio: 'inherit',
    });
    if (status !== 0) failures += 1;
  } else {
    say(`${name} was skipped: it is not installed here. In Debian it comes with ${debian}.`);
  }
}
process.exitCode = failures === 0 ? 0 : 1;

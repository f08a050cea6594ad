// Plays the everyday journeys in this machine's other browsers, and lists those it does not have (D15).
import { spawnSync } from 'node:child_process';
import { findPrograms } from '../e2e/webkit/mini-browser.ts';
import { pathOf } from './browser.ts';
import { bin, say } from './setup.mjs';

const BROWSERS = [
  {
    name: 'Firefox',
    isHere: Boolean(pathOf('firefox-esr') ?? pathOf('firefox')),
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

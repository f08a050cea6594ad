// Finds a Chromium that runs on this machine, or installs one.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin, ROOT, say } from './setup.mjs';

/** Without windows: the journeys take a third less time in it. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a browser that starts; ends the program with a sentence when there is none and none can be installed.
 * `isWhole`: rather one with windows, which is what people use.
 */
export function findBrowser({ isWhole = false } = {}) {
  const names = isWhole ? [...NAMES, HEADLESS] : [HEADLESS, ...NAMES];
  const found = installed(names);
  if (found) return found;
  say('No Chromium was found: installing one…');
  for (const attempt of [installFromSystem, installFromPlaywright]) {
    attempt(names);
    const now = installed(names);
    if (now) return now;
  }
  say(
    'A Chromium browser is needed for the journeys. Please install one, or set BROWSER_PATH to it.',
  );
  process.exit(1);
}

/** Does the same beside other work and says nothing; resolves when it has ended, however it did. */
export function findBrowserMeanwhile() {
  const work = "import('./scripts/browser.mjs').then(({ findBrowser }) => findBrowser())";
  const program = spawn(process.execPath, ['-e', work], { cwd: ROOT, stdio: 'ignore' });
  return new Promise((resolve) => program.on('close', resolve).on('error', resolve));
}

function installed(names) {
  const fromPath = names.map((name) => which(name));
  const candidates = [process.env['BROWSER_PATH'], ...fromPath, ...PLACES, fromPlaywright()];
  return candidates.find((path) => path && existsSync(path) && starts(path));
}

function which(name) {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0]?.trim() : undefined;
}

/** A package of that name may be a stand-in that only points elsewhere: it counts when it says its version. */
function starts(path) {
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

function fromPlaywright() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' });
  return stdout;
}

/** Older systems have not every name. */
function installFromSystem(names) {
  if (process.getuid?.() !== 0 || !which('apt-get')) return;
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  for (const name of names) {
    if (apt('install', '-y', '--no-install-recommends', name).status === 0) return;
  }
}

function installFromPlaywright() {
  const withSystemParts = process.getuid?.() === 0 ? ['--with-deps'] : [];
  spawnSync(bin('playwright'), ['install', ...withSystemParts, 'chromium'], { stdio: 'inherit' });
}

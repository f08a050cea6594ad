// Finds a Chromium that runs on this machine, or installs one.
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin, say } from './setup.mjs';

/** The headless build, in which the journeys take a third less time. */
const HEADLESS = 'chromium-headless-shell';
const WINDOWED = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const STARTING_MS = 20_000;

/** Prefers the headless one, which is faster, or the full browser, which people use. */
export type BrowserKind = 'headless' | 'windowed';

/** Path of a browser that starts; undefined if none is installed. */
export function installedBrowser(kind: BrowserKind = 'headless'): string | undefined {
  const candidates = [
    process.env['BROWSER_PATH'],
    ...namesOf(kind).map(pathOf),
    ...PLACES,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path) && starts(path));
}

/** Path of a browser that starts, installing one if necessary; exits with a message if that fails. */
export function findBrowser(kind: BrowserKind = 'headless'): string {
  const found = installedBrowser(kind);
  if (found) return found;
  say('No Chromium was found: installing one…');
  for (const attempt of [installFromSystem, installFromPlaywright]) {
    attempt(kind);
    const now = installedBrowser(kind);
    if (now) return now;
  }
  say(
    'A Chromium browser is needed for the journeys. Please install one, or set BROWSER_PATH to it.',
  );
  process.exit(1);
}

function namesOf(kind: BrowserKind): string[] {
  return kind === 'headless' ? [HEADLESS, ...WINDOWED] : [...WINDOWED, HEADLESS];
}

function pathOf(name: string): string | undefined {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0]?.trim() : undefined;
}

/** A package with this name may only refer to a snap, so it counts only if it prints its version. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return true;
  const options = { encoding: 'utf8', timeout: STARTING_MS } as const;
  const { status, stdout } = spawnSync(path, ['--version'], options);
  return status === 0 && /\d+\.\d+/.test(stdout);
}

/** Older systems do not have every package name. */
function installFromSystem(kind: BrowserKind): void {
  if (process.getuid?.() !== 0 || !pathOf('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  apt('update');
  namesOf(kind).some((name) => apt('install', '-y', '--no-install-recommends', name).status === 0);
}

function installFromPlaywright(): void {
  const withSystemParts = process.getuid?.() === 0 ? ['--with-deps'] : [];
  spawnSync(bin('playwright'), ['install', ...withSystemParts, 'chromium'], { stdio: 'inherit' });
}

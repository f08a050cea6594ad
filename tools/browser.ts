// Finds a Chromium that runs on this machine, or installs one.
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, ROOT, say } from './setup.mjs';

/** The headless build, with which the journeys take a fifth less processor time. */
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
/** Exists once installing the headless build next to another browser has been tried. */
const TRIED = join(ROOT, '.cache', 'headless.stamp');
/** A machine without a network soon continues with the browser it has. */
const SOON = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

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

/** Installs the headless build next to an existing browser, once per clone and only if the system offers it. */
export function addHeadless(): void {
  if (process.env['BROWSER_PATH'] || pathOf(HEADLESS) || existsSync(TRIED) || !canInstall()) return;
  mkdirSync(dirname(TRIED), { recursive: true });
  writeFileSync(TRIED, '');
  say('Installing the headless Chromium, in which the journeys are faster…');
  const install = () =>
    apt(...SOON, 'install', '-y', '--no-remove', '--no-install-recommends', HEADLESS);
  if (!install() && apt(...SOON, 'update')) install();
}

function namesOf(kind: BrowserKind): string[] {
  return kind === 'headless' ? [HEADLESS, ...WINDOWED] : [...WINDOWED, HEADLESS];
}

/** Where a program is; undefined if it is not installed. */
export function pathOf(name: string): string | undefined {
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

/** Whether this process may install system packages and the system is Debian. */
function canInstall(): boolean {
  return process.getuid?.() === 0 && pathOf('apt-get') !== undefined;
}

/** Returns whether apt-get succeeded. */
function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return succeeds('apt-get', args, env);
}

/** Runs a program quietly: its output, which may be hundreds of lines, is shown only if it fails. */
function succeeds(program: string, args: readonly string[], env = process.env): boolean {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  if (status !== 0) say(`${stdout}${stderr}`.trim());
  return status === 0;
}

/** Older systems do not have every package name. */
function installFromSystem(kind: BrowserKind): void {
  if (!canInstall()) return;
  apt('update');
  namesOf(kind).some((name) => apt('install', '-y', '--no-install-recommends', name));
}

function installFromPlaywright(): void {
  const withSystemParts = process.getuid?.() === 0 ? ['--with-deps'] : [];
  succeeds(bin('playwright'), ['install', ...withSystemParts, 'chromium']);
}

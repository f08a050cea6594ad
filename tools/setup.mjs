// @ts-check
// Set-up that runs before any package is installed, and so is not TypeScript: `node tools/setup.mjs` installs packages that are
// missing or out of date, `node tools/setup.mjs build` builds the application as well.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CACHE = join(ROOT, '.cache');
const MIN_MAJOR = 20;
const MIN_MINOR = 19;
/** A release (`npm run release`) is already built and needs no tools: nothing is written outside its packages. */
const IS_RELEASE = existsSync(join(ROOT, 'release.json'));
/** The folder that keeps the settings: a later release is in the folder `releases` of the first one. */
export const INSTALLATION = existsSync(join(dirname(dirname(ROOT)), 'release.json'))
  ? dirname(dirname(ROOT))
  : ROOT;
/** What the built application depends on. */
const SOURCES = ['package-lock.json', 'content', 'src', 'tools/build'];

/**
 * Writes a line to the standard output.
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** The folder of the release in use, as `npm run upgrade` says (src/server/operations/upgrade/releases.ts). */
export function currentRelease() {
  const file = join(INSTALLATION, 'releases', 'current.json');
  if (!existsSync(file)) return INSTALLATION;
  const { release } = JSON.parse(readFileSync(file, 'utf8'));
  return release === null ? INSTALLATION : join(INSTALLATION, 'releases', release);
}

/** Ends the program with a message if Node.js is too old. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN_MAJOR || (major === MIN_MAJOR && minor >= MIN_MINOR)) return;
  say(`Node.js ${MIN_MAJOR}.${MIN_MINOR} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Path of an installed package's command.
 * @param {string} name
 */
export function bin(name) {
  return join(ROOT, 'node_modules', '.bin', name);
}

/**
 * Runs a program in the project's folder, sharing our output; ends this program if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (error) say(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the packages of the lock file, including those for building and testing, whatever NODE_ENV says. */
export function install() {
  requireNode();
  if (IS_RELEASE) {
    if (!existsSync(join(ROOT, 'node_modules'))) {
      say('Installing packages…');
      run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
    }
    return;
  }
  once(
    'install',
    fingerprintOf(['package.json', 'package-lock.json', '.npmrc']) + process.version + process.arch,
    ['node_modules'],
    () => {
      say('Installing packages…');
      // Not `npm ci`: it refuses a lock file written on a machine whose registry lacks other platforms' optional packages.
      const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
      run('npm', ['install', '--no-save', '--include=dev', ...quiet], { NODE_ENV: 'development' });
    },
  );
}

/** Builds the browser application and the server from installed packages. */
export function build() {
  if (IS_RELEASE) return;
  once('build', fingerprintOf(SOURCES), ['dist/web', 'dist/server'], () => {
    say('Building…');
    for (const config of ['web', 'server']) {
      const options = ['--config', `tools/build/${config}.config.ts`, '--logLevel', 'warn'];
      run(bin('vite'), ['build', ...options], { NODE_ENV: 'production' });
    }
  });
}

/**
 * Does `work` unless it was done for the same `fingerprint` before and its `results` still exist.
 * @param {string} name
 * @param {string} fingerprint
 * @param {readonly string[]} results
 * @param {() => void} work
 */
function once(name, fingerprint, results, work) {
  const stamp = join(CACHE, `${name}.stamp`);
  const isDone = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
  if (isDone && results.every((path) => existsSync(join(ROOT, path)))) return;
  work();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, fingerprint);
}

/**
 * A hash of the names and contents of files, and of all files in folders.
 * @param {readonly string[]} paths
 */
function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) {
    hash.update(path).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex');
}

/**
 * The files of a folder in a fixed order; a file by itself stands for a folder of one.
 * @param {string} path
 */
function filesIn(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  install();
  if (process.argv[2] === 'build') build();
}

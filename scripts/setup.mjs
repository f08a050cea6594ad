// Set-up that needs no installed package: installs and builds what is missing or out of date, and says so.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CACHE = join(ROOT, '.cache');
const MIN_NODE = [20, 19];

/** Says what is being done. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the program with a sentence when Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [minMajor, minMinor] = MIN_NODE;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  say(`Node.js ${minMajor}.${minMinor} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const AT_ONCE = 2;

/**
 * Runs several programs, two at a time, and shows the output of each under its title when it has ended; ends this program
 * after the first that fails.
 * @param {[title: string, command: string, args: string[]][]} steps
 */
export async function runAll(steps, env = {}) {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [title, command, args] = step;
      const { code, output } = await outcomeOf(command, args, env);
      say(`\n${title}${output ? `\n${output}` : ''}`);
      if (code !== 0) process.exit(code);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Exit code of a program that was run in the project's folder, and all that it said. */
function outcomeOf(command, args, env) {
  const options = {
    cwd: ROOT,
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  };
  return new Promise((resolve) => {
    const program = spawn(command, args, options);
    const said = [];
    program.stdout.on('data', (part) => said.push(part));
    program.stderr.on('data', (part) => said.push(part));
    const end = (code) => resolve({ code, output: Buffer.concat(said).toString().trimEnd() });
    program.on('close', (code) => end(code ?? 1));
    program.on('error', (error) => {
      said.push(Buffer.from(`${command} could not be started: ${error.message}`));
      end(1);
    });
  });
}

/** Runs a program in the project's folder with its output on ours; ends this program when it fails. */
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

/** Path of an installed package's command. */
export function bin(name) {
  return join(ROOT, 'node_modules', '.bin', name);
}

/** Does `work` unless it was done before for the same `fingerprint`. */
function once(name, fingerprint, isThere, work) {
  const stamp = join(CACHE, `${name}.stamp`);
  const done = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
  if (done && isThere()) return;
  work();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, fingerprint);
}

/** A release (`npm run release`) is built already and needs no tools: nothing is written beside its packages. */
const IS_RELEASE = existsSync(join(ROOT, 'release.json'));

/** Installs the packages of the lock file, the tools for building and testing with them, whatever NODE_ENV says. */
export function install() {
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
    () => existsSync(join(ROOT, 'node_modules')),
    () => {
      say('Installing packages…');
      // Not `npm ci`: it refuses a lock file that was written where other platforms' optional packages are not offered.
      const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
      run('npm', ['install', '--no-save', '--include=dev', ...quiet], { NODE_ENV: 'development' });
    },
  );
}

/** Builds the browser application and the server. */
export function build() {
  if (IS_RELEASE) return;
  once(
    'build',
    fingerprintOf([
      'package-lock.json',
      'vite.config.ts',
      'vite.offline.config.ts',
      'vite.server.config.ts',
      'vite.welcome.config.ts',
      'content',
      'src',
      'tools/build',
    ]),
    () => existsSync(join(ROOT, 'dist', 'web')) && existsSync(join(ROOT, 'dist', 'server')),
    () => {
      say('Building…');
      const quiet = ['--logLevel', 'warn'];
      run(bin('vite'), ['build', ...quiet], { NODE_ENV: 'production' });
      run(bin('vite'), ['build', '--config', 'vite.server.config.ts', ...quiet], {
        NODE_ENV: 'production',
      });
      run(process.execPath, [join('scripts', 'compress.mjs')]);
    },
  );
}

/** A hash of the contents of files and folders. */
function fingerprintOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(ROOT, path);
    if (!existsSync(full)) return;
    hash.update(path).update(readFileSync(full));
  };
  for (const path of paths) {
    if (path.includes('.')) add(path);
    else for (const file of filesIn(path)) add(file);
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}

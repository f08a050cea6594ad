// `npm run release`: an archive that runs with production packages only, in release/, with its checksum. It holds the built
// application, its lock file, a bill of materials (CycloneDX) and checksums of all of it. Two runs on one commit and
// machine give the same bytes. With `-- --key <file>`, a private Ed25519 key in PEM, it is signed as well.
import { spawnSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import { z } from 'zod';
import { ROOT, say } from './setup.mjs';

/** Its contents, besides the generated files. */
const CONTENTS = [
  '.npmrc',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'exec.cmd',
  'dist/server',
  'dist/web',
  'docs',
  'src/server/platform/db/migrations',
  'tools/run.mjs',
  'tools/setup.mjs',
];
/** With it, whoever has this release can check the signature of the next one. */
const PUBLIC_KEY = 'release-key.pem';
/** Commands that work in a release. */
const COMMANDS = [
  'start',
  'demo',
  'admin',
  'https',
  'doctor',
  'schools',
  'upgrade',
  'backup',
  'restore',
  'move',
];
const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const projectSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  scripts: z.record(z.string(), z.string()),
});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), integrity: z.string().optional() }),
  ),
});
const materialsSchema = z.looseObject({ metadata: z.looseObject({}) });

const { values: given } = parseArgs({ options: { key: { type: 'string' } } });
const signer = given.key === undefined ? null : readKey(given.key);
const project = projectSchema.parse(readJson('package.json'));
const name = `${project.name}-${project.version}`;
const releases = join(ROOT, 'release');
const folder = join(ROOT, '.cache', 'release', name);
rmSync(dirname(folder), { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
mkdirSync(releases, { recursive: true });

for (const path of CONTENTS) {
  if (!existsSync(join(ROOT, path))) throw new Error(`${path} is missing.`);
  cpSync(join(ROOT, path), join(folder, path), { recursive: true });
}

const { devDependencies: _tools, imports: _sources, ...kept } = project;
const scripts = Object.fromEntries(COMMANDS.map((command) => [command, project.scripts[command]]));
writeJson('package.json', { ...kept, scripts });
// With the production packages only: `npm ci` accepts no incomplete lock file.
cpSync(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'));
npm('install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error');
comparePackages();

const commit = git('rev-parse', 'HEAD');
const at = new Date(Number(git('show', '--no-patch', '--format=%ct', 'HEAD') || 0) * 1000);
writeJson('release.json', { name: project.name, version: project.version, commit });
if (signer) {
  const publicKey = createPublicKey(signer).export({ type: 'spki', format: 'pem' });
  writeFileSync(join(folder, PUBLIC_KEY), publicKey);
}

const sbom = npm('sbom', '--sbom-format=cyclonedx', '--package-lock-only');
const materials = materialsSchema.parse(JSON.parse(sbom));
materials.metadata['timestamp'] = at.toISOString();
materials['serialNumber'] = `urn:uuid:${uuidOf(readFileSync(join(folder, 'package-lock.json')))}`;
writeJson('sbom.cdx.json', materials);

const files = filesIn(folder);
const sums = files.map((file) => `${sumOf(readFileSync(join(folder, file)))}  ${file}\n`).join('');
writeFileSync(join(folder, 'SHA256SUMS'), sums);

const archive = join(releases, `${name}.tar.gz`);
create(
  {
    file: archive,
    cwd: dirname(folder),
    portable: true,
    mtime: at,
    sync: true,
    gzip: { level: 9 },
    // For example a file that only its builder may read.
    filter: (_path, entry) => {
      if ('isDirectory' in entry) {
        const mode = entry.isDirectory() ? FOLDER_MODE : FILE_MODE;
        entry.mode = (entry.mode & ~0o777) | mode;
      }
      return true;
    },
  },
  [...files, 'SHA256SUMS'].sort().map((file) => `${name}/${file}`),
);
const bytes = readFileSync(archive);
if (signer) {
  writeFileSync(`${archive}.sig`, `${sign(null, bytes, signer).toString('base64')}\n`);
}
const sum = sumOf(bytes);
writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
say(`${relative(ROOT, archive)}\n${sum}`);

function readKey(file: string): KeyObject {
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new Error('The key is not an Ed25519 key (openssl genpkey -algorithm ed25519).');
  }
  return key;
}

function readJson(path: string, from = ROOT): unknown {
  return JSON.parse(readFileSync(join(from, path), 'utf8'));
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
}

/** Runs npm in the release's folder and returns its output. */
function npm(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stderr}`);
  return stdout;
}

/** The output of git; empty without a repository. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Checks that every package is the version that was tested. */
function comparePackages(): void {
  const tested = lockSchema.parse(readJson('package-lock.json')).packages;
  const released = lockSchema.parse(readJson('package-lock.json', folder)).packages;
  for (const [path, { version, integrity }] of Object.entries(released)) {
    if (path === '') continue;
    if (tested[path]?.version !== version || tested[path]?.integrity !== integrity) {
      throw new Error(`${path} would not be the version of package-lock.json.`);
    }
  }
}

function filesIn(from: string): string[] {
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A UUID that follows from the contents (RFC 9562, version 8). */
function uuidOf(bytes: Uint8Array): string {
  const hex = sumOf(bytes);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

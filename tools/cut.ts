// `npm run cut -- <version>`, with `--key <file>` where its maker has a key: makes a version of what is there. It writes the version and the changelog's heading, keeps
// a backup of this version for the tests of all later ones, lets migrations be added from now on, and makes the archive.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepArchive } from '#server/operations/archive/keep-archive.ts';
import { writeArchive } from '#server/operations/archive/write-archive.ts';
import { openEmbedded } from '#server/platform/db/open-embedded.ts';
import { MIGRATIONS } from '#server/platform/db/open.ts';
import { withDatabase } from '#server/platform/db/with-database.ts';
import { fillEveryTable } from '#testing/fill-every-table.ts';
import { ROOT, run, say } from './setup.mjs';

const RELEASES = join(ROOT, 'src', 'testing', 'releases');
const UNRELEASED = '## Not released yet\n';
/** What holds no longer once there is a version to upgrade from. */
const UNTIL_THEN = /\*\*Until 1\.0\.0[^]*?\n\n/;
const GENERATE = 'drizzle-kit generate --config tools/drizzle.config.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' } },
});
const [version = ''] = positionals;
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  throw new Error('Usage: npm run cut -- <version> [--key <file of the private key>]');
}
const changes = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
if (!changes.includes(UNRELEASED)) {
  throw new Error('CHANGELOG.md does not say what is "Not released yet".');
}
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
if (git('status', '--porcelain') !== '') throw new Error('Something is not committed yet.');

run('npm', ['version', version, '--no-git-tag-version']);
const project = readFileSync(join(ROOT, 'package.json'), 'utf8');
writeFileSync(
  join(ROOT, 'package.json'),
  project.replace(/"db:generate": ".*"/, `"db:generate": "${GENERATE}"`),
);
const today = new Date().toISOString().slice(0, 10);
writeFileSync(
  join(ROOT, 'CHANGELOG.md'),
  changes.replace(UNRELEASED, `## ${version}, ${today}\n`).replace(UNTIL_THEN, ''),
);
await keepBackup(join(RELEASES, `${version}.backup.gz`));
// The archive names the commit that it was made of.
git('add', '--all');
git('commit', '--quiet', '--message', `Version ${version}`);
git('tag', `v${version}`);
const signed = values.key === undefined ? [] : ['--key', values.key];
run('npm', ['run', '--silent', 'release', '--', ...signed]);
say(`Publish these files, and push the commit and the tag v${version}.`);

/** A backup with rows in every table. */
async function keepBackup(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-cut-'));
  mkdirSync(RELEASES, { recursive: true });
  try {
    await withDatabase(openEmbedded(join(folder, 'database'), MIGRATIONS), async ({ db }) => {
      await fillEveryTable(db);
      await keepArchive(await writeArchive(db, new Date()), file);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

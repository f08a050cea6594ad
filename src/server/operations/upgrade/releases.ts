// The releases of an installation: the first one in its own folder, later ones in the folder `releases` there, and a file that
// says which is in use (tools/setup.mjs reads it as well). Writing that file is the switch: it happens completely or not at all.
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../../platform/db/postgres/durable-file.ts';
import { UpgradeError } from './genuine.ts';

const releaseSchema = z.object({
  name: z.string().regex(/^[a-z-]+$/),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
});
type Release = z.output<typeof releaseSchema>;

const currentSchema = z.object({
  /** The folder in `releases`; null for the installation's own. */
  release: z.nullable(z.string()),
  /** How to go back; nothing after somebody went back. */
  before: z
    .object({
      release: z.nullable(z.string()),
      /** The backup that was made before the upgrade. */
      backup: z.string(),
      /** The highest id of a game at that time. */
      lastGame: z.number(),
    })
    .optional(),
});
export type Current = z.output<typeof currentSchema>;

const releasesOf = (installation: string) => join(installation, 'releases');
const currentFile = (installation: string) => join(releasesOf(installation), 'current.json');

/** The folder of a release. */
export const folderOf = (installation: string, release: string | null) =>
  release === null ? installation : join(releasesOf(installation), release);

/** What `release.json` says; null where there is none, as in a clone of the project. */
export async function readRelease(folder: string): Promise<Release | null> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => null);
  return text === null ? null : releaseSchema.parse(JSON.parse(text));
}

/** Throws UpgradeError unless it is a later release of the same app. */
export function expectNewer(next: Release, present: Release): void {
  if (next.name !== present.name) {
    throw new UpgradeError(`The archive is a release of ${next.name}, not of ${present.name}.`);
  }
  if (next.version.localeCompare(present.version, 'en', { numeric: true }) > 0) return;
  throw new UpgradeError(
    `The archive is version ${next.version}, and ${present.version} is installed. To return to an earlier one: npm run upgrade -- --back`,
  );
}

export async function readCurrent(installation: string): Promise<Current> {
  const file = currentFile(installation);
  if (!existsSync(file)) return { release: null };
  return currentSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** From the next start on this release is used. */
export function switchTo(installation: string, current: Current): Promise<void> {
  return writeDurably(currentFile(installation), JSON.stringify(current));
}

/**
 * Deletes all releases except the one in use and the one before it, to which `--back` leads: among them what an upgrade
 * left that was killed.
 */
export async function deleteOthers(installation: string, { release, before }: Current) {
  const folder = releasesOf(installation);
  const kept = [release, before?.release];
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isDirectory() || kept.includes(entry.name)) continue;
    await rm(join(folder, entry.name), { recursive: true, force: true });
  }
}

/** Unpacks an archive, with its packages, beside the releases in use, and returns its name; leaves nothing if that fails. */
export async function unpack(
  archive: Buffer,
  installation: string,
  isWanted: (release: Release) => void,
): Promise<string> {
  await mkdir(releasesOf(installation), { recursive: true });
  const draft = await mkdtemp(join(releasesOf(installation), 'new-'));
  try {
    // Even for root, the files belong to whoever upgrades, and not to whoever made the archive.
    run('tar', ['xzf', '-', '--no-same-owner', '-C', draft], { input: archive });
    const [name = ''] = await readdir(draft);
    const release = await readRelease(join(draft, name));
    if (!release) throw new UpgradeError('The archive is not a release of this app.');
    isWanted(release);
    // The user of a service may have no home for npm to write in.
    const npm_config_cache = join(draft, 'npm');
    run(process.execPath, [join(draft, name, 'tools', 'setup.mjs')], {
      env: { ...process.env, npm_config_cache },
    });
    const own = `${release.name}-${release.version}`;
    await rename(join(draft, name), folderOf(installation, own));
    return own;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function run(program: string, args: readonly string[], options: SpawnSyncOptions): void {
  const { status, stderr, stdout, error } = spawnSync(program, args, {
    ...options,
    encoding: 'utf8',
  });
  if (status === 0) return;
  const said = (error?.message ?? (stderr.trim() || stdout.trim())).split('\n').slice(-3);
  throw new UpgradeError(`The release could not be unpacked: ${said.join(' ')}`);
}

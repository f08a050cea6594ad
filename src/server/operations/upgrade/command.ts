// `npm run upgrade`: takes an installation with the embedded database to a newer release, and back.
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config.ts';
import { reasonOf } from '../../platform/database-errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { openEmbedded } from '../../platform/db/open-embedded.ts';
import { embeddedFolder, MIGRATIONS } from '../../platform/db/open.ts';
import { withDatabase } from '../../platform/db/with-database.ts';
import { makeFolder } from '../../platform/make-folder.ts';
import { findInstallation, findProjectRoot } from '../../platform/project-root.ts';
import { keepArchive } from '../archive/keep-archive.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { readGenuine, UpgradeError } from './genuine.ts';
import { deleteRehearsal, rehearsalOf } from './rehearsal.ts';
import { expectReady, restoreWith } from './programs.ts';
import {
  deleteOthers,
  expectNewer,
  folderOf,
  readCurrent,
  readRelease,
  switchTo,
  unpack,
  type Current,
} from './releases.ts';
import { countGamesAfter, lastGameId } from './store.ts';

const USAGE = `Usage: npm run upgrade -- <archive>                 its signature is in <archive>.sig; the app must be stopped
                       <archive> --sha256 <SHA-256>
                       --back                     to the release before the last upgrade`;
const KEY_FILE = 'release-key.pem';

interface Given {
  config: Config;
  say: (line: string) => void;
  now: Date;
}

/** Runs the command; `say` receives its lines as they come. Throws UpgradeError, ArchiveError or DatabaseError with a message. */
export async function runUpgradeCommand(args: readonly string[], given: Given): Promise<void> {
  const { positionals, values } = read(args);
  const [file, ...more] = positionals;
  if (values.back && file === undefined) return goBack(values.lose, given);
  if (values.back || values.lose !== undefined || file === undefined || more.length > 0) {
    throw new UpgradeError(USAGE);
  }
  await upgrade(resolve(file), values.sha256, given);
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { sha256: text, back: { type: 'boolean' }, lose: text },
    });
  } catch {
    throw new UpgradeError(USAGE);
  }
}

async function upgrade(file: string, sha256: string | undefined, given: Given): Promise<void> {
  const { config, say } = given;
  const root = findProjectRoot();
  const installation = findInstallation();
  const present = await readRelease(root);
  if (!present)
    throw new UpgradeError('This is no release but a clone: take the new one with git.');
  const archive = await readGenuine(file, { keyFile: join(root, KEY_FILE), sha256 });
  say(`${file} is genuine.`);
  expectEmbedded(config);
  const before = await readCurrent(installation);
  await deleteOthers(installation, before);
  const release = await unpack(archive, installation, (next) => expectNewer(next, present));
  const folder = folderOf(installation, release);
  try {
    const saved = await backUp(given, `before-${release}`, lastGameId);
    say(`The backup is in ${saved.file}. Trying ${release} on a copy of it …`);
    await rehearse(folder, saved.file, config);
    const back = { release: before.release, backup: saved.file, lastGame: saved.result };
    say('That worked. Switching …');
    await switchTo(installation, { release, before: back });
    await settle(folder, { installation, before, backup: saved.file }, given);
  } catch (error) {
    const isInUse = (await readCurrent(installation)).release === release;
    if (!isInUse) await rm(folder, { recursive: true, force: true });
    throw error;
  }
  say(`${release} is in use from the next start on. To return: npm run upgrade -- --back`);
}

function expectEmbedded({ databaseUrl }: Config): void {
  if (databaseUrl === null) return;
  throw new UpgradeError(
    'DATABASE_URL is set: make a backup with pg_dump, put the new release in the place of this one, and start it (docs/operating.md).',
  );
}

/** Backs the database up, which nobody else may be using, and reads something of it. */
async function backUp<Result>(
  { config, now }: Given,
  name: string,
  look: (db: Db) => Promise<Result>,
): Promise<{ file: string; result: Result }> {
  return withDatabase(openEmbedded(embeddedFolder(config), MIGRATIONS), async ({ db }) => {
    const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
    const file = join(config.dataDir, 'backups', `${stamp}-${name}.backup.gz`);
    const result = await look(db);
    await makeFolder(dirname(file), 0o700);
    await keepArchive(await writeArchive(db, now), file);
    return { file, result };
  });
}

async function rehearse(folder: string, backup: string, config: Config): Promise<void> {
  await deleteRehearsal(config);
  try {
    await restoreWith(folder, backup, rehearsalOf(config));
    await expectReady(folder, rehearsalOf(config));
  } catch (error) {
    if (!(error instanceof UpgradeError)) throw error;
    throw new UpgradeError(`Nothing was changed. ${error.message}`);
  } finally {
    await deleteRehearsal(config);
  }
}

/**
 * Lets the new version migrate the database; if it does not get ready, everything is as before. Throws UpgradeError then,
 * and also if the database cannot be restored, with what belongs together.
 */
export async function settle(
  folder: string,
  { installation, before, backup }: { installation: string; before: Current; backup: string },
  { config }: Given,
): Promise<void> {
  try {
    await expectReady(folder, config.dataDir);
  } catch (error) {
    if (!(error instanceof UpgradeError)) throw error;
    const isAsItWas = await openEmbedded(embeddedFolder(config), MIGRATIONS).then(
      (database) => database.close().then(() => true),
      // Also while another process has it, which may be the new version, started by the service.
      () => false,
    );
    if (!isAsItWas) {
      await restoreWith(findProjectRoot(), backup, config.dataDir).catch((reason: unknown) => {
        throw new UpgradeError(
          `${error.message} The new version stays switched on, because the database before could not be restored either. The backup ${backup} belongs to ${before.release ?? 'the first version'}, to which you can return once that is mended: npm run upgrade -- --back (${reasonOf(reason)})`,
        );
      });
    }
    await switchTo(installation, before);
    throw new UpgradeError(`The version before is in use again, with everything. ${error.message}`);
  }
}

async function goBack(lose: string | undefined, given: Given): Promise<void> {
  const { config, say } = given;
  const installation = findInstallation();
  const { release, before } = await readCurrent(installation);
  if (!before) throw new UpgradeError('There is no upgrade from which to go back.');
  expectEmbedded(config);
  const saved = await backUp(given, `of-${release}`, (db) => countGamesAfter(db, before.lastGame));
  expectKnownLoss(lose, saved.result);
  say(`The backup of now is in ${saved.file}`);
  const folder = folderOf(installation, before.release);
  for (const line of await restoreWith(folder, before.backup, config.dataDir)) say(line);
  await switchTo(installation, { release: before.release });
  say('The version before is in use from the next start on.');
}

/** Throws UpgradeError unless the operator has named the number of rounds that going back loses. */
export function expectKnownLoss(named: string | undefined, rounds: number): void {
  if (named === String(rounds)) return;
  throw new UpgradeError(
    `Rounds since the upgrade, which would be lost with everything else since: ${rounds}. To go back all the same: npm run upgrade -- --back --lose ${rounds}`,
  );
}

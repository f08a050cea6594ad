// Folders in which no database can be opened: the message says what is wrong and what to do. A full disk, and what the
// application does with such a message, see `faults/first-start.test.ts`.
import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { canMount, WITH_MOUNTS } from '#testing/faults/mounts.ts';

const isPossible = canMount('the test of a read-only disk');
const isRoot = process.getuid?.() === 0;
if (!isRoot) {
  process.stderr.write('\nSKIPPED: the test of folders of other users, only root can make them\n');
}
const USER = 2;
const MAY_NOT_WRITE =
  'cannot be opened: the user that starts the app may not write there. Please make that user the owner (chown) and let it write (chmod 700), or set DATA_DIR to another folder.';

/** Opens each of the folders it is given, and prints why that fails. */
const PROGRAM = `
  import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'open-embedded.ts'))};
  for (const folder of process.argv.slice(2)) {
    await openEmbedded(folder, '/nowhere').catch(({ message }) => console.log(message));
  }
  process.exit();`;

let place = '';
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'bright-explorers-unusable-'));
  await chmod(place, 0o755);
  await writeFile(join(place, 'open.mts'), PROGRAM, { mode: 0o644 });
});
afterEach(() => rm(place, { recursive: true, force: true }));

const program = (folders: readonly string[]) =>
  [process.execPath, '--import', 'tsx', join(place, 'open.mts'), ...folders] as const;

/** What it prints, as this user if one is given. */
function linesOf([file = '', ...args]: readonly string[], uid?: number): string[] {
  const { stdout } = spawnSync(file, args, { uid, gid: uid, encoding: 'utf8' });
  return stdout.trim().split('\n');
}

it.skipIf(!isPossible)(
  'on a read-only disk, without a database folder, with a closed one and with one that others can enter, the message says what is wrong and what to do',
  async () => {
    const disk = join(place, 'disk');
    await mkdir(disk);
    const folders = ['none', 'closed', 'open'].map((name) => join(disk, name, 'database'));
    const script = `
      mount -t tmpfs -o mode=755 none "$1" && mkdir "$1/none" "$1/closed" "$1/open" &&
      mkdir -m 700 "$1/closed/database" && mkdir -m 755 "$1/open/database" &&
      mount -o remount,ro none "$1" && shift && exec "$@"`;
    expect(linesOf([...WITH_MOUNTS, script, 'sh', disk, ...program(folders)])).toEqual(
      folders.map(
        (folder) =>
          `The embedded database in ${folder} cannot be opened: its disk is read-only. Please mount it for writing, or set DATA_DIR to another folder.`,
      ),
    );
  },
);

it.runIf(isRoot)(
  'to an ordinary user the message says what to do about a folder of another user, also if others can enter it, names the owner of somebody else’s files, and the missing permission of its own',
  async () => {
    const folderOf = (name: string) => join(place, name, 'database');
    const others = folderOf('others');
    const open = folderOf('open');
    const closed = folderOf('closed');
    const files = folderOf('files');
    const own = folderOf('own');
    const folders = [others, open, closed, files, own];
    for (const folder of folders) await mkdir(join(folder, '..'));
    await mkdir(open);
    await chmod(open, 0o777);
    await mkdir(closed, { mode: 0o700 });
    for (const folder of [files, own]) {
      await mkdir(join(folder, 'cluster'), { recursive: true });
      for (const path of [join(folder, '..'), folder]) {
        await chmod(path, 0o700);
        await chown(path, USER, USER);
      }
    }
    await chown(join(own, 'cluster'), USER, USER);
    await chmod(own, 0o500);
    const mayNot = (folder: string) => `The embedded database in ${folder} ${MAY_NOT_WRITE}`;
    expect(linesOf(program(folders), USER)).toEqual([
      mayNot(others),
      mayNot(open),
      mayNot(closed),
      expect.stringContaining(`${files}/cluster belongs to another user. Please start`),
      mayNot(own),
    ]);
  },
);

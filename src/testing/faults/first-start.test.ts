// The first start on a full disk or in a folder that cannot be written to: it ends with one message, and leaves nothing
// behind that blocks the next start.
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canMount, WITH_MOUNTS } from './mounts.ts';
import { emptyFolder, startInVain, startServer, type Ended } from './real-server.ts';

const isPossible = canMount('the tests of a first start on a disk that is full or read-only');
const isRoot = process.getuid?.() === 0;
if (!isRoot) {
  process.stderr.write('\nSKIPPED: the tests of folders of other users, only root can make them\n');
}

const SERVER = 'dist/server/main.js';

// A remount names `none` beside the folder. With the folder alone, `mount` repeats the options in use, and those of an
// ordinary user's namespace are refused.

/** Ended by itself with 1; the last line is the message, and there is no stack trace. */
function expectSentence({ code, output }: Ended, sentence: string): void {
  expect(output.trim().split('\n').at(-1)).toContain(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

describe.skipIf(!isPossible)('a first start on a full disk', () => {
  /**
   * Starts in vain on each of these disks, prints which database servers are left in the folder, then frees space and
   * starts again.
   */
  const SCRIPT = `
    exec 2>&1
    mount -t tmpfs -o mode=700,"\${2%% *}" none "$1" || exit 9
    for room in $2; do
      mount -o remount,"$room" none "$1" || exit 9
      "$3" "$4" && exit 8
      echo "ended with $?"
      for folder in /proc/[0-9]*/cwd; do
        case "$(readlink "$folder")" in "$1"/*) echo "left a server" ;; esac
      done
    done
    mount -o remount,size=256m,nr_inodes=10000 none "$1" || exit 9
    exec "$3" "$4"`;

  /** Room for one folder too few, too little for the password, and too little for the log. */
  const ROOMS = ['size=1m,nr_inodes=3', 'size=4k,nr_inodes=10000', 'size=50m'];

  it('a first start on a disk with too few files or bytes names the folder, and the next one with more room works', async () => {
    const disk = await emptyFolder();
    const server = await startServer({
      env: { DATA_DIR: disk },
      command: [...WITH_MOUNTS, SCRIPT, 'sh', disk, ROOMS.join(' '), process.execPath, SERVER],
    });
    const failed = server
      .output()
      .split(/^ended with 1$/m)
      .slice(0, -1);
    expect(failed).toHaveLength(ROOMS.length);
    for (const output of failed) {
      expect(output.trim().split('\n').at(-1)).toContain(
        `The embedded database in ${join(disk, 'database')} cannot be opened: the disk is full. Please free some space.`,
      );
      expect(output).not.toMatch(/^\s+at /m);
    }
    expect(server.output()).not.toContain('left a server');
    expect((await server.end('SIGTERM')).code).toBe(0);
  });
});

describe.skipIf(!isPossible)('a start on a read-only disk', () => {
  it.each([
    ['without a database folder', 'true'],
    ['with a closed one', 'mkdir -m 700 "$1/database"'],
    ['with one that others can enter', 'mkdir -m 755 "$1/database"'],
  ])('a start on a read-only disk, %s, says what is wrong and what to do', async (_, prepare) => {
    const disk = await emptyFolder();
    const script = `
      mount -t tmpfs -o mode=755 none "$1" && ${prepare} && mount -o remount,ro none "$1" && exec "$2" "$3"`;
    const ended = await startInVain({
      env: { DATA_DIR: disk },
      command: [...WITH_MOUNTS, script, 'sh', disk, process.execPath, SERVER],
    });
    expectSentence(
      ended,
      `The embedded database in ${join(disk, 'database')} cannot be opened: its disk is read-only. Please mount it for writing, or set DATA_DIR to another folder.`,
    );
  });
});

describe.runIf(isRoot)('a start as an ordinary user', () => {
  const USER = 2;
  const MAY_NOT_WRITE =
    'cannot be opened: the user that starts the app may not write there. Please make that user the owner (chown) and let it write (chmod 700), or set DATA_DIR to another folder.';

  async function startAsUser(disk: string): Promise<Ended> {
    const identity = [`--reuid=${USER}`, `--regid=${USER}`, '--clear-groups'];
    return startInVain({
      env: { DATA_DIR: disk },
      command: ['setpriv', ...identity, process.execPath, SERVER],
    });
  }

  it.each([
    ['in a DATA_DIR of another user', 0o755, null],
    ['in a database folder of another user that others can enter', 0o755, 0o777],
    ['in a closed database folder of another user', 0o755, 0o700],
  ])(
    'a start as an ordinary user %s says what is wrong and what to do',
    async (_, outer, inner) => {
      const disk = await emptyFolder();
      await chmod(disk, outer);
      if (inner !== null) {
        await mkdir(join(disk, 'database'));
        await chmod(join(disk, 'database'), inner);
      }
      expectSentence(await startAsUser(disk), `${join(disk, 'database')} ${MAY_NOT_WRITE}`);
    },
  );

  it('a start as an ordinary user names the owner of somebody else’s files, and the missing permission of its own', async () => {
    const disk = await emptyFolder();
    const folder = join(disk, 'database');
    const home = join(folder, 'cluster');
    await mkdir(home, { recursive: true });
    await chown(disk, USER, USER);
    await chmod(disk, 0o700);
    await chown(folder, USER, USER);
    await chmod(folder, 0o700);
    expectSentence(await startAsUser(disk), `${home} belongs to another user. Please start`);
    await chown(home, USER, USER);
    await chmod(folder, 0o500);
    expectSentence(await startAsUser(disk), `${folder} ${MAY_NOT_WRITE}`);
  });
});

// The first start on a full disk: it ends with one message, and leaves nothing behind that blocks the next start. Of a folder
// that cannot be written to, see `unusable-folder.test.ts`.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canMount, WITH_MOUNTS } from './mounts.ts';
import { emptyFolder, startServer } from './real-server.ts';

const isPossible = canMount('the test of a first start on a full disk');
const SERVER = 'dist/server/main.js';

// A remount names `none` beside the folder. With the folder alone, `mount` repeats the options in use, and those of an
// ordinary user's namespace are refused.

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

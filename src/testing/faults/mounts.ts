// Small disks for tests, mounted in a namespace that only one process sees.
import { spawnSync } from 'node:child_process';

/** Runs a shell script with its own mounts, which needs no privileges on Linux. */
export const WITH_MOUNTS = ['unshare', '--mount', '--map-root-user', 'sh', '-c'] as const;

/** Whether the system allows such mounts; prints a line if not, because tests are then skipped. */
export function canMount(what: string): boolean {
  const [program, ...args] = WITH_MOUNTS;
  const probe = spawnSync(program, [...args, 'mount -t tmpfs none /tmp'], { encoding: 'utf8' });
  if (probe.status === 0) return true;
  const reason = probe.error?.message ?? probe.stderr.trim();
  process.stderr.write(`\nSKIPPED: ${what}, no small disk can be mounted: ${reason}\n`);
  return false;
}

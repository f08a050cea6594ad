// The user that PostgreSQL runs as: it refuses to run as root, and nobody should have to create a user for it (D13).
import { execFile, type SpawnOptions } from 'node:child_process';
import { promisify } from 'node:util';
import { programOf, type Binaries } from './binaries.ts';

const execute = promisify(execFile);

export type RunAs =
  | { kind: 'self' }
  /** This user, who appears as another one inside a user namespace: has root's access to root's files. */
  | { kind: 'namespace'; uid: number; gid: number }
  /** Another user of this machine. */
  | { kind: 'user'; name: string; uid: number; gid: number };

interface Command {
  file: string;
  args: string[];
  identity: Pick<SpawnOptions, 'uid' | 'gid'>;
}

/** The command that runs a program as this user without an intermediate process, so that it can be signalled. */
export function commandAs(runAs: RunAs, program: string, args: readonly string[]): Command {
  switch (runAs.kind) {
    case 'self':
      return { file: program, args: [...args], identity: {} };
    case 'namespace':
      return { file: 'unshare', args: [...namespaceOf(runAs), program, ...args], identity: {} };
    case 'user':
      return { file: program, args: [...args], identity: { uid: runAs.uid, gid: runAs.gid } };
  }
}

/** PostgreSQL looks up the name of its user, so there must be one. */
function namespaceOf({ uid, gid }: { uid: number; gid: number }): string[] {
  return ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
}

/** The unprivileged user `nobody`; null if there is none. */
export async function findNobody(): Promise<Extract<RunAs, { kind: 'user' }> | null> {
  try {
    const idOf = async (flag: string) => Number((await execute('id', [flag, 'nobody'])).stdout);
    const [uid, gid] = await Promise.all([idOf('-u'), idOf('-g')]);
    return uid > 0 ? { kind: 'user', name: 'nobody', uid, gid } : null;
  } catch {
    return null;
  }
}

/** Whether this user can run the programs and write in all of these folders. */
export async function canWork(
  runAs: RunAs,
  binaries: Binaries,
  folders: readonly string[],
): Promise<boolean> {
  const script =
    '"$0" --version && for folder; do test -w "$folder" && test -x "$folder" || exit 1; done';
  const args = ['-c', script, programOf(binaries, 'postgres'), ...folders];
  const { file, args: all, identity } = commandAs(runAs, '/bin/sh', args);
  try {
    await execute(file, all, { ...identity, cwd: '/', env: { ...pathOf(), ...binaries.env } });
    return true;
  } catch {
    return false;
  }
}

/** The search path, for finding `unshare`. */
export function pathOf(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '/usr/sbin:/usr/bin:/sbin:/bin' };
}

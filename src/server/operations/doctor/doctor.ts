// Runs the checks.
import { statfs } from 'node:fs/promises';
import { homedir, totalmem } from 'node:os';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { findInstallation } from '../../platform/project-root.ts';
import { strangeSettings } from '../../platform/settings.ts';
import { CHECKS, type Examined, type Machine } from './checks.ts';

/** This machine as it is. */
export function thisMachine(isRunning: boolean): Machine {
  const envFile = join(findInstallation(), '.env');
  const limit = process.constrainedMemory();
  const total = totalmem();
  return {
    strangeSettings: strangeSettings(),
    freeBytes: async (folder) => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    // Without a limit it is 0, or more than there is.
    memoryBytes: limit > 0 && limit < total ? limit : total,
    envFile: existsSync(envFile) ? envFile : null,
    isRunning,
  };
}

/** A line for each trouble, such as 'disk: Only 0.4 GB …'; none on a healthy installation. */
export async function findTroubles(
  examined: Examined,
  when: 'always' | 'start' = 'always',
): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, atStart, find } of CHECKS) {
    if (when === 'start' && !atStart) continue;
    const found = await find(examined).catch(() => [
      'This could not be checked. The log of the app may say why.',
    ]);
    lines.push(...found.map((line) => `${name}: ${withoutNames(line, examined.config)}`));
  }
  return lines;
}

/** Folders may be called after people; the settings that name them say enough. */
export function withoutNames(line: string, { dataDir, backupDir, tls }: Config): string {
  const paths: readonly (readonly [string | undefined | null, string])[] = [
    [backupDir, 'BACKUP_DIR'],
    [dataDir, 'DATA_DIR'],
    [tls?.cert, 'TLS_CERT'],
    [tls?.key, 'TLS_KEY'],
    [homedir(), '~'],
  ];
  return paths.reduce((text, [path, name]) => (path ? text.replaceAll(path, name) : text), line);
}

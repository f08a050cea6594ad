// Prepares the fault tests: builds the server, and makes a folder with a school that each test copies.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#server/platform/config.ts';
import { embeddedFolder, openDatabase } from '#server/platform/db/open.ts';
import { fillSchool } from './people.ts';
import { copyFolder } from '../copy-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    schoolFolder: string;
  }
}

/** Prepares it for the first project of a run that needs it; the other reuses it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = project.vitest.getRootProject();
  if ('schoolFolder' in run.getProvidedContext()) return async () => {};
  const { status } = spawnSync(process.execPath, ['tools/setup.mjs', 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The server could not be built.');
  const folder = await mkdtemp(join(tmpdir(), 'bright-explorers-school-'));
  const config = readConfig({ DATA_DIR: folder });
  const empty = run.getProvidedContext().emptySchoolFolder;
  copyFolder(empty, embeddedFolder(config));
  const database = await openDatabase(config);
  await fillSchool(database.db);
  await database.close();
  run.provide('schoolFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

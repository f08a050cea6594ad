// What is left when a demonstration ends whose database had to be outside its folder.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';

const isRoot = process.getuid?.() === 0;

it.runIf(isRoot)(
  'ending a demonstration deletes its folder, and what root had to keep elsewhere',
  async () => {
    const place = await mkdtemp(join(tmpdir(), 'bright-explorers-demo-test-'));
    onTestFinished(() => rm(place, { recursive: true, force: true }));
    await chmod(place, 0o755);
    const temporary = join(place, 'temporary');
    await mkdir(temporary);
    const shared = join(place, 'shared');
    const nameOf = (file: string) => JSON.stringify(join(import.meta.dirname, file));
    const script = `
      import { readdirSync } from 'node:fs';
      import { copyFolder } from ${nameOf('../testing/copy-folder.ts')};
      import { makeDemoFolder } from ${nameOf('demo-folder.ts')};
      import { embeddedFolder } from ${nameOf('platform/db/open.ts')};
      import { startPostgres } from ${nameOf('platform/db/postgres/server.ts')};
      const folder = embeddedFolder({ dataDir: makeDemoFolder() });
      copyFolder(${JSON.stringify(inject('emptySchoolFolder'))}, folder);
      await startPostgres(folder, {
        isPerishable: true, methods: ['elsewhere'], sharedRoot: ${JSON.stringify(shared)},
      });
      process.stdout.write(readdirSync(${JSON.stringify(shared)}).length + ' kept');
      process.exit();`;
    const file = join(place, 'demo.mts');
    await writeFile(file, script);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', HOME: place, TMPDIR: temporary },
    });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '1 kept', stderr: '' });
    expect(await readdir(shared)).toEqual([]);
    const left = await readdir(temporary);
    expect(left.filter((name) => name.startsWith('bright-explorers-demo-'))).toEqual([]);
  },
);

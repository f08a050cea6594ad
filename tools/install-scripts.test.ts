// The promise of .npmrc: no package runs anything while it is installed, whatever the version of npm.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './setup.mjs';

const npm = (cwd: string, ...args: string[]) =>
  spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    shell: process.platform === 'win32',
  });

describe('a package with an install script', { timeout: 120_000 }, () => {
  let packed = '';
  let folder = '';
  let mark = '';
  beforeAll(() => {
    packed = mkdtempSync(join(tmpdir(), 'bright-explorers-package-'));
    mark = join(packed, 'it-ran');
    const run = `node -e "require('fs').writeFileSync(process.argv[1], '')" "${mark}"`;
    const scripts = { preinstall: run, install: run, postinstall: run };
    writeJson(packed, { name: 'wanting', version: '1.0.0', scripts });
    const file = join(packed, 'wanting-1.0.0.tgz');
    create({ gzip: true, sync: true, cwd: packed, file, prefix: 'package' }, ['package.json']);
  });
  afterAll(() => rmSync(packed, { recursive: true, force: true }));
  beforeEach(() => {
    rmSync(mark, { force: true });
    folder = mkdtempSync(join(tmpdir(), 'bright-explorers-scripts-'));
    writeJson(folder, {
      name: 'clone',
      version: '1.0.0',
      private: true,
      dependencies: { wanting: `file:${join(packed, 'wanting-1.0.0.tgz')}` },
    });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const writeJson = (to: string, value: object) =>
    writeFileSync(join(to, 'package.json'), JSON.stringify(value, null, 2));
  const isInstalled = () => existsSync(join(folder, 'node_modules', 'wanting', 'package.json'));

  it('this project’s settings stop install scripts', () => {
    cpSync(join(ROOT, '.npmrc'), join(folder, '.npmrc'));
    expect(npm(folder, 'install', '--offline').status).toBe(0);
    expect(isInstalled()).toBe(true);
    expect(existsSync(mark)).toBe(false);
  });

  it('an install script would run if everything were allowed, so this test would notice it', () => {
    npm(folder, 'install', '--offline', '--dangerously-allow-all-scripts');
    expect(isInstalled()).toBe(true);
    expect(existsSync(mark)).toBe(true);
  });
});

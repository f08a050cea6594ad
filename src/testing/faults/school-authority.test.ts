// The built server with the school's own authority, as curl and Chromium see it.
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { signCertificate } from '#server/platform/tls/authority.ts';
import { copyFolder } from '#testing/copy-folder.ts';
import { freePort } from '#testing/postgres-server.ts';
import { startProgram, type Program } from '#testing/program.ts';

const NAME = 'games.school.internal';
const OTHER = 'bank.example';
const CHROMIUM = '/usr/bin/chromium-headless-shell';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'];
const run = promisify(execFile);
const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const hasCurl = has('curl');
/** certutil puts the root where Chromium looks for those that the user trusts. */
const hasChromium = has(CHROMIUM) && has('certutil');

let folder = '';
let rootFile = '';
let printed = '';
let plain = '';
let program: Program;
let otherPort = 0;
const other = createServer({}, (_request, response) => response.end('other'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-authority-'));
  copyFolder(inject('schoolFolder'), join(folder, 'data'));
  const port = String(await freePort());
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: port,
    APP_ORIGIN: `https://${NAME}:${port}`,
    REDIRECT_PORT: String(await freePort()),
  };
  const https = ['dist/server/https-cli.js', NAME, '127.0.0.1'];
  printed = (await run(process.execPath, https, { env: { DATA_DIR: env.DATA_DIR } })).stdout;
  program = await startProgram(env);
  plain = `http://127.0.0.1:${env.REDIRECT_PORT}`;
  rootFile = join(env.DATA_DIR, 'https', 'root.crt');
  const [root, rootKey, key] = await Promise.all(
    ['root.crt', 'root.key', 'server.key'].map((file) =>
      readFile(join(env.DATA_DIR, 'https', file), 'utf8'),
    ),
  );
  const authority = { cert: root ?? '', key: rootKey ?? '' };
  const cert = await signCertificate(authority, {
    names: [OTHER],
    key: key ?? '',
    now: new Date(),
  });
  other.setSecureContext({ cert, key });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  otherPort = z.object({ port: z.number() }).parse(other.address()).port;
});
afterAll(async () => {
  await program.stop('SIGKILL');
  other.close();
  await rm(folder, { recursive: true, force: true });
});

it('a device that does not trust the server yet finds the root certificate and the printed fingerprint over plain HTTP', async () => {
  const page = await (await fetch(`${plain}/trust`)).text();
  const [fingerprint = 'none'] = /(\w\w:){31}\w\w/.exec(printed) ?? [];
  expect(page).toContain(fingerprint);
  expect(program.output()).toContain(`${plain.replace('127.0.0.1', NAME)}/trust`);
  const file = await fetch(`${plain}/trust/school-games.crt`);
  expect(file.headers.get('content-type')).toBe('application/x-x509-ca-cert');
  const elsewhere = await fetch(`${plain}/trust/root.key`, { redirect: 'manual' });
  expect(elsewhere.status).toBe(308);
});

it('the start prints the address that other devices use, with a QR code', () => {
  const { port } = new URL(program.origin);
  const [, code = ''] = program
    .output()
    .split(`Tablets and other devices: https://${NAME}:${port}\n`);
  // Two rows of modules a line, in half blocks.
  expect(code.split('\n').filter((line) => /^[█▀▄ ]{20,}$/u.test(line)).length).toBeGreaterThan(10);
});

it.skipIf(!hasCurl)(
  'curl accepts the server only if it trusts the root, and no other name, and gets no Strict-Transport-Security',
  async () => {
    const ask = (name: string, port: string | number, trusting = ['--cacert', rootFile]) =>
      run('curl', [
        '-sSi',
        '--noproxy',
        '*',
        ...trusting,
        '--resolve',
        `${name}:${port}:127.0.0.1`,
        `https://${name}:${port}/trust`,
      ]);
    const { port } = new URL(program.origin);
    const { stdout } = await ask(NAME, port);
    expect(stdout).toContain('Let this device trust');
    expect(stdout.toLowerCase()).not.toContain('strict-transport-security');
    await expect(ask(NAME, port, [])).rejects.toThrow('SSL certificate problem');
    await expect(ask(OTHER, otherPort)).rejects.toThrow('SSL certificate problem');
  },
);

it.skipIf(!hasChromium)(
  'Chromium that trusts the root shows the server, and no other name',
  async () => {
    const store = join(folder, '.pki', 'nssdb');
    await mkdir(store, { recursive: true });
    const place = ['-d', `sql:${store}`];
    await run('certutil', [...place, '-N', '--empty-password']);
    const shown = async (address: string) =>
      (
        await run(
          CHROMIUM,
          [...FLAGS, '--host-resolver-rules=MAP * 127.0.0.1', '--dump-dom', address],
          {
            env: { ...process.env, HOME: folder },
          },
        )
      ).stdout;
    const address = `https://${NAME}:${new URL(program.origin).port}/trust`;
    expect(await shown(address)).not.toContain('Let this device trust');
    await run('certutil', [...place, '-A', '-t', 'C,,', '-n', 'school-games', '-i', rootFile]);
    expect(await shown(address)).toContain('Let this device trust');
    expect(await shown(`https://${OTHER}:${otherPort}`)).not.toContain('other');
  },
);

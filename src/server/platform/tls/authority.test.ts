import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { id_ce_nameConstraints } from '@peculiar/asn1-x509';
import { X509Certificate as PlainCertificate } from '@peculiar/x509';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#shared/dates.ts';
import { ConfigError } from '../config.ts';
import { readSettingsOf } from '../settings.ts';
import { makeKey, makeRoot, signCertificate } from './authority.ts';
import { findAuthority, readRoot, renewCertificate } from './authority-folder.ts';
import { readCertificate } from './certificate.ts';
import { runHttpsCommand } from './command.ts';
import { answerTrust } from './trust.ts';

const NOW = new Date();
const NAMES = ['games.school.internal', '192.0.2.5'];

/** Whether OpenSSL, which curl uses too, accepts a certificate for `name` by a trusted authority for `names`. */
async function isAccepted(names: readonly string[], name: string): Promise<boolean> {
  const root = await makeRoot(names, 'Games', NOW);
  const key = makeKey();
  const cert = await signCertificate(root, { names: [name], key, now: NOW });
  const server = createServer({ cert, key }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const servername = name.includes(':') || /^[\d.]+$/.test(name) ? '' : name;
  const socket = connect({
    port,
    host: '127.0.0.1',
    ca: root.cert,
    servername,
    rejectUnauthorized: false,
    checkServerIdentity: () => undefined,
  });
  await once(socket, 'secureConnect');
  socket.destroy();
  server.close();
  return socket.authorized;
}

describe('a certificate by the school’s own authority', () => {
  it.each([
    [NAMES, 'games.school.internal'],
    [NAMES, '192.0.2.5'],
    [['2001:db8::5'], '2001:db8::5'],
  ])('a certificate by an authority for %j is accepted for %s', async (names, name) => {
    expect(await isAccepted(names, name)).toBe(true);
  });

  it.each([
    [NAMES, 'bank.example'],
    [NAMES, '192.0.2.6'],
    [NAMES, '2001:db8::6'],
    [['games.school.internal'], '192.0.2.5'],
    [['games.school.internal'], '2001:db8::5'],
    [['192.0.2.5'], 'bank.example'],
  ])(
    'a certificate by an authority for %j is refused for %s, although the authority is trusted',
    async (names, name) => {
      expect(await isAccepted(names, name)).toBe(false);
    },
  );
});

it('the root’s constraints are critical, so that a device that does not know them refuses it', async () => {
  const { cert } = await makeRoot(NAMES, 'Games', NOW);
  expect(new PlainCertificate(cert).getExtension(id_ce_nameConstraints)?.critical).toBe(true);
});

describe('npm run https', () => {
  let dataDir = '';
  const read = (env: Record<string, string> = {}) => readSettingsOf({ DATA_DIR: dataDir, ...env });
  const run = async (...args: string[]) => (await runHttpsCommand(read, args, NOW)).join('\n');
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'bright-explorers-authority-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('npm run https switches HTTPS on for other devices, and says where they find the root certificate with this fingerprint', async () => {
    const lines = await run('Games.School.internal', '192.0.2.5');
    expect(read()).toMatchObject({
      host: '0.0.0.0',
      port: 3443,
      redirectPort: 3000,
      schoolNames: NAMES,
    });
    expect(lines).toContain('http://games.school.internal:3000/trust');
    expect(lines).toContain('http://192.0.2.5:3000/trust');
    const file = await answerTrust(read(), '/trust/school-games.crt');
    const { fingerprint256, ca } = new X509Certificate(file.body);
    expect(ca).toBe(true);
    expect(lines).toContain(fingerprint256);
    const page = (await answerTrust(read(), '/trust')).body.toString();
    expect(page).toContain(fingerprint256);
    expect(page).toContain('https://games.school.internal:3443');
  });

  it('npm run https makes a certificate for these names that is valid for at most 397 days', async () => {
    await run(...NAMES);
    const { tls } = read();
    const { cert = '' } = tls ? await readCertificate(tls, NOW) : {};
    const { subjectAltName, validFrom, validTo } = new X509Certificate(cert);
    expect(subjectAltName).toBe('DNS:games.school.internal, IP Address:192.0.2.5');
    expect(Date.parse(validTo) - Date.parse(validFrom)).toBeLessThanOrEqual(397 * DAY_MS);
  });

  it.skipIf(process.platform === 'win32')(
    'npm run https keeps the keys where only their owner can read them',
    async () => {
      await run(...NAMES);
      for (const name of ['root.key', 'server.key'])
        expect((await stat(join(dataDir, 'https', name))).mode & 0o777).toBe(0o600);
    },
  );

  it('npm run https keeps the authority when it is given the same names again, and makes another for others', async () => {
    await run(...NAMES);
    const { fingerprint256 } = await readRoot(dataDir);
    expect(await run(...NAMES)).toContain(fingerprint256);
    expect(await run('192.0.2.5')).toContain('Take the earlier root off each device');
    expect((await readRoot(dataDir)).fingerprint256).not.toBe(fingerprint256);
    expect(read().schoolNames).toEqual(['192.0.2.5']);
  });

  it('npm run https removes everything with --remove, and says how to take the root certificate off each device', async () => {
    await run(...NAMES);
    expect(await run('--remove')).toMatch(/certutil -delstore Root "Bright Explorers \d{4}-/);
    expect(findAuthority(dataDir)).toBeNull();
    expect(read()).toMatchObject({ host: '127.0.0.1', port: 3000, tls: null, schoolNames: [] });
  });

  it.each([
    [['uk'], {}, 'uk is neither a name with a dot'],
    [['https://games.school.internal'], {}, 'is neither a name'],
    [['*.school.internal'], {}, 'is neither a name'],
    [[], {}, 'Usage: npm run https'],
    [NAMES, { TRUST_PROXY: '1' }, 'TRUST_PROXY is set'],
    [NAMES, { TLS_CERT: 'a', TLS_KEY: 'b' }, 'TLS_CERT and TLS_KEY are set'],
    [NAMES, { APP_ORIGIN: 'https://other.example' }, 'APP_ORIGIN must begin with'],
    [NAMES, { APP_ORIGIN: 'http://games.school.internal' }, 'APP_ORIGIN must begin with'],
  ])(
    'npm run https refuses %j with the settings %j, and makes nothing',
    async (args, env, sentence) => {
      const refused = runHttpsCommand(() => read(env), args, NOW);
      await expect(refused).rejects.toThrow(ConfigError);
      await expect(refused).rejects.toThrow(sentence);
      expect(findAuthority(dataDir)).toBeNull();
    },
  );

  it('npm run https says so in a sentence if it cannot write in DATA_DIR', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, 'not a folder');
    const refused = runHttpsCommand(() => read({ DATA_DIR: file }), NAMES, NOW);
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(`The folder ${file} cannot be used by this user.`);
  });

  it('npm run https leaves a port that was set to HTTPS', async () => {
    await run(...NAMES);
    expect(read({ PORT: '443', REDIRECT_PORT: '80' })).toMatchObject({
      port: 443,
      redirectPort: 80,
    });
    expect(read({ PORT: '8443' })).toMatchObject({ port: 8443, redirectPort: null });
  });

  it('npm run https renews the certificate when 120 days are left, with the same key', async () => {
    await run(...NAMES);
    const { tls } = read();
    if (!tls) throw new Error('HTTPS is off.');
    const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
    const first = await readCertificate(tls, NOW);
    await renewCertificate(dataDir, NAMES, inDays(270));
    expect(await readCertificate(tls, NOW)).toEqual(first);
    await renewCertificate(dataDir, NAMES, inDays(280));
    const next = await readCertificate(tls, inDays(280));
    expect(next.key).toBe(first.key);
    expect(next.expiresAt.getTime()).toBeGreaterThan(inDays(670).getTime());
  });
});

import { renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#shared/dates.ts';
import { makeAuthority, makeCertificate, type TestCertificate } from '#testing/certificates.ts';
import { ConfigError } from '../config.ts';
import { readCertificate } from './certificate.ts';
import { watchCertificate } from './renewal.ts';

const NOW = new Date();
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

let authority: TestCertificate;
let first: TestCertificate;
let folder = '';
const files = { cert: '', key: '' };
const put = ({ cert, key }: TestCertificate) => {
  // Written together, because the files are being watched and must not be seen half replaced for long.
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
};

beforeAll(async () => {
  authority = await makeAuthority();
  first = await makeCertificate(authority);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-tls-'));
  Object.assign(files, { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') });
  await put(first);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the files of TLS_CERT and TLS_KEY', () => {
  const problem = () =>
    readCertificate(files, NOW).then(
      () => 'none',
      (error: unknown) => (error instanceof ConfigError ? error.message : 'another error'),
    );

  it('a matching certificate and key are accepted, with the day on which the certificate expires', async () => {
    const { expiresAt, ...pems } = await readCertificate(files, NOW);
    expect(pems).toEqual(first);
    expect(Math.abs(expiresAt.getTime() - inDays(396).getTime())).toBeLessThan(DAY_MS);
  });

  it('a missing or unreadable certificate file is refused', async () => {
    await rm(files.key);
    expect(await problem()).toBe(`TLS_KEY: there is no file ${files.key}.`);
    Object.assign(files, { cert: folder });
    expect(await problem()).toBe(`TLS_CERT: the file ${folder} cannot be read by this user.`);
  });

  it('a file that is no certificate is refused', async () => {
    await put({ ...first, cert: 'no certificate' });
    expect(await problem()).toContain(`TLS_CERT: ${files.cert} is not a certificate`);
    const { privateKey: key } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' },
    });
    await put({ ...first, key });
    expect(await problem()).toContain(`TLS_KEY: ${files.key} is not a private key`);
    await put({
      ...first,
      cert: `${first.cert}\n-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`,
    });
    expect(await problem()).toBe(`TLS_CERT: ${files.cert} cannot be used.`);
  });

  it('the key of another certificate is refused', async () => {
    await put({ ...first, key: (await makeCertificate(authority)).key });
    expect(await problem()).toBe(
      `TLS_KEY: the key in ${files.key} does not belong to the certificate.`,
    );
  });

  it('a certificate that has expired or is not valid yet is refused', async () => {
    await put(await makeCertificate(authority, inDays(-400)));
    expect(await problem()).toMatch(
      /^TLS_CERT: the certificate in .* expired on \d{4}-\d\d-\d\d\.$/,
    );
    await put(await makeCertificate(authority, inDays(3)));
    expect(await problem()).toMatch(/is valid only from .*Is this machine's clock right\?$/);
  });
});

describe('files that change while the server runs', () => {
  const renewed: string[] = [];
  const problems: string[] = [];
  let stop = () => {};
  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    renewed.splice(0);
    problems.splice(0);
    const current = await readCertificate(files, NOW);
    stop = watchCertificate({
      read: () => readCertificate(files, now),
      current,
      now: () => now,
      lookMs: 10,
      onRenewed: ({ cert }) => renewed.push(cert),
      onProblem: (sentence) => problems.push(sentence),
    });
  });
  afterEach(() => stop());
  afterAll(() => vi.useRealTimers());
  const looks = () => new Promise((resolve) => setTimeout(resolve, 200));

  it('a renewed certificate is used once, even if a symbolic link now points elsewhere', async () => {
    const next = await makeCertificate(authority);
    await put(next);
    await vi.waitFor(() => expect(renewed).toEqual([next.cert]));
    const last = await makeCertificate(authority);
    const names = ['cert', 'key'] as const;
    for (const name of names) {
      await writeFile(join(folder, `new-${name}`), last[name]);
      await symlink(join(folder, `new-${name}`), join(folder, `link-${name}`));
    }
    for (const name of names) renameSync(join(folder, `link-${name}`), files[name]);
    await vi.waitFor(() => expect(renewed).toEqual([next.cert, last.cert]));
    await looks();
    expect(renewed).toHaveLength(2);
    expect(problems).toEqual([]);
  });

  it('a broken renewal changes nothing and is reported once, and a later complete one is used', async () => {
    await writeFile(files.cert, 'broken');
    await vi.waitFor(() =>
      expect(problems).toEqual([
        expect.stringMatching(/^TLS_CERT: .*The previous certificate is still in use\.$/),
      ]),
    );
    await looks();
    expect(problems).toHaveLength(1);
    expect(renewed).toEqual([]);
    const next = await makeCertificate(authority);
    await put(next);
    await vi.waitFor(() => expect(renewed).toEqual([next.cert]));
  });

  it('a reminder is given before the certificate expires, and when it has expired', async () => {
    await looks();
    expect(problems).toEqual([]);
    now = inDays(385);
    await vi.waitFor(() => expect(problems[0]).toMatch(/^The HTTPS certificate expires on/));
    now = inDays(397);
    await vi.waitFor(() =>
      expect(problems).toContainEqual(
        expect.stringMatching(/expired on .*: browsers refuse it\.$/),
      ),
    );
    await looks();
    expect(problems.length).toBeLessThanOrEqual(3);
  });
});

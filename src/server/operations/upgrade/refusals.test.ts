// What an upgrade refuses before it unpacks an archive or opens a database; the rest is seen in src/testing/faults/upgrade.test.ts.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { expectKnownLoss, runUpgradeCommand } from './command.ts';
import { readGenuine } from './genuine.ts';
import { expectNewer } from './releases.ts';

const maker = generateKeyPairSync('ed25519');
const somebody = generateKeyPairSync('ed25519');
const BYTES = Buffer.from('the next release');
const SUM = createHash('sha256').update(BYTES).digest('hex');
const WRONG_SUM = createHash('sha256').update('another release').digest('hex');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bright-explorers-genuine-'));
  await writeFile(join(folder, 'key.pem'), maker.publicKey.export({ type: 'spki', format: 'pem' }));
  const signed = {
    maker: sign(null, BYTES, maker.privateKey),
    somebody: sign(null, BYTES, somebody.privateKey),
  };
  const files = { ...signed, changed: signed.maker, unsigned: null };
  for (const [name, signature] of Object.entries(files)) {
    await writeFile(join(folder, name), name === 'changed' ? `${BYTES.toString()}.` : BYTES);
    if (signature) await writeFile(join(folder, `${name}.sig`), signature.toString('base64'));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (name: string, keyFile: string, sha256?: string) =>
  readGenuine(join(folder, name), { keyFile: join(folder, keyFile), sha256 });

it.each([
  ['maker', 'key.pem', undefined],
  ['maker', 'key.pem', SUM],
  ['unsigned', 'no key', SUM],
  ['unsigned', 'no key', SUM.toUpperCase()],
])('an archive is genuine: signed by %s, %s, SHA-256 %s', async (name, key, sum) => {
  expect(await read(name, key, sum)).toEqual(BYTES);
});

it.each([
  ['somebody', 'key.pem', undefined, 'was not signed by the maker of this release'],
  ['somebody', 'key.pem', SUM, 'was not signed by the maker of this release'],
  ['changed', 'key.pem', undefined, 'was not signed by the maker of this release'],
  ['unsigned', 'key.pem', SUM, 'the signature of the archive, cannot be read'],
  ['maker', 'key.pem', WRONG_SUM, `its SHA-256 is ${SUM}`],
  ['unsigned', 'no key', WRONG_SUM, `its SHA-256 is ${SUM}`],
  ['maker', 'no key', undefined, 'please give the SHA-256'],
  ['missing', 'key.pem', undefined, 'missing cannot be read'],
])('an archive is refused: signed by %s, %s, SHA-256 %s', async (name, key, sum, sentence) => {
  await expect(read(name, key, sum)).rejects.toThrow(sentence);
});

it('only a later release of the same app is taken', () => {
  const present = { name: 'bright-explorers', version: '9.9.0' };
  expectNewer({ ...present, version: '9.10.0' }, present);
  for (const version of ['9.9.0', '9.8.10']) {
    expect(() => expectNewer({ ...present, version }, present)).toThrow(
      `The archive is version ${version}, and 9.9.0 is installed.`,
    );
  }
  expect(() => expectNewer({ name: 'another-app', version: '10.0.0' }, present)).toThrow(
    'a release of another-app',
  );
});

it('without an upgrade there is nothing to go back from, and a clone takes no archive', async () => {
  const given = { config: readConfig({ DATA_DIR: folder }), say: () => {}, now: new Date() };
  await expect(runUpgradeCommand(['--back'], given)).rejects.toThrow('There is no upgrade');
  await expect(runUpgradeCommand(['next.tar.gz'], given)).rejects.toThrow('This is no release but');
});

it('going back needs the number of rounds that it loses', () => {
  expectKnownLoss('2', 2);
  for (const named of [undefined, '', '1', '20']) {
    expect(() => expectKnownLoss(named, 2)).toThrow('npm run upgrade -- --back --lose 2');
  }
});

import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { secretKeyOf, type Seal } from './secret-key.ts';

const KEY = 'a1'.repeat(32);
const OTHER = 'b2'.repeat(32);
const ZARA: Seal = { purpose: 'second-factor', userId: 7 };

const keyOf = (env: Record<string, string>) => {
  const key = secretKeyOf(readConfig(env));
  if (!key) throw new Error('There is no key.');
  return key;
};

describe('sealed text', () => {
  const key = keyOf({ SECRET_KEY: KEY });

  it('a sealed text opens with the same key and reveals nothing of its content', () => {
    const sealed = key.seal('a secret', ZARA);
    expect(sealed).not.toContain(Buffer.from('a secret').toString('base64url'));
    expect(key.open(sealed, ZARA)).toBe('a secret');
    expect(keyOf({ SECRET_KEY: KEY.toUpperCase() }).open(sealed, ZARA)).toBe('a secret');
  });

  it('sealing the same text twice gives different results', () => {
    expect(key.seal('a secret', ZARA)).not.toBe(key.seal('a secret', ZARA));
  });

  it('a sealed text does not open for another owner or with another key, which its mark distinguishes', () => {
    const sealed = key.seal('a secret', ZARA);
    const other = keyOf({ SECRET_KEY: OTHER });
    expect(key.open(sealed, { ...ZARA, userId: 8 })).toBeNull();
    expect(other.open(sealed, ZARA)).toBeNull();
    expect(other.open(other.mark + sealed.slice(key.mark.length), ZARA)).toBeNull();
    expect(sealed.startsWith(key.mark)).toBe(true);
    expect(other.mark).not.toBe(key.mark);
  });

  it('a sealed text that was changed anywhere or truncated does not open', () => {
    const sealed = key.seal('a secret', ZARA);
    for (let place = 0; place < sealed.length - 1; place++) {
      const char = sealed[place] === 'A' ? 'B' : 'A';
      expect(key.open(sealed.slice(0, place) + char + sealed.slice(place + 1), ZARA)).toBeNull();
      expect(key.open(sealed.slice(0, place), ZARA)).toBeNull();
    }
  });
});

describe('the key', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bright-explorers-key-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('the key is created next to the embedded database, readable only by its owner, and stays the same', async () => {
    const place = join(folder, 'new');
    const sealed = keyOf({ DATA_DIR: place }).seal('a secret', ZARA);
    expect(await readdir(place)).toEqual(['secret-key']);
    const file = join(place, 'secret-key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const kept = (await readFile(file, 'utf8')).trim();
    expect(keyOf({ SECRET_KEY: kept }).open(sealed, ZARA)).toBe('a secret');
  });

  it('a key file that others can read is closed again', async () => {
    const place = await mkdtemp(join(folder, 'open-'));
    const file = join(place, 'secret-key');
    await writeFile(file, `${KEY}\n`);
    await chmod(file, 0o644);
    expect(keyOf({ DATA_DIR: place }).mark).toBe(keyOf({ SECRET_KEY: KEY }).mark);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('a key file with other contents stops the start with a message', async () => {
    const place = await mkdtemp(join(folder, 'broken-'));
    await writeFile(join(place, 'secret-key'), 'half a key');
    expect(() => keyOf({ DATA_DIR: place })).toThrow('holds no key');
  });

  it('the key must be set if processes on several machines may share a database', () => {
    const config = { DATABASE_URL: 'postgres://localhost/school', DATA_DIR: join(folder, 'none') };
    expect(secretKeyOf(readConfig(config))).toBeNull();
    expect(secretKeyOf(readConfig({ ...config, SECRET_KEY: KEY }))).not.toBeNull();
  });

  it.each(['short', 'g'.repeat(64), 'a'.repeat(63)])('SECRET_KEY cannot be %s', (text) => {
    expect(() => readConfig({ SECRET_KEY: text })).toThrow(
      'SECRET_KEY must be 64 hexadecimal digits.',
    );
  });
});

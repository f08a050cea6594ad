// The key that encrypts secrets in the database, stored outside it, so that a stolen database is not enough.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';

type Settings = Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>;

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 6;
const HEX_KEY = /^[0-9a-f]{64}$/i;

/** The purpose and owner of a secret; its ciphertext is bound to them. */
export type Seal =
  | { purpose: 'second-factor' | 'sign-in-pictures'; userId: number }
  | { purpose: 'round-key' | 'answer'; name: string };

export interface SecretKey {
  /** Encrypts with AES-256-GCM. The result names the key, so that a wrong key can be recognised. */
  seal: (text: string, seal: Seal) => string;
  /** Null if it was encrypted with another key or for another purpose or owner, or has been altered. */
  open: (sealed: string, seal: Seal) => string | null;
  /** The prefix of every ciphertext of this key. */
  mark: string;
}

/** Cached for each folder. */
const keys = new Map<string, SecretKey>();

/**
 * The installation's key: SECRET_KEY or, with the embedded database, a file in DATA_DIR that is created at the first
 * call. Null with a database server and no SECRET_KEY. Throws ConfigError for an invalid file.
 */
export function secretKeyOf(config: Settings): SecretKey | null {
  const { secretKey, databaseUrl, dataDir } = config;
  if (secretKey !== null) return keyFrom(secretKey);
  if (databaseUrl !== null) return null;
  const file = join(dataDir, 'secret-key');
  const key = keys.get(file) ?? keyFrom(readOrMake(dataDir, file));
  keys.set(file, key);
  return key;
}

function readOrMake(folder: string, file: string): string {
  return readKey(file) ?? makeKey(folder, file);
}

function readKey(file: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
    // A restored copy may have other permissions.
    chmodSync(file, 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new ConfigError(`The key in ${file} cannot be read.`, { cause: error });
  }
  if (!HEX_KEY.test(text)) {
    throw new ConfigError(
      `${file} holds no key. Put the right one back from a copy, or move the file away: then every second factor must be set up again, and pupils need new pictures.`,
    );
  }
  return text;
}

/**
 * The file is complete before it gets its name: of several processes that start together, all use the key of the first.
 */
function makeKey(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readKey(file);
  if (key === null) throw new ConfigError(`The key in ${file} could not be saved.`);
  return key;
}

/** The key of these 64 hexadecimal digits. */
export function keyFrom(hex: string): SecretKey {
  const root = Buffer.from(hex, 'hex');
  // One derived key for each purpose (RFC 5869).
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), purpose, KEY_BYTES));
  const id = createHash('sha256').update(keyFor('id')).digest().subarray(0, KEY_ID_BYTES);
  const mark = `1.${id.toString('base64url')}.`;
  return {
    mark,
    seal: (text, seal) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(seal.purpose), nonce);
      cipher.setAAD(ownerOf(seal));
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
      return mark + Buffer.concat([body, cipher.getAuthTag()]).toString('base64url');
    },
    open: (sealed, seal) => {
      const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
      if (!sealed.startsWith(mark) || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keyFor(seal.purpose), nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(ownerOf(seal));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const body = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

function ownerOf(seal: Seal): Buffer {
  const owner = 'name' in seal ? seal.name : seal.userId;
  return Buffer.from(`${seal.purpose} ${owner}`);
}

// The key that seals what the database may hold but never show: kept outside of it, so that a stolen copy of the database is not enough.
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

/** What is sealed, and whose it is: what was sealed for one cannot be opened as another's. */
export interface Seal {
  purpose: 'second-factor';
  userId: number;
}

export interface SecretKey {
  /** Encrypts with AES-256-GCM. The result names the key, so that one day it can be told why it does not open. */
  seal: (text: string, seal: Seal) => string;
  /** Null for what was sealed with another key, for somebody else, or changed since. */
  open: (sealed: string, seal: Seal) => string | null;
  /** What begins every text that this key has sealed. */
  mark: string;
}

/** Read or made once for each process and folder. */
const keys = new Map<string, SecretKey>();

/**
 * The key of this installation: SECRET_KEY, or, beside the embedded database, a file in DATA_DIR that is made at the first
 * call. Null where processes on several machines may share a database and no key was set. Throws ConfigError for a file that
 * holds no key.
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
    // A copy may have been put back with other rights.
    chmodSync(file, 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new ConfigError(`The key in ${file} cannot be read.`, { cause: error });
  }
  if (!HEX_KEY.test(text)) {
    throw new ConfigError(
      `${file} holds no key. Put the right one back from a copy, or move the file away: then every second factor must be set up again.`,
    );
  }
  return text;
}

/** Written whole before it has its name: of several processes that start together, the first one's key holds for all. */
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
  if (key === null) throw new ConfigError(`The key in ${file} could not be kept.`);
  return key;
}

function keyFrom(hex: string): SecretKey {
  const root = Buffer.from(hex, 'hex');
  // One key for each purpose (RFC 5869): what is learnt of one says nothing of another.
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), purpose, KEY_BYTES));
  const id = createHash('sha256').update(keyFor('id')).digest().subarray(0, KEY_ID_BYTES);
  const mark = `1.${id.toString('base64url')}.`;
  return {
    mark,
    seal: (text, { purpose, userId }) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce);
      cipher.setAAD(Buffer.from(`${purpose} ${userId}`));
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
      return mark + Buffer.concat([body, cipher.getAuthTag()]).toString('base64url');
    },
    open: (sealed, { purpose, userId }) => {
      const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
      if (!sealed.startsWith(mark) || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(`${purpose} ${userId}`));
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

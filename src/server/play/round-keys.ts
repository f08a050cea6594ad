// Signs deals (D8). The keys are created when first needed, rotated by a command, shared by all processes.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { configure } from 'safe-stable-stringify';
import { DEAL_DAYS } from '#shared/contract/rounds.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/dates.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Deps } from '../platform/http/deps.ts';
import { secretKeyOf, type SecretKey } from '../platform/secret-key.ts';
import {
  deleteRoundKeys,
  findRoundKeys,
  insertRoundKey,
  replaceRoundKeys,
} from './round-key-store.ts';

type KeyDeps = Pick<Deps, 'config' | 'database' | 'now'>;

const SECRET_BYTES = 32;
const NAME_BYTES = 6;
/** How long a process may still sign with a key that another process has retired. */
const REMEMBERED_MS = MINUTE_MS;

export interface RoundKey {
  name: string;
  secret: Buffer;
}

/** The cached keys. */
interface KeyRing {
  keys: readonly RoundKey[];
  signs: RoundKey;
}

/** Each application's last read, finished or pending, with its start time. */
const rings = new WeakMap<KeyDeps, { ring: Promise<KeyRing>; readAt: number }>();

/** The current signing key, created if there is none. */
export async function signingKey(deps: KeyDeps): Promise<RoundKey> {
  return (await ringOf(deps)).signs;
}

/** The key with this name; null if it was deleted or cannot be decrypted with this installation's secret key. */
export async function roundKey(deps: KeyDeps, name: string): Promise<RoundKey | null> {
  const named = ({ keys }: KeyRing) => keys.find((key) => key.name === name) ?? null;
  // Another process may have just created it.
  return named(await ringOf(deps)) ?? named(await readAgain(deps));
}

/** Rotates the signing key; earlier deals can be verified until they expire. */
export async function rotateRoundKey(deps: KeyDeps): Promise<void> {
  await inTransaction(deps.database.db, (tx) => replaceRoundKeys(tx, newKey(deps)));
  await readAgain(deps);
}

/** Deletes retired keys whose deals have all expired. */
export async function forgetRoundKeys({ database: { db }, now }: KeyDeps): Promise<void> {
  const grace = DEAL_DAYS * DAY_MS + HOUR_MS;
  await deleteRoundKeys(db, new Date(now().getTime() - grace));
}

function ringOf(deps: KeyDeps): Promise<KeyRing> {
  const last = rings.get(deps);
  const age = last ? deps.now().getTime() - last.readAt : Infinity;
  // A time in the future comes from a wrong clock.
  return last && age >= 0 && age < REMEMBERED_MS ? last.ring : readAgain(deps);
}

/** Concurrent callers share the same read. */
function readAgain(deps: KeyDeps): Promise<KeyRing> {
  const reading = { ring: readRing(deps), readAt: deps.now().getTime() };
  rings.set(deps, reading);
  reading.ring.catch(() => {
    // After a database failure the next call reads again.
    if (rings.get(deps) === reading) rings.delete(deps);
  });
  return reading.ring;
}

async function readRing(deps: KeyDeps): Promise<KeyRing> {
  const { db } = deps.database;
  const { keys, signs } = await readKeys(deps);
  if (signs) return { keys, signs };
  await insertRoundKey(db, newKey(deps));
  const { keys: all, signs: made } = await readKeys(deps);
  if (!made) throw new Error('The key of deals was not kept.');
  return { keys: all, signs: made };
}

async function readKeys({ config, database: { db } }: KeyDeps) {
  const sealing = secretKeyOf(config);
  const readable = (await findRoundKeys(db)).flatMap(({ name, secret, retiredAt }) => {
    const opened = openSecret(sealing, secret, name);
    return opened === null ? [] : [{ key: { name, secret: opened }, signs: retiredAt === null }];
  });
  return { keys: readable.map(({ key }) => key), signs: readable.find(({ signs }) => signs)?.key };
}

function newKey({ config, now }: KeyDeps) {
  const name = randomBytes(NAME_BYTES).toString('base64url');
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const sealing = secretKeyOf(config);
  return {
    name,
    secret: sealing ? sealing.seal(secret, { purpose: 'round-key', name }) : secret,
    createdAt: now(),
  };
}

/** Stored unencrypted if there was no secret key. */
function openSecret(sealing: SecretKey | null, kept: string, name: string): Buffer | null {
  if (/^[0-9a-f]{64}$/.test(kept)) return Buffer.from(kept, 'hex');
  const opened = sealing?.open(kept, { purpose: 'round-key', name }) ?? null;
  return opened === null ? null : Buffer.from(opened, 'hex');
}

/** Fields sorted by name and numbers as JavaScript writes them; throws for what JSON cannot say. */
const canonicalJson = configure({ deterministic: true, strict: true });

/** HMAC-SHA-256 over the canonical JSON of a deal (RFC 8785), base64url. */
export function signatureOf(deal: object, secret: Buffer): string {
  return createHmac('sha256', secret).update(canonicalJson(deal)).digest('base64url');
}

/** Whether the signature belongs to exactly this deal. */
export function isSignedBy(deal: object, signature: string, secret: Buffer): boolean {
  try {
    const [own, given] = [Buffer.from(signatureOf(deal, secret)), Buffer.from(signature)];
    return own.length === given.length && timingSafeEqual(own, given);
  } catch {
    // Too deep a nesting cannot be serialised, so it is not one of our deals.
    return false;
  }
}

// What the device cookie says: at which accounts this browser has signed in before, to the server alone (D14).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The newest accounts of a device; an older one is as if the browser had never signed in to it. */
export const ACCOUNTS_PER_DEVICE = 40;

const ID_BYTES = 16;
const NONCE_BYTES = 8;
const MAC_BYTES = 16;
const ID_LENGTH = Math.ceil((ID_BYTES * 4) / 3);
/** 24 bytes fill 32 characters of base64url to the last bit: an entry has one spelling only. */
const ENTRY_LENGTH = ((NONCE_BYTES + MAC_BYTES) * 4) / 3;

const COOKIE = new RegExp(
  `^([\\w-]{${ID_LENGTH}})\\.((?:[\\w-]{${ENTRY_LENGTH}}){0,${ACCOUNTS_PER_DEVICE}})$`,
);
const ENTRIES = new RegExp(`.{${ENTRY_LENGTH}}`, 'g');

/** A browser as its cookie tells it; nothing in it is believed before an entry has been checked. */
export interface Device {
  /** Random, made with the cookie: an entry means nothing beside another id. */
  id: string;
  /** Newest first; each a random number and the HMAC of it, of the device's id and of an account. */
  entries: readonly string[];
}

/** The device behind a cookie; null for none and for what we did not write. */
export function readDevice(cookie: string | undefined): Device | null {
  const [, id, entries = ''] = COOKIE.exec(cookie ?? '') ?? [];
  return id === undefined ? null : { id, entries: entries.match(ENTRIES) ?? [] };
}

/** The cookie of a device. */
export function writeDevice({ id, entries }: Device): string {
  return `${id}.${entries.join('')}`;
}

/** The device's entry for an account, which is no other device's and no other account's; null when it is not known there. */
export function findEntry(device: Device | null, account: string, secret: string): string | null {
  const isOfAccount = (entry: string) => {
    const bytes = Buffer.from(entry, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const mac = macOf(device?.id ?? '', nonce, account, secret);
    return timingSafeEqual(bytes.subarray(NONCE_BYTES), mac);
  };
  return device?.entries.find(isOfAccount) ?? null;
}

/** The device with a new entry for an account before all others; a browser without a cookie becomes a new device. */
export function addEntry(device: Device | null, account: string, secret: string): Device {
  const id = device?.id ?? randomBytes(ID_BYTES).toString('base64url');
  const nonce = randomBytes(NONCE_BYTES);
  const entry = Buffer.concat([nonce, macOf(id, nonce, account, secret)]).toString('base64url');
  const before = findEntry(device, account, secret);
  const others = (device?.entries ?? []).filter((other) => other !== before);
  return { id, entries: [entry, ...others].slice(0, ACCOUNTS_PER_DEVICE) };
}

/** The device's id and the nonce have fixed lengths, so that no two inputs run into the same text. */
function macOf(id: string, nonce: Uint8Array, account: string, secret: string): Uint8Array {
  return createHmac('sha256', secret)
    .update(id)
    .update(nonce)
    .update(account)
    .digest()
    .subarray(0, MAC_BYTES);
}

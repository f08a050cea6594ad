// The device cookie, from which only the server can tell which accounts have been used in this browser (D14).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Older accounts are forgotten. */
export const ACCOUNTS_PER_DEVICE = 40;

const ID_BYTES = 16;
const NONCE_BYTES = 8;
const MAC_BYTES = 16;
const ID_LENGTH = Math.ceil((ID_BYTES * 4) / 3);
/** 24 bytes are exactly 32 characters of base64url, so an entry has only one encoding. */
const ENTRY_LENGTH = ((NONCE_BYTES + MAC_BYTES) * 4) / 3;

const COOKIE = new RegExp(
  `^([\\w-]{${ID_LENGTH}})\\.((?:[\\w-]{${ENTRY_LENGTH}}){0,${ACCOUNTS_PER_DEVICE}})$`,
);
const ENTRIES = new RegExp(`.{${ENTRY_LENGTH}}`, 'g');

/** A device as its cookie claims; nothing is trusted before an entry has been checked. */
export interface Device {
  /** Random; an entry is valid only with this id. */
  id: string;
  /** Newest first; each a nonce and the HMAC of it, the device's id and an account's id. */
  entries: readonly string[];
}

/** The device of a cookie; null for none or a malformed one. */
export function readDevice(cookie: string | undefined): Device | null {
  const [, id, entries = ''] = COOKIE.exec(cookie ?? '') ?? [];
  return id === undefined ? null : { id, entries: entries.match(ENTRIES) ?? [] };
}

export function writeDevice({ id, entries }: Device): string {
  return `${id}.${entries.join('')}`;
}

/** The device's valid entry for an account; null if it has none. */
export function findEntry(device: Device | null, account: string, secret: string): string | null {
  const isOfAccount = (entry: string) => {
    const bytes = Buffer.from(entry, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const mac = macOf(device?.id ?? '', nonce, account, secret);
    return timingSafeEqual(bytes.subarray(NONCE_BYTES), mac);
  };
  return device?.entries.find(isOfAccount) ?? null;
}

/** The device with a new first entry for an account; a browser without a cookie becomes a new device. */
export function addEntry(device: Device | null, account: string, secret: string): Device {
  const id = device?.id ?? randomBytes(ID_BYTES).toString('base64url');
  const nonce = randomBytes(NONCE_BYTES);
  const entry = Buffer.concat([nonce, macOf(id, nonce, account, secret)]).toString('base64url');
  const before = findEntry(device, account, secret);
  const others = (device?.entries ?? []).filter((other) => other !== before);
  return { id, entries: [entry, ...others].slice(0, ACCOUNTS_PER_DEVICE) };
}

/** The device's id and the nonce have fixed lengths, so the concatenation is unambiguous. */
function macOf(id: string, nonce: Uint8Array, account: string, secret: string): Uint8Array {
  return createHmac('sha256', secret)
    .update(id)
    .update(nonce)
    .update(account)
    .digest()
    .subarray(0, MAC_BYTES);
}

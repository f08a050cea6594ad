// The browser of a request, and the accounts for which it is known because they have signed in there (D14).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/http/deps.ts';
import { keptSecret } from '../../platform/db/installation-secrets.ts';
import { readCookie, sendCookie } from './cookies.ts';
import { addEntry, findEntry, readDevice, writeDevice, type Device } from './device-cookie.ts';

const COOKIE = 'device';
const SECRET = 'device-cookies';
/** A year from the last sign-in, so that a browser is still known after the summer holidays. */
const LASTS_S = 365 * 86_400;

/** Where an attempt comes from. */
export interface Source {
  address: string;
  /** Null if nobody has signed in on this browser yet. */
  device: Device | null;
}

export function sourceOf(deps: Deps, request: FastifyRequest): Source {
  return { address: request.ip, device: readDevice(readCookie(deps, request, COOKIE)) };
}

/** The key of an account's entry in the cookie. An unknown name is looked up as well, which takes the same time. */
export const accountOnDevice = (id: number | null) => `account ${id ?? 'of nobody'}`;

/** The key for the class page with this code. */
export const classPageOnDevice = (code: string) => `class page ${code}`;

/** The key for contact messages from visitors who are not signed in. */
export const CONTACT_ON_DEVICE = 'contact';

/** The key for a pending registration. */
export const registrationOnDevice = (id: string) => `registration ${id}`;

/** This device's nonce for an account, replaced at each sign-in; null if the device is not known for it. */
export async function findDeviceNonce(
  { database: { db } }: Pick<Deps, 'database'>,
  device: Device | null,
  account: string,
): Promise<string | null> {
  return findEntry(device, account, await keptSecret(db, SECRET));
}

/** Makes the browser known for the account, even after log-out; returns the device as it is from now on. */
export async function rememberDevice(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<Device> {
  const { device: before } = sourceOf(deps, request);
  const device = addEntry(before, account, await keptSecret(deps.database.db, SECRET));
  sendCookie(deps, request, reply, { name: COOKIE, value: writeDevice(device), maxAge: LASTS_S });
  return device;
}

// The requesting browser, and for which accounts it is known because somebody has signed in to them there (D14).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/http/deps.ts';
import { keptSecret } from '../../platform/db/installation-secrets.ts';
import { readCookie, sendCookie } from './cookies.ts';
import { addEntry, findEntry, readDevice, writeDevice, type Device } from './device-cookie.ts';

const COOKIE = 'device';
const SECRET = 'device-cookies';
/** A year from the last sign-in, so that a browser is still known after the summer holidays. */
const LASTS_S = 365 * 86_400;

/** Who tries something. */
export interface Caller {
  /** The network address. */
  address: string;
  /** Null for a browser where nobody has signed in yet. */
  device: Device | null;
}

/** The caller of a request. */
export function callerOf(deps: Deps, request: FastifyRequest): Caller {
  return { address: request.ip, device: readDevice(readCookie(deps, request, COOKIE)) };
}

/** What is written of an account in the cookie; one that nobody has is looked for as well, in the same time. */
export const accountOnDevice = (id: number | null) => `account ${id ?? 'of nobody'}`;

/** The same for a registration that waits to be paid. */
export const registrationOnDevice = (id: string) => `registration ${id}`;

/** The sign by which this device is known at an account; another one after each sign-in there. Null where it is not known. */
export async function knownAs(
  { database: { db } }: Pick<Deps, 'database'>,
  device: Device | null,
  account: string,
): Promise<string | null> {
  return findEntry(device, account, await keptSecret(db, SECRET));
}

/** From now on the browser is known at the account, also after a log-out. */
export async function rememberDevice(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<void> {
  const { device } = callerOf(deps, request);
  const value = writeDevice(addEntry(device, account, await keptSecret(deps.database.db, SECRET)));
  sendCookie(deps, request, reply, { name: COOKIE, value, lasts: { maxAge: LASTS_S } });
}

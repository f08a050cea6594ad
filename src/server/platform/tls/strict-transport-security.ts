// For how long browsers are told to come by HTTPS only (RFC 6797).
import { isIP } from 'node:net';

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;
/** Names that only mean something inside a network (RFC 6762, RFC 8375, RFC 2606, and what routers and schools use). */
const LOCAL_NAME = /(^[^.]+|\.(local|lan|internal|intranet|home\.arpa|test|localhost))$/i;

/**
 * Helmet's setting for this public address. Nothing where it is not HTTPS, or where it is an IP address, which browsers
 * leave out of this. A name of the public internet: a year. A name of a local network: a day, because the certificate often
 * comes from an authority of the school's own, and a warning that nobody can click away must not outlast the mistake behind
 * it for long. Never for names below it: those are other machines, such as a printer that speaks plain HTTP.
 */
export function strictTransportSecurity(
  origin: string | null,
): { maxAge: number; includeSubDomains: false } | false {
  if (origin === null) return false;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return { maxAge: LOCAL_NAME.test(hostname) ? DAY_S : YEAR_S, includeSubDomains: false };
}

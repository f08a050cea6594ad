// How long browsers use only HTTPS for this address (RFC 6797).
import { isIP } from 'node:net';

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;
/** Suffixes of local names (RFC 6762, RFC 8375, RFC 2606, and those that routers and schools use). */
const LOCAL_NAME = /(^[^.]+|\.(local|lan|internal|intranet|home\.arpa|test|localhost))$/i;

/**
 * Helmet's setting for this public address. None without HTTPS, or for an IP address, where browsers ignore it. A year
 * for a public name. A day for a local name: its certificate often comes from the school's own authority, and a warning
 * that cannot be skipped should not outlast the mistake behind it for long. Never for sub-domains, which may be other
 * machines, such as a printer that uses plain HTTP.
 */
export function strictTransportSecurity(
  origin: string | null,
): { maxAge: number; includeSubDomains: false } | false {
  if (origin === null) return false;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return { maxAge: LOCAL_NAME.test(hostname) ? DAY_S : YEAR_S, includeSubDomains: false };
}

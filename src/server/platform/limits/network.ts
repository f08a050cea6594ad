// Which network an address belongs to, for counting what comes from one place.
import { isIPv6 } from 'node:net';

/** Of 128 bits, in groups of 16: a household or a school is given at least this much as its own (RFC 6177). */
const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;

/** An IPv4 address itself; of IPv6 the first 64 bits, because whoever has one such address has as many as they like. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  const [head = '', tail] = plain.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

// The network of an address, which counts as one place.
import { isIPv6 } from 'node:net';

/** In groups of 16 bits: a household or a school is assigned at least this much (RFC 6177). */
const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;

/**
 * An IPv4 address itself, or the first 64 bits of an IPv6 address, because its owner can use any address in that range.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
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

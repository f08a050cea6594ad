import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNTS_PER_DEVICE,
  addEntry,
  findEntry,
  readDevice,
  writeDevice,
  type Device,
} from './device-cookie.ts';

const SECRET = 'a secret of the installation';
const accounts = fc.uniqueArray(
  fc.nat(1000).map((id) => `account ${id}`),
  { maxLength: 60 },
);

/** A device at which somebody has signed in to these accounts, one after the other. */
const deviceOf = (names: readonly string[]): Device | null =>
  names.reduce<Device | null>((device, name) => addEntry(device, name, SECRET), null);
const isKnown = (device: Device | null, name: string) => findEntry(device, name, SECRET) !== null;

describe('a device', () => {
  it('is known for the 40 accounts that were signed in to last, and for no other', () => {
    fc.assert(
      fc.property(accounts, fc.nat(2000), (names, other) => {
        const device = deviceOf(names);
        const known = names.slice(-ACCOUNTS_PER_DEVICE);
        expect(names.filter((name) => isKnown(device, name))).toEqual(known);
        const stranger = `account ${other}`;
        expect(isKnown(device, stranger)).toBe(known.includes(stranger));
      }),
      { numRuns: 30 },
    );
  });

  it('is read back from its cookie, which fits into a browser', () => {
    fc.assert(
      fc.property(accounts, (names) => {
        const device = deviceOf(names);
        if (!device) return;
        const cookie = writeDevice(device);
        expect(readDevice(cookie)).toEqual(device);
        expect(cookie).toMatch(/^[\w.-]{1,1400}$/);
      }),
      { numRuns: 30 },
    );
  });

  it('has another sign for an account after each sign-in, in the place of the one before', () => {
    const first = deviceOf(['account 1', 'account 2']);
    const again = addEntry(first, 'account 1', SECRET);
    expect(again.entries).toHaveLength(2);
    expect(findEntry(again, 'account 1', SECRET)).not.toBe(findEntry(first, 'account 1', SECRET));
    expect(findEntry(again, 'account 2', SECRET)).toBe(findEntry(first, 'account 2', SECRET));
  });

  it('names nobody: the same accounts look different on every device', () => {
    const [one, other] = [deviceOf(['account 1']), deviceOf(['account 1'])];
    expect(one?.id).not.toBe(other?.id);
    expect(one?.entries).not.toEqual(other?.entries);
  });

  it('is known to nobody who has another secret', () => {
    expect(findEntry(deviceOf(['account 1']), 'account 1', 'another secret')).toBeNull();
  });
});

describe('a cookie that was tampered with', () => {
  const device = deviceOf(['account 1', 'account 2']);
  const cookie = device ? writeDevice(device) : '';

  it('makes nothing known by an edit in any place', () => {
    const places = fc.nat(cookie.length - 1);
    const characters = fc.constantFrom(...'AZaz09-_.', '=', ' ', 'é');
    fc.assert(
      fc.property(places, characters, (place, character) => {
        fc.pre(cookie[place] !== character);
        const edited = readDevice(cookie.slice(0, place) + character + cookie.slice(place + 1));
        const known = ['account 1', 'account 2', 'account 3'].filter((name) =>
          isKnown(edited, name),
        );
        // An edit of one entry leaves the other; one of the id leaves none.
        expect(known.length).toBeLessThan(2);
        expect(known).not.toContain('account 3');
      }),
    );
  });

  it('does not carry an entry over to another device', () => {
    const other = deviceOf(['account 3']);
    const moved: Device = {
      id: other?.id ?? '',
      entries: [...(other?.entries ?? []), ...(device?.entries ?? [])],
    };
    const read = readDevice(writeDevice(moved));
    expect(read?.entries).toHaveLength(3);
    expect(isKnown(read, 'account 3')).toBe(true);
    expect(isKnown(read, 'account 1')).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['an id alone', 'A'.repeat(22)],
    ['a short id', `${'A'.repeat(21)}.`],
    ['half an entry', `${'A'.repeat(22)}.${'A'.repeat(31)}`],
    ['41 entries', `${'A'.repeat(22)}.${'A'.repeat(32 * 41)}`],
    ['far too much', `${'A'.repeat(22)}.${'A'.repeat(8000)}`],
    ['signs that are not base64url', `${'A'.repeat(22)}.${'+'.repeat(32)}`],
    ['a line break', `${'A'.repeat(22)}.${'A'.repeat(32)}\n`],
  ])('is taken for no cookie when it has %s', (_, text) => {
    expect(readDevice(text)).toBeNull();
  });

  it('with made-up entries is a device that is known nowhere', () => {
    const made = readDevice(`${'A'.repeat(22)}.${'A'.repeat(32 * 40)}`);
    expect(made?.entries).toHaveLength(40);
    expect(isKnown(made, 'account 1')).toBe(false);
  });
});

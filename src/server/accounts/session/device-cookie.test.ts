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

/** A device on which these accounts have signed in, one after the other. */
const deviceOf = (names: readonly string[]): Device | null =>
  names.reduce<Device | null>((device, name) => addEntry(device, name, SECRET), null);
const isKnown = (device: Device | null, name: string) => findEntry(device, name, SECRET) !== null;

describe('a device', () => {
  it('a device is known for the last 40 accounts that signed in on it, and no others', () => {
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

  it('a device survives the trip through its cookie, which fits into a browser', () => {
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

  it('each sign-in replaces the device’s entry for the account with a new one', () => {
    const first = deviceOf(['account 1', 'account 2']);
    const again = addEntry(first, 'account 1', SECRET);
    expect(again.entries).toHaveLength(2);
    expect(findEntry(again, 'account 1', SECRET)).not.toBe(findEntry(first, 'account 1', SECRET));
    expect(findEntry(again, 'account 2', SECRET)).toBe(findEntry(first, 'account 2', SECRET));
  });

  it('a device’s cookie names nobody: the same accounts look different on every device', () => {
    const [one, other] = [deviceOf(['account 1']), deviceOf(['account 1'])];
    expect(one?.id).not.toBe(other?.id);
    expect(one?.entries).not.toEqual(other?.entries);
  });

  it('a device is not known under another secret', () => {
    expect(findEntry(deviceOf(['account 1']), 'account 1', 'another secret')).toBeNull();
  });
});

describe('a tampered device cookie', () => {
  const device = deviceOf(['account 1', 'account 2']);
  const cookie = device ? writeDevice(device) : '';

  it('changing any character makes a device cookie known for fewer accounts, never for others', () => {
    const places = fc.nat(cookie.length - 1);
    const characters = fc.constantFrom(...'AZaz09-_.', '=', ' ', 'é');
    fc.assert(
      fc.property(places, characters, (place, character) => {
        fc.pre(cookie[place] !== character);
        const edited = readDevice(cookie.slice(0, place) + character + cookie.slice(place + 1));
        const known = ['account 1', 'account 2', 'account 3'].filter((name) =>
          isKnown(edited, name),
        );
        // A change in one entry leaves the other valid; one in the id leaves none.
        expect(known.length).toBeLessThan(2);
        expect(known).not.toContain('account 3');
      }),
    );
  });

  it('an entry from another device is not valid', () => {
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
  ])('a cookie with %s is not a device cookie', (_, text) => {
    expect(readDevice(text)).toBeNull();
  });

  it('a cookie with made-up entries is a device that is known for no account', () => {
    const made = readDevice(`${'A'.repeat(22)}.${'A'.repeat(32 * 40)}`);
    expect(made?.entries).toHaveLength(40);
    expect(isKnown(made, 'account 1')).toBe(false);
  });
});

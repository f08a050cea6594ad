import { describe, expect, it } from 'vitest';
import { checkoutIn, isCancelled } from './checkout.ts';
import { guard, type PageAccess } from './guard.ts';

const pupil = { yearGroup: 3, role: 'pupil' } as const;
const newcomer = { yearGroup: null, role: 'pupil' } as const;
const teacher = { yearGroup: 1, role: 'teacher' } as const;
const admin = { yearGroup: 1, role: 'owner' } as const;
const newAdmin = { yearGroup: null, role: 'owner' } as const;

const nobodyYet = { unknown: undefined, nobody: null } as const;
const PEOPLE = { ...nobodyYet, newcomer, pupil, teacher, admin, newAdmin } as const;
type Person = keyof typeof PEOPLE;

const PAGES: readonly [path: string, access: PageAccess][] = [
  ['/auth', 'public'],
  ['/no-such-page', 'public'],
  ['/', 'pupil'],
  ['/profile', 'pupil'],
  ['/year-selection', 'pupil'],
  ['/admin', 'admin'],
  ['/classes', 'teacher'],
];

const YEAR = '/year-selection';

const DECISIONS: Record<Person, readonly string[]> = {
  //         /auth   not found  /                  /profile           /year-selection  /admin  /classes
  unknown: ['wait', 'wait', 'wait', 'wait', 'wait', 'wait', 'wait'],
  nobody: ['show', 'show', '/auth', '/auth', '/auth', '/auth', '/auth'],
  newcomer: ['/', 'show', YEAR, YEAR, 'show', YEAR, YEAR],
  pupil: ['/', 'show', 'show', 'show', 'show', '/', '/'],
  teacher: ['/classes', 'show', 'show', 'show', 'show', '/', 'show'],
  admin: ['/', 'show', 'show', 'show', 'show', 'show', 'show'],
  newAdmin: ['/', 'show', YEAR, YEAR, 'show', YEAR, YEAR],
};

const people: readonly Person[] = [
  'unknown',
  'nobody',
  'newcomer',
  'pupil',
  'teacher',
  'admin',
  'newAdmin',
];
const table = people.flatMap((person) =>
  PAGES.map(([path, access], column) => ({
    person,
    path,
    access,
    expected: DECISIONS[person][column],
  })),
);

function decide(person: Person, path: string, access: PageAccess): string {
  const decision = guard(PEOPLE[person], path, access);
  return typeof decision === 'string' ? decision : decision.redirectTo;
}

describe('guard', () => {
  it.each(table)('$person opening $path: $expected', ({ person, path, access, expected }) => {
    expect(decide(person, path, access)).toBe(expected);
  });

  it.each(table)('$person opening $path ends on a page, never in a circle', (row) => {
    const seen = new Set<string>();
    let path = row.path;
    for (;;) {
      expect(seen).not.toContain(path);
      seen.add(path);
      const access = PAGES.find(([known]) => known === path)?.[1] ?? 'public';
      const decision = decide(row.person, path, access);
      if (!decision.startsWith('/')) break;
      path = decision;
    }
    expect(seen.size).toBeLessThanOrEqual(3);
  });
});

it('the class page is for shared devices only, and the password page for those who must change it', () => {
  expect(guard(null, '/', 'pupil', { door: '/c/CDFHJK' })).toEqual({ redirectTo: '/c/CDFHJK' });
  expect(guard(null, '/auth', 'public', { door: '/c/CDFHJK' })).toBe('show');
});

describe('coming back from the checkout', () => {
  it.each([
    ['?checkout=cs_1', 'cs_1', false],
    ['checkout=cs_1', 'cs_1', false],
    ['?checkout=', '', false],
    ['?checkout=cancelled', null, true],
    ['?other=1', null, false],
    ['', null, false],
  ])('coming back with %j is read as checkout %j, cancelled: %s', (search, checkout, cancelled) => {
    expect(checkoutIn(search)).toBe(checkout);
    expect(isCancelled(search)).toBe(cancelled);
  });

  it('somebody who comes back from the checkout stays there even when signed in', () => {
    expect(guard(pupil, '/auth', 'public', { search: '?checkout=cs_1' })).toBe('show');
    expect(guard(newcomer, '/auth', 'public', { search: '?checkout=cs_1' })).toBe('show');
    expect(guard(pupil, '/auth', 'public', { search: '?checkout=cancelled' })).toEqual({
      redirectTo: '/',
    });
    expect(guard(null, '/profile', 'pupil', { search: '?checkout=cs_1' })).toEqual({
      redirectTo: '/auth',
    });
  });
});

import { expect, it } from 'vitest';
import { nextClassName } from './next-class-name.ts';

it.each([
  ['3B', 3, '4B'],
  ['Year 3 Otters', 3, 'Year 4 Otters'],
  ['Otters', 3, 'Otters'],
  ['Room 13, 3B', 3, 'Room 13, 4B'],
  ['3B', null, '3B'],
] as const)('%s of Year %s may be called %s next year', (name, year, next) => {
  expect(nextClassName(name, year)).toBe(next);
});

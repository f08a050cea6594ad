import { expect, test } from 'vitest';
import { aboutOption } from './reason.ts';

test('a reason that begins with the chosen option begins with a capital letter', () => {
  expect(aboutOption('“{option}” joins clauses.', 'while')).toBe('“While” joins clauses.');
});

test('a chosen option inside a reason stays as it was written', () => {
  const reason = 'We need no capital for “{option}” here, because it is not a name.';
  expect(aboutOption(reason, 'park')).toContain('for “park” here');
});

import { expect, it } from 'vitest';
import { OBJECTIVES } from '#shared/objectives/index.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { ALL_BY_YEAR } from '../question-types/types.ts';
import { checkProgramme, PROGRAMME } from './programme.ts';

const ENGLISH = /\.(GR|SP|VO)\./;

it('a part that no type asks is found', () => {
  const without = ALL_BY_YEAR[2].filter(({ id }) => id !== 'Y2.GE.1/r161');
  expect(checkProgramme(without, 2)).toEqual([
    { id: 'Y2.GE.1/r161', rule: 'statement-not-asked', message: 'line symmetry' },
  ]);
});

it('the parts of the programme reach every objective, and name each part and type once a year', () => {
  for (const year of YEAR_GROUPS) {
    const types = PROGRAMME[year].map(([, type]) => type);
    expect(types.length).toBe(new Set(types).size);
    const parts = PROGRAMME[year].map(([part]) => part);
    expect(parts.filter((part, nth) => parts.indexOf(part) !== nth)).toEqual([]);
    const reached = new Set(types.map((type) => `Y${year}.${type.split('/')[0] ?? ''}`));
    const missing = OBJECTIVES.filter((one) => one.year === year && !ENGLISH.test(one.code)).filter(
      ({ code }) => !reached.has(code),
    );
    expect(missing.map(({ code }) => code)).toEqual([]);
  }
});

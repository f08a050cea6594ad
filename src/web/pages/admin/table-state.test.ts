import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STUDENT_SORTS } from '#shared/contract/admin.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import {
  pagesWithButton,
  queryOf,
  readTableState,
  sortBy,
  writeTableState,
} from './table-state.ts';

const AT_FIRST = { search: '', year: null, sort: 'name', order: 'asc', page: 1 };

describe('the address of the table', () => {
  it.each([
    '',
    '?',
    '?page=0&year=9&sort=password&order=up',
    '?page=x',
    `?search=${'x'.repeat(101)}`,
  ])('the address %j shows the table in its first state', (search) => {
    expect(readTableState(search)).toEqual(AT_FIRST);
  });

  it('the first state of the table adds nothing to the address', () => {
    expect(writeTableState(readTableState(''))).toBe('');
  });

  it('every state of the table can be read back from the address, whatever is searched for', () => {
    const state = fc.record({
      search: fc.string({ maxLength: 100 }),
      year: fc.option(fc.constantFrom(...YEAR_GROUPS)),
      sort: fc.constantFrom(...STUDENT_SORTS),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      page: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(state, (told) => {
        expect(readTableState(writeTableState(told))).toEqual(told);
      }),
    );
  });

  it('the address of the table becomes the request to the server', () => {
    expect(queryOf(readTableState('?search=+mia+&year=3&sort=score&order=desc&page=2'))).toEqual({
      search: 'mia',
      year: 3,
      sort: 'score',
      order: 'desc',
      page: 2,
      pageSize: 10,
    });
    expect(queryOf(readTableState('?search=+'))).not.toHaveProperty('search');
  });
});

describe('a tap on a column', () => {
  it.each([
    ['?page=3', 'score', '?sort=score&order=desc'],
    ['?sort=score&order=desc', 'score', '?sort=score'],
    ['?sort=score', 'score', '?sort=score&order=desc'],
    ['', 'name', '?order=desc'],
    ['?sort=games&order=desc', 'year', '?sort=year'],
    ['?search=a&year=2', 'lastActive', '?search=a&year=2&sort=lastActive&order=desc'],
  ] as const)('a tap in the state %j on the column %s leads to %j', (before, column, after) => {
    expect(writeTableState(sortBy(readTableState(before), column))).toBe(after);
  });
});

describe('the page buttons', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('the buttons on page %i of %i are %o', (page, pages, buttons) => {
    expect(pagesWithButton(page, pages)).toEqual(buttons);
  });
});

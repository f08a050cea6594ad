import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

describe('readTable', () => {
  it.each([
    ['the first line', '', '\n'],
    ['a line after a line feed', 'Name\n', ''],
    ['a line after a carriage return', 'Name\r', ''],
  ])('a line with more than 100 columns is refused as %s', (_which, before, after) => {
    expect(() => readTable(`${before}${','.repeat(100)}${after}`)).toThrow('more than 100 columns');
    expect(readTable(`${before}Mia${','.repeat(99)}${after}`)).toHaveLength(1);
  });
});

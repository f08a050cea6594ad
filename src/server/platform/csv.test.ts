import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv, withoutEscape } from './csv.ts';

/** Reads CSV as RFC 4180 says, a character at a time. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  let row: string[] = [];
  for (const [, content = '', end] of text.slice(1).matchAll(cell)) {
    row.push(content.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('a table as CSV', () => {
  it('begins with a byte order mark and ends each line as RFC 4180 says', () => {
    expect(toCsv([['a', 1, null]])).toBe('\uFEFF"a","1",""\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u00a0+1',
    '＝1',
    '=cmd|"/C calc"!A0',
  ])('makes %j harmless', (cell) => {
    expect(readCsv(toCsv([[cell]]))).toEqual([[`'${cell}`]]);
  });

  it('gives back every cell, but for the apostrophe before what would be calculated', () => {
    const calculated = /^(?:[\t\r\n]|\s*[=+\-@])/;
    // An apostrophe that is there already gets another, so that an import can take one away again.
    const escaped = /^'*(?:[\t\r\n]|\s*[=+\-@])/;
    const text = fc.string({ unit: fc.constantFrom(...'ab=+-@"\',;\t\r\n é') });
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
        (rows) => {
          const read = readCsv(toCsv(rows));
          expect(read).toEqual(
            rows.map((row) => row.map((cell) => (escaped.test(cell) ? `'${cell}` : cell))),
          );
          expect(read.flat().some((cell) => calculated.test(cell))).toBe(false);
          expect(read.map((row) => row.map(withoutEscape))).toEqual(rows);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv, withoutEscape } from './csv.ts';

/** Reads CSV according to RFC 4180, character by character. */
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
  it('the CSV begins with a byte order mark, and lines end as in RFC 4180', () => {
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
  ])('the CSV makes %j harmless', (cell) => {
    expect(readCsv(toCsv([[cell]]))).toEqual([[`'${cell}`]]);
  });

  it('the CSV keeps every cell, apart from the apostrophe in front of formulas', () => {
    const calculated = /^(?:[\t\r\n]|\s*[=+\-@])/;
    // An existing apostrophe gets another, so that an import can remove one.
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

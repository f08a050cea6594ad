import { describe, expect, it } from 'vitest';
import { ROSTER_TEXT_MAX } from '#shared/contract/roster.ts';
import { readListFile } from './list-field.tsx';

const read = (...parts: ConstructorParameters<typeof File>[0]) =>
  readListFile(new File(parts, 'class.csv'));
const bytes = (...values: number[]) => new Uint8Array(values);

describe('a list in a file', () => {
  it.each([
    ['UTF-8', ['Name\nZoë'], 'Name\nZoë'],
    ['UTF-8 with a byte order mark', [bytes(0xef, 0xbb, 0xbf), 'Zoë'], 'Zoë'],
    ['Windows-1252', ['Zo', bytes(0xeb)], 'Zoë'],
    ['UTF-16', [bytes(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0)], 'Zoë'],
    ['UTF-16, the other way round', [bytes(0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb)], 'Zoë'],
  ])('a list is read from a file in %s', async (_encoding, parts, text) => {
    expect(await read(...parts)).toEqual({ text });
  });

  it.each([
    ['a new workbook', ['PK', bytes(3, 4), 'xl/workbook.xml'], /workbook/],
    ['an old workbook', [bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)], /workbook/],
    ['far too long', ['x'.repeat(4 * ROSTER_TEXT_MAX + 1)], /too long/],
    ['too long', ['x'.repeat(ROSTER_TEXT_MAX + 1)], /too long/],
  ])('a file that is %s is not read, and the reason is given', async (_kind, parts, sentence) => {
    expect(await read(...parts)).toEqual({ problem: expect.stringMatching(sentence) });
  });
});

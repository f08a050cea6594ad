import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { readOwnWorries } from './own-worries.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-worries-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (text: string) => writeFileSync(join(folder, 'worries.txt'), text);

describe('the school’s own worries', () => {
  it('without the file there are no phrases', () => {
    expect(readOwnWorries(join(folder, 'elsewhere'))).toEqual([]);
  });

  it('phrases are read one per line, with any capitals, apostrophes and line ends', () => {
    write('\uFEFF# Ours\r\n\r\nThe red van\r\n  he|she doesn’t ... feed me\n');
    expect(readOwnWorries(folder)).toEqual(['the red van', "he|she doesn't ... feed me"]);
  });

  it('an unreadable line stops the start with its number', () => {
    write('the red van\nthe red van?!\n');
    expect(() => readOwnWorries(folder)).toThrow(ConfigError);
    expect(() => readOwnWorries(folder)).toThrow(
      `Line 2 of ${join(folder, 'worries.txt')} cannot be used. It is written: Words in small letters`,
    );
  });
});

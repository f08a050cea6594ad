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
  it('are none without the file', () => {
    expect(readOwnWorries(join(folder, 'elsewhere'))).toEqual([]);
  });

  it('are read one a line, however capitals, apostrophes and line ends are written', () => {
    write('\uFEFF# Ours\r\n\r\nThe red van\r\n  he|she doesn’t ... feed me\n');
    expect(readOwnWorries(folder)).toEqual(['the red van', "he|she doesn't ... feed me"]);
  });

  it('stop the start where a line cannot be read, with its number', () => {
    write('the red van\nthe red van?!\n');
    expect(() => readOwnWorries(folder)).toThrow(ConfigError);
    expect(() => readOwnWorries(folder)).toThrow(
      `Line 2 of ${join(folder, 'worries.txt')} cannot be used. It is written: Words in small letters`,
    );
  });
});

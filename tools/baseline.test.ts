import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBaseline } from './baseline.ts';

describe('what is shipped, against browsers of three years ago', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bright-explorers-baseline-'));
    writeFileSync(join(folder, 'old.js'), 'export const last = [1, 2].toSorted().at(-1);\n');
    writeFileSync(
      join(folder, 'old.css'),
      '.old:has(b) { color: color-mix(in srgb, red, blue); }\n',
    );
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('passes where all of them know it', () => {
    expect(checkBaseline(folder)).toEqual([]);
  });

  it('names the JavaScript and the CSS that are too young', () => {
    writeFileSync(join(folder, 'young.js'), 'export const groups = Object.groupBy([1], String);\n');
    writeFileSync(join(folder, 'young.css'), '.young { color: light-dark(red, blue); }\n');
    const complaints = checkBaseline(folder).join('\n');
    expect(complaints).toContain('ObjectGroupBy');
    expect(complaints).toContain('light-dark');
  });
});

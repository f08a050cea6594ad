import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBaseline } from './baseline.ts';

describe('the baseline check', () => {
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

  // That it passes what old browsers know is seen where `npm test` checks the built application.
  it('the baseline check names the JavaScript and CSS that are too new, and no other', () => {
    writeFileSync(join(folder, 'young.js'), 'export const groups = Object.groupBy([1], String);\n');
    writeFileSync(join(folder, 'young.css'), '.young { color: light-dark(red, blue); }\n');
    const complaints = checkBaseline(folder).join('\n');
    expect(complaints).toContain('ObjectGroupBy');
    expect(complaints).toContain('light-dark');
    expect(complaints).not.toContain('old.');
  });
});

import { describe, expect, it } from 'vitest';
import { CONTENT } from '#testing/content/banks.ts';
import { catalogue } from '#testing/content/catalogue/catalogue.ts';
import { outdatedFiles } from '#testing/content/catalogue/files.ts';
import { printFinding } from '#testing/content/finding.ts';
import { checkUnique } from '#testing/content/ids.ts';
import { FAMILIES } from '#testing/content/rules.ts';
import { checkStatutoryUse } from '#testing/content/statutory.ts';

/** All boards of a year, or all pages, take seconds on a busy machine. */
const UNHURRIED = { timeout: 60_000 };

describe.each(CONTENT)('the content of Year $year keeps the rules of', UNHURRIED, (content) => {
  it.each(FAMILIES)('%s', (_, check) => {
    expect(check(content).map(printFinding)).toEqual([]);
  });
});

describe('the content of all years', UNHURRIED, () => {
  it('gives every id once', () => {
    expect(checkUnique(CONTENT).map(printFinding)).toEqual([]);
  });

  it('asks every statutory spelling', () => {
    expect(checkStatutoryUse(CONTENT).map(printFinding)).toEqual([]);
  });

  it('stands in the catalogue as it is (npm run content writes it anew)', () => {
    expect(outdatedFiles(catalogue(CONTENT))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Finding } from '#games/kit/checks/content.ts';
import { readAllContent } from './all-content.ts';
import { checkFalseAlarms } from './false-alarms.ts';
import { printFinding } from './finding.ts';
import { checkUnique } from './ids.ts';
import { checkReasons } from './reasons.ts';
import { checkSlips } from './slips.ts';
import { familiesOf } from './rules.ts';
import { checkStatutoryUse } from './statutory.ts';
import { checkWordYears } from './word-years.ts';

const all = readAllContent();
const { content: CONTENT, places } = all;
const print = (finding: Finding) => printFinding(finding, places);

/** All boards of a year, or all pages, take seconds on a busy machine. */
const UNHURRIED = { timeout: 60_000 };

describe.each(CONTENT)('the content of Year $year keeps the rules of', UNHURRIED, (content) => {
  it.each(familiesOf(content))('%s', (_, check) => {
    expect(check().map(print)).toEqual([]);
  });
});

describe('the content of all years', UNHURRIED, () => {
  it('gives every id once', () => {
    expect(checkUnique(CONTENT).map(print)).toEqual([]);
  });

  it('asks every statutory spelling', () => {
    expect(checkStatutoryUse(CONTENT).map(print)).toEqual([]);
  });

  it('asks the meaning of a word in one year, unless it is harder later', () => {
    expect(checkWordYears(CONTENT).map(print)).toEqual([]);
  });

  it('gives the reason for every wrong answer of one of four (D12)', () => {
    expect(checkReasons(all.reasons).map(print)).toEqual([]);
  });

  it('tells teachers of every slip what the pupil does (D11)', () => {
    expect(checkSlips(all.slips).map(print)).toEqual([]);
  });

  it('has no rude word, worry or contact data by the lists for comments', () => {
    expect(checkFalseAlarms(all).map(print)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Finding } from '#games/kit/checks/content.ts';
import { readAllContent } from './all-content.ts';
import { checkClues } from './clues.ts';
import { checkFalseAlarms } from './false-alarms.ts';
import { printFinding } from './finding.ts';
import { checkUnique } from './ids.ts';
import { checkReasons } from './reasons.ts';
import { checkSlips } from './slips.ts';
import { checkJourney, familiesOf } from './rules.ts';
import { checkStatutoryUse } from './statutory.ts';
import { checkWordYears } from './word-years.ts';

const all = readAllContent();
const { content: CONTENT, locations } = all;
const print = (finding: Finding) => printFinding(finding, locations);

/** Checking all boards of a year, or all pages, takes seconds on a busy machine. */
const UNHURRIED = { timeout: 60_000 };

describe.each(CONTENT)('the content of Year $year', UNHURRIED, (content) => {
  it.each(familiesOf(content))('the content keeps the rules for %s', (_, check) => {
    expect(check().map(print)).toEqual([]);
  });
});

describe('the content of all years', UNHURRIED, () => {
  it('every id is unique', () => {
    expect(checkUnique(CONTENT).map(print)).toEqual([]);
  });

  it('every statutory spelling is asked', () => {
    expect(checkStatutoryUse(CONTENT).map(print)).toEqual([]);
  });

  it('the meaning of a word is asked in one year, unless it is harder later', () => {
    expect(checkWordYears(CONTENT).map(print)).toEqual([]);
  });

  it('every word to spell has a clue, which fits no other word of as many letters', () => {
    expect(checkClues(CONTENT).map(print)).toEqual([]);
  });

  it('every wrong answer of a grammar question has a reason (D12)', () => {
    expect(checkReasons().map(print)).toEqual([]);
  });

  it('every slip has a sentence that tells teachers what the pupil does (D11)', () => {
    expect(checkSlips(all.slips).map(print)).toEqual([]);
  });

  it('the facts at the stops of a journey are at least sixty, as many at each place, each in one readable sentence', () => {
    expect(checkJourney(all.facts).map(print)).toEqual([]);
  });

  it('the comment lists find no rude word, worry or contact data in the content', () => {
    expect(checkFalseAlarms(all).map(print)).toEqual([]);
  });
});

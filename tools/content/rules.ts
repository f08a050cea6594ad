// The families of rules, in the order in which an author mends what they find.
import { checkAmounts } from './amounts.ts';
import type { YearContent } from './banks.ts';
import { checkCoverage } from './coverage.ts';
import { checkDictionary } from './dictionary.ts';
import type { Finding, YearRule } from './finding.ts';
import { checkOptions } from './grammar-options.ts';
import { checkStems } from './grammar-stems.ts';
import { checkHangman } from './hangman.ts';
import { checkIds, checkUnique } from './ids.ts';
import { checkMaths } from './maths.ts';
import { checkPairs } from './pairs.ts';
import { checkReadability } from './readability.ts';
import { checkSafe } from './safe.ts';
import { checkSpelling } from './spelling.ts';
import { checkStatutory, checkStatutoryUse } from './statutory.ts';
import { checkThemes } from './themes.ts';
import { checkTypography } from './typography.ts';
import { checkWordSearch } from './word-search.ts';

/** What every year must keep. */
export const FAMILIES: readonly (readonly [name: string, check: YearRule])[] = [
  ['ids and objectives', checkIds],
  ['amounts', checkAmounts],
  ['coverage of the objectives', checkCoverage],
  ['grammar options', checkOptions],
  ['grammar questions and rules', checkStems],
  ['meanings', checkDictionary],
  ['words that must not meet', checkPairs],
  ['statutory spellings', checkStatutory],
  ['themes of word banks', checkThemes],
  ['word search banks', checkWordSearch],
  ['hangman banks', checkHangman],
  ['maths question types', checkMaths],
  ['British spelling', checkSpelling],
  ['reading level', checkReadability],
  ['safe and fair', checkSafe],
  ['marks', checkTypography],
];

/** Every finding of every rule over all content. */
export function allFindings(all: readonly YearContent[]): Finding[] {
  return [
    ...checkUnique(all),
    ...checkStatutoryUse(all),
    ...all.flatMap((content) => FAMILIES.flatMap(([, check]) => check(content))),
  ];
}

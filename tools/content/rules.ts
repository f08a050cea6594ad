// The rules, in the order in which an author should fix their findings.
import type { Finding } from '#games/kit/checks/content.ts';
import type { Fact } from '#shared/journey-texts.ts';
import type { AllContent, YearContent } from './all-content.ts';
import { checkClues } from './clues.ts';
import { checkCoverage } from './coverage.ts';
import { checkFalseAlarms } from './false-alarms.ts';
import type { YearRule } from './finding.ts';
import { checkIds, checkUnique } from './ids.ts';
import { checkReadability } from './readability.ts';
import { checkFacts, checkProse, factsAsContent } from './prose.ts';
import { checkReasons } from './reasons.ts';
import { checkSlips } from './slips.ts';
import { checkSafe } from './safe.ts';
import { checkSpelling } from './spelling.ts';
import { checkStatutory, checkStatutoryUse } from './statutory.ts';
import { checkTypography } from './typography.ts';
import { checkWordYears } from './word-years.ts';

/** Rules for the content of every game. */
const FAMILIES: readonly (readonly [name: string, check: YearRule])[] = [
  ['ids and objectives', checkIds],
  ['coverage of the objectives', checkCoverage],
  ['statutory spellings', checkStatutory],
  ['British spelling', checkSpelling],
  ['reading level', checkReadability],
  ['the story', checkProse],
  ['safe and fair', checkSafe],
  ['marks', checkTypography],
];

/** The rules that a year must meet: those for all games, and those of each game. */
export function familiesOf(
  content: YearContent,
): readonly (readonly [name: string, check: () => Finding[]])[] {
  return [
    ...FAMILIES.map(([name, check]) => [name, () => check(content)] as const),
    ...content.games.flatMap(({ rules }) => rules),
  ];
}

/** The facts of the journey: their own rules, and those of everything that children read. */
export function checkJourney(facts: readonly Fact[]): Finding[] {
  const content = factsAsContent(facts);
  const rules = [checkSpelling, checkReadability, checkSafe, checkTypography];
  return [...checkFacts(facts), ...rules.flatMap((check) => check(content))];
}

/** Every finding of every rule over all content. */
export function allFindings(all: AllContent): Finding[] {
  return [
    ...checkUnique(all.content),
    ...checkStatutoryUse(all.content),
    ...checkWordYears(all.content),
    ...checkClues(all.content),
    ...all.content.flatMap((content) => familiesOf(content).flatMap(([, check]) => check())),
    ...checkReasons(),
    ...checkSlips(all.slips),
    ...checkJourney(all.facts),
    ...checkFalseAlarms(all),
  ];
}

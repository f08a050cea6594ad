// Coverage: every objective of a year is asked, or the reason why not is written down.
import { OBJECTIVES, type Objective } from '#shared/objectives/index.ts';
import type { YearContent } from './banks.ts';
import type { Finding, YearRule } from './finding.ts';
import { NOT_ASKED } from './not-asked.ts';

/** How many items of each game are on one objective. */
export interface Coverage {
  objective: Objective;
  grammar: number;
  dictionary: number;
  wordSearch: number;
  hangman: number;
  maths: number;
  /** Why it is not asked, where it is not. */
  reason: string | undefined;
}

/** The objectives of a year, and what is asked about each in that year. */
export function coverageOf(content: YearContent): Coverage[] {
  const count = (items: readonly { objective: string }[], code: string) =>
    items.filter(({ objective }) => objective === code).length;
  return OBJECTIVES.filter(({ year }) => year === content.year).map((objective) => ({
    objective,
    grammar: count(content.grammar, objective.code),
    dictionary: count(content.dictionary, objective.code),
    wordSearch: count(content.wordSearch, objective.code),
    hangman: count(content.hangman, objective.code),
    maths: count(content.maths, objective.code),
    reason: NOT_ASKED[objective.code],
  }));
}

/** Objectives without an item or a reason, and reasons that are no longer true. */
export const checkCoverage: YearRule = (content) =>
  coverageOf(content).flatMap((row): Finding[] => {
    const { code, title } = row.objective;
    const items = row.grammar + row.dictionary + row.wordSearch + row.hangman + row.maths;
    const finding = (rule: string, message: string) => [{ id: code, rule, message }];
    if (items === 0 && row.reason === undefined) return finding('objective-not-asked', title);
    if (items > 0 && row.reason !== undefined) return finding('reason-outdated', row.reason);
    return [];
  });

// Coverage: every objective of a year is asked.
import { OBJECTIVES, type Objective } from '#shared/objectives/index.ts';
import type { YearContent } from './banks.ts';
import type { Finding, YearRule } from './finding.ts';

/** How many items of each game are on one objective. */
export interface Coverage {
  objective: Objective;
  grammar: number;
  dictionary: number;
  wordSearch: number;
  hangman: number;
  maths: number;
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
  }));
}

/** Objectives without an item. */
export const checkCoverage: YearRule = (content) =>
  coverageOf(content)
    .filter(
      ({ grammar, dictionary, wordSearch, hangman, maths }) =>
        grammar + dictionary + wordSearch + hangman + maths === 0,
    )
    .map(({ objective }): Finding => ({
      ...{ id: objective.code, rule: 'objective-not-asked', message: objective.title },
    }));

// Coverage: every objective of a year has items.
import type { GameId } from '#games/ids.ts';
import { OBJECTIVES, type Objective } from '#shared/objectives/index.ts';
import type { YearContent } from './all-content.ts';
import type { YearRule } from './finding.ts';

export interface Coverage {
  objective: Objective;
  counts: readonly (readonly [gameId: GameId, items: number])[];
}

/** The objectives of a year, and how much that year asks about each. */
export function coverageOf(content: YearContent): Coverage[] {
  return OBJECTIVES.filter(({ year }) => year === content.year).map((objective) => ({
    objective,
    counts: content.games.map(({ gameId, items }) => [
      gameId,
      items.filter((item) => item.objective === objective.code).length,
    ]),
  }));
}

export const checkCoverage: YearRule = (content) =>
  coverageOf(content)
    .filter(({ counts }) => counts.every(([, items]) => items === 0))
    .map(({ objective }) => ({
      id: objective.code,
      rule: 'objective-not-asked',
      message: objective.title,
    }));

// The pairs of a round as the result shows them again.
import type { Reviewed } from '#games/kit/rules/reviewed.ts';
import { textOfCard, type Case } from './rules.ts';

/** In the order in which they were matched. A word is judged by its first try, as the memory judges it. */
export function reviewedPairs(
  game: Case,
  moves: ReadonlyArray<{ word: string; definition: string }>,
): Reviewed[] {
  const pairOf = (id: string) => game.words.find((pair) => pair.id === id);
  return game.solved.flatMap((id): Reviewed[] => {
    const pair = pairOf(id);
    if (!pair) return [];
    const card = textOfCard(game, pair);
    const meaning = card === pair.definition ? [] : [`It means: ${pair.definition}`];
    const first = pairOf(moves.find(({ word }) => word === id)?.definition ?? id);
    const shared = { kind: 'Pair', text: `**${pair.word}**` } as const;
    if (!first || first === pair) {
      return [{ ...shared, outcome: 'right', lines: [card, ...meaning] }];
    }
    const tried = `Your first try: ${textOfCard(game, first)}`;
    return [
      { ...shared, outcome: 'not right', lines: [tried, `Right answer: ${card}`, ...meaning] },
    ];
  });
}

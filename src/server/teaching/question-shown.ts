// The question behind an answer, if it is known (D11).
import { itemsOfGame } from '#games/server.ts';
import type { AnsweredQuestion } from '#shared/contract/map.ts';
import { labelOf } from '../memory/label.ts';

interface AnsweredItem {
  item: string;
  objective: string | null;
  /** The misconception, if it is known. */
  slip: string | null;
}

/** If the content has changed since, the question is shown by its item. */
export async function questionShown(
  gameId: string,
  { item, objective, slip }: AnsweredItem,
): Promise<AnsweredQuestion> {
  const game = await itemsOfGame(gameId);
  const found = await game?.questionOf(item, objective, slip);
  if (!found) return { question: labelOf(item), answer: null, wrong: [], isExact: false };
  const { question, answer, wrong, isExact } = found;
  return { question, answer, wrong: [...wrong], isExact };
}

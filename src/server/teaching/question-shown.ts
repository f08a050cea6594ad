// The question behind an answer, if it is known (D11).
import { itemsOfGame } from '#games/server.ts';
import type { AnsweredQuestion } from '#shared/contract/map.ts';
import { factOf, labelOf } from '../memory/label.ts';

interface AnsweredItem {
  item: string;
  objective: string | null;
  /** The misconception, if it is known. */
  slip: string | null;
}

/** Where the game knows no question of the item, as in a tables check or after a change of content, it is shown by its item. */
export async function questionShown(
  gameId: string,
  { item, objective, slip }: AnsweredItem,
): Promise<AnsweredQuestion> {
  const game = await itemsOfGame(gameId);
  const found = await game?.questionOf(item, objective, slip);
  if (!found) {
    const fact = factOf(item);
    const question = fact ? `${fact.label} = ?` : labelOf(item);
    return { question, answer: fact && String(fact.result), wrong: [], isExact: false };
  }
  const { question, answer, wrong, isExact } = found;
  return { question, answer, wrong: [...wrong], isExact };
}

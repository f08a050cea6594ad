// Some questions of an objective, to look at before it is set (D11).
import { itemsOfGame } from '#games/server.ts';
import { GAME_IDS } from '#games/ids.ts';
import { shuffle } from '#games/kit/rules/random.ts';
import type { ExplainedQuestion, ObjectiveQuestion } from '#shared/contract/map.ts';
import { objectiveOf } from '#shared/objectives/index.ts';
import { notFound } from '../../classes/change-class.ts';
import { labelOf } from '../../memory/label.ts';
import { itemsOf } from './objective-items.ts';

const SHOWN = 3;

/** Others at each call. Throws 'not-found' if no game asks the objective. */
export async function showQuestions(code: string): Promise<ExplainedQuestion[]> {
  const objective = objectiveOf(code);
  const items = objective ? [...(await itemsOf(code, objective.year))] : [];
  if (items.length === 0) throw notFound();
  const chosen = shuffle(Math.random, items).slice(0, SHOWN);
  return Promise.all(chosen.map((item) => explainedOfItem(item, code)));
}

/** The question of the game that asks an item. */
export async function questionOfItem(item: string, objective: string): Promise<ObjectiveQuestion> {
  const { question, answer } = await explainedOfItem(item, objective);
  return { question, answer };
}

async function explainedOfItem(item: string, objective: string): Promise<ExplainedQuestion> {
  for (const gameId of GAME_IDS) {
    const game = await itemsOfGame(gameId);
    const found = await game?.questionOf(item, objective, null);
    if (found) {
      const { question, answer, reasons = [], rule = null } = found;
      return { question, answer, reasons: [...reasons], rule };
    }
  }
  return { question: labelOf(item), answer: null, reasons: [], rule: null };
}

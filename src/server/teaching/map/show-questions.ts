// The questions of an objective, to look at and try before it is set (D11).
import { itemsOfGame } from '#games/server.ts';
import { GAME_IDS } from '#games/ids.ts';
import type { ItemQuestion } from '#games/kit/rules/asked.ts';
import type { Random } from '#games/kit/rules/random.ts';
import type { ExplainedQuestion, ObjectiveQuestion } from '#shared/contract/map.ts';
import { objectiveOf } from '#shared/objectives/index.ts';
import { labelOf } from '../../memory/label.ts';
import { itemsOf } from './objective-items.ts';
import { notFound } from '../../platform/errors.ts';

const SHOWN = 3;

/**
 * A page of questions, and how many items the objective has; after the last item comes the first. Throws 'not-found' if
 * no game asks the objective.
 */
export async function showQuestions(
  code: string,
  page: number,
): Promise<{ rows: ExplainedQuestion[]; total: number }> {
  const items = await allItemsOf(code);
  const total = items.length;
  if (total === 0) throw notFound();
  const first = (page - 1) * SHOWN;
  const shown = Array.from({ length: Math.min(SHOWN, total) }, (_, nth) => (first + nth) % total);
  const rows = await Promise.all(
    shown.flatMap((nth) => items[nth] ?? []).map((item) => explainedOfItem(item, code)),
  );
  return { rows, total };
}

/** What rounds ask about an objective, without a clock too. */
async function allItemsOf(code: string): Promise<string[]> {
  const objective = objectiveOf(code);
  if (!objective) return [];
  const items = new Set(await itemsOf(code, objective.year));
  for (const gameId of GAME_IDS) {
    const game = await itemsOfGame(gameId);
    for (const item of game?.withoutClock?.(code) ?? []) items.add(item);
  }
  return [...items];
}

/** The question of the game that asks an item. */
export async function questionOfItem(item: string, objective: string): Promise<ObjectiveQuestion> {
  const { found } = await findQuestion(item, objective);
  const { question, answer } = found ?? unknown(item);
  return { question, answer };
}

async function explainedOfItem(item: string, objective: string): Promise<ExplainedQuestion> {
  const { gameId, found } = await findQuestion(item, objective, Math.random);
  if (!found) return { ...unknown(item), reasons: [], rule: null, round: null };
  const { question, answer, reasons = [], rule = null, start } = found;
  const round = start ? { gameId, start: await start() } : null;
  return { question, answer, reasons: [...reasons], rule, round };
}

const unknown = (item: string) => ({ question: labelOf(item), answer: null });

/** The question as the first game asks it that can start a round with it, or as the first that knows the item. */
async function findQuestion(item: string, objective: string, random?: Random) {
  let known: { gameId: string; found: ItemQuestion | null } = { gameId: '', found: null };
  for (const gameId of GAME_IDS) {
    const game = await itemsOfGame(gameId);
    const found = (await game?.questionOf(item, objective, null, random)) ?? null;
    if (found?.start) return { gameId, found };
    if (found && !known.found) known = { gameId, found };
  }
  return known;
}

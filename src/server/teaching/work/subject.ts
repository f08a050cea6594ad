// What can be set as work: the games that can be played for it, and its label (D11).
import { gameLabel, thinkItThrough } from '#games/cards.ts';
import { ON_SERVER } from '#games/server.ts';
import { GAME_IDS, type GameId } from '#games/ids.ts';
import type { Asking, Repertoire } from '#games/kit/rules/game.ts';
import type { Settable, WorkSubject } from '#shared/contract/work.ts';
import { OBJECTIVES, objectiveOf } from '#shared/objectives/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { gamesForWords } from '../words/deal-words.ts';
import { findListNames, findOwnWords } from '../words/uses-store.ts';

/** The games that can be played for a subject, in the order of the list; empty if none can ask it. */
export async function gamesFor(
  db: Db,
  { gameId, objective, words, due, think }: WorkSubject,
): Promise<GameId[]> {
  const games = GAME_IDS.filter((id) => gameId === undefined || id === gameId);
  if (words !== undefined) {
    const list = await findOwnWords(db, words);
    const able = list ? gamesForWords(list) : [];
    return games.filter((id) => able.includes(id));
  }
  if (objective === undefined && !due && !think) return games;
  const repertoires = await repertoiresOf(games);
  if (think) {
    return games.filter((id) => repertoires.get(id)?.dealsThinking ?? false);
  }
  if (objective === undefined) return [...repertoires.keys()];
  const asking: GameId[] = [];
  for (const [game, { objectives }] of repertoires) {
    if ((await objectives()).has(objective)) asking.push(game);
  }
  return asking;
}

/** The games, those that ask most of these items first and the rest in their order. */
export async function mostAskedFirst(
  games: readonly GameId[],
  items: readonly string[],
  rounds: Asking,
): Promise<GameId[]> {
  const repertoires = await repertoiresOf(games);
  const asked = (game: GameId) =>
    items.filter((item) => repertoires.get(game)?.asks(item, rounds) ?? false).length;
  return games.toSorted((one, other) => asked(other) - asked(one));
}

/** Whether a game asks an objective only in questions that take longer than a countdown allows. */
export async function takesLong(game: GameId, objective: string): Promise<boolean> {
  const { repertoire } = await ON_SERVER[game].loadDealer();
  return (await repertoire?.untimed?.())?.has(objective) ?? false;
}

/** A few words that children read as well. */
function labelOf({ gameId, objective, due, think }: WorkSubject): string {
  if (objective !== undefined) return objectiveOf(objective)?.title ?? objective;
  if (due) return 'Things to remember';
  if (think) return thinkItThrough.title;
  return gameId === undefined ? 'Words' : gameLabel(gameId).title;
}

/** The labels of many subjects, with lists of words by name. */
export async function labelsOf(
  db: Db,
  subjects: readonly WorkSubject[],
): Promise<(what: WorkSubject) => string> {
  const names = await findListNames(
    db,
    subjects.flatMap(({ words }) => words ?? []),
  );
  return (what) => names.get(what.words ?? 0) ?? labelOf(what);
}

/** Every objective that some game can ask, in the curriculum's order. */
export async function settable(): Promise<Settable[]> {
  const gamesOf = new Map<string, GameId[]>();
  for (const [game, { objectives }] of await repertoiresOf(GAME_IDS)) {
    for (const code of await objectives()) {
      gamesOf.set(code, [...(gamesOf.get(code) ?? []), game]);
    }
  }
  return OBJECTIVES.flatMap(({ code, title: text, strand, year }) => {
    const games = gamesOf.get(code);
    return games ? [{ code, text, strand, year, games }] : [];
  });
}

async function repertoiresOf(games: readonly GameId[]): Promise<Map<GameId, Repertoire>> {
  const found = new Map<GameId, Repertoire>();
  for (const game of games) {
    const { repertoire } = await ON_SERVER[game].loadDealer();
    if (repertoire) found.set(game, repertoire);
  }
  return found;
}

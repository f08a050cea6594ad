// What is said of the tables check on the home page.
import type { GameCard } from '../kit/rules/game.ts';

/** Not in the list of games: it is offered only where a teacher has opened it (D11). */
export const tablesCheck = {
  title: 'Tables check',
  emoji: '⏰',
  colour: 'leaf',
  category: 'Math',
  rulesVersion: 1,
} as const satisfies Partial<GameCard>;

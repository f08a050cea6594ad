// What deals the questions of each game whose questions come from the server; no browser loads it.
import type { Deal } from './kit/game.ts';

/** Games whose card has `questions`, each with its dealer; a test holds this list against the cards. */
export const DEALERS: ReadonlyMap<string, () => Promise<{ deal: Deal }>> = new Map<
  string,
  () => Promise<{ deal: Deal }>
>([
  ['grammar-guru', () => import('./grammar-guru/deal.ts')],
  ['mathematics-mountain', () => import('./mathematics-mountain/content/deal.ts')],
]);

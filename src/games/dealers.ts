// The dealers of the games and of the tables check. Not loaded in the browser, because it includes the questions of every year.
import type { RoundId } from './ids.ts';
import type { Dealer, QuestionDealer, Repertoire } from './kit/rules/game.ts';

/** Loaded at the first use, because a dealer may include the content of all years. */
export const DEALERS: Readonly<
  Record<
    RoundId,
    () => Promise<{
      dealStart: Dealer;
      /** Of a quiz. */
      dealQuestions?: QuestionDealer;
      repertoire?: Repertoire;
    }>
  >
> = {
  'dictionary-detective': () => import('./dictionary-detective/deal.ts'),
  'find-my-number': () => import('./find-my-number/deal.ts'),
  'grammar-guru': () => import('./grammar-guru/deal.ts'),
  'hangman-balloons': () => import('./hangman-balloons/deal.ts'),
  'mathematics-mountain': () => import('./mathematics-mountain/deal.ts'),
  'tables-check': () => import('./tables-check/deal.ts'),
  'word-search': () => import('./word-search/deal.ts'),
};

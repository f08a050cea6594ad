import { expect, it } from 'vitest';
import { DEALERS } from '#games/dealers.ts';
import { ROUND_IDS, type RoundId } from '#games/ids.ts';
import type { Dealer } from '#games/kit/rules/game.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { prepareDealing } from './prepare-dealing.ts';

/** Dealers that note what they deal, in order. */
function noting(onDealt: () => void = () => {}) {
  const dealt: string[] = [];
  const noted = (game: RoundId) => async () => {
    const { dealStart: deal } = await DEALERS[game]();
    const dealStart: Dealer = (dealing) => {
      dealt.push(`${game} ${dealing.year}`);
      onDealt();
      return deal(dealing);
    };
    return { dealStart };
  };
  const dealers = {
    'dictionary-detective': noted('dictionary-detective'),
    'find-my-number': noted('find-my-number'),
    'grammar-guru': noted('grammar-guru'),
    'hangman-balloons': noted('hangman-balloons'),
    'mathematics-mountain': noted('mathematics-mountain'),
    'tables-check': noted('tables-check'),
    'word-search': noted('word-search'),
  };
  return { dealers, dealt };
}

it('deals every game and the tables check once in each year', async () => {
  const { dealers, dealt } = noting();
  await prepareDealing(dealers, new AbortController().signal, 0);
  const all = YEAR_GROUPS.flatMap((year) => ROUND_IDS.map((game) => `${game} ${year}`));
  expect(dealt.toSorted()).toEqual(all.toSorted());
});

it('ends when the process is about to stop', async () => {
  const stopping = new AbortController();
  const { dealers, dealt } = noting(() => stopping.abort());
  await prepareDealing(dealers, stopping.signal, 0);
  expect(dealt).toHaveLength(1);
});

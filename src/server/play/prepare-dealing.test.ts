import { expect, it } from 'vitest';
import { ON_SERVER } from '#games/server.ts';
import { PLAYABLE_IDS, type PlayableId } from '#games/ids.ts';
import type { Dealer } from '#games/kit/rules/game.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { prepareDealing } from './prepare-dealing.ts';

/** Dealers that record their deals in order. */
function noting(onDealt: () => void = () => {}) {
  const dealt: string[] = [];
  const noted = (game: PlayableId) => ({
    async loadDealer() {
      const { dealStart: deal } = await ON_SERVER[game].loadDealer();
      const dealStart: Dealer = (dealing) => {
        dealt.push(`${game} ${dealing.year}`);
        onDealt();
        return deal(dealing);
      };
      return { dealStart };
    },
  });
  const games = Object.fromEntries(PLAYABLE_IDS.map((game) => [game, noted(game)]));
  return { games, dealt };
}

it('preparing deals every game and the tables check once for each year', async () => {
  const { games, dealt } = noting();
  await prepareDealing(games, new AbortController().signal, 0);
  const all = YEAR_GROUPS.flatMap((year) => PLAYABLE_IDS.map((game) => `${game} ${year}`));
  expect(dealt.toSorted()).toEqual(all.toSorted());
});

it('preparing ends when the process is shutting down', async () => {
  const stopping = new AbortController();
  const { games, dealt } = noting(() => stopping.abort());
  await prepareDealing(games, stopping.signal, 0);
  expect(dealt).toHaveLength(1);
});

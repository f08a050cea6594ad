import { expect, it } from 'vitest';
import { DEALERS } from './dealers.ts';
import { GAMES } from './registry.ts';

it('each game whose card has questions has a dealer, and no other', () => {
  const dealt = GAMES.filter(({ questions }) => questions).map(({ id }) => id);
  expect([...DEALERS.keys()].toSorted()).toEqual(dealt.toSorted());
});

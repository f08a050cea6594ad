import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mathematicsMountain, thinkItThrough } from '#games/mathematics-mountain/card.ts';
import type { RoundPurpose } from '#shared/contract/rounds.ts';
import { signedDeal } from '#testing/signed-deal.ts';
import { GameTile } from './game-tile.tsx';

const left = (purpose?: RoundPurpose) => ({
  signed: signedDeal(1, purpose ? { purpose } : {}),
  start: null,
  seed: 7,
  moves: [],
  ms: 0,
  place: 2,
  yearGroup: 4,
  rulesVersion: 1,
  leftAt: '2026-03-04T12:00:00.000Z',
});

it.each([
  ['think', 'Go on (question 2) with Think It Through'],
  [undefined, 'Go on (question 2) with Mathematics Mountain'],
] as const)('a round that was left, dealt for %s, is gone on with at its own tile', (of, name) => {
  const tile = { isEarly: false, left: left(of), onPlay: () => {} };
  render(
    <ul>
      <GameTile {...tile} game={mathematicsMountain} />
      <GameTile {...tile} game={thinkItThrough} playedFor={{ purpose: 'think' }} />
    </ul>,
  );
  expect(screen.getByRole('button', { name: /^Go on/ })).toHaveAccessibleName(name);
});

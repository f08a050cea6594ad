import { render, screen } from '@testing-library/react';
import { StrictMode, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { replayOf } from '#testing/replay-of.ts';
import { stillClock } from '#testing/still-clock.ts';
import { listenAndSpellReplay } from './replay.ts';
import ListenAndSpell from './screen.tsx';
import type { SpellStart } from './start.ts';

const { pass, newUser } = stillClock();

const start: SpellStart = {
  words: [
    {
      id: 'Y3.SP/island',
      word: 'island',
      sentence: 'We rowed to the ___.',
      clue: 'land with water all around it',
      objective: 'Y3.SP.1',
    },
    {
      id: 'Y3.SP/February',
      word: 'February',
      sentence: 'It snowed in ___ this year.',
      clue: 'the second month',
      objective: 'Y3.SP.1',
    },
  ],
};

function open(props: Partial<GameScreenProps> = {}, wrapper: ComponentType = StrictMode) {
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  const user = newUser();
  const all = { year: 3, start, seed: 1, onDrawn: () => {}, onFinish, ...props } as const;
  render(<ListenAndSpell {...all} />, { wrapper });
  return { user, onFinish };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Your spelling' });

describe('a round by the keyboard', () => {
  it('is written, sent and gone on with, and its moves earn the shown score', async () => {
    const { user, onFinish } = open();
    expect(field()).toHaveFocus();
    await user.keyboard('island{Enter}');
    expect(screen.getByText("Great job! That's correct!")).toBeVisible();
    pass(500);
    expect(button('Next word')).toHaveFocus();
    await user.keyboard('{Enter}');
    pass(100);
    expect(field()).toHaveFocus();
    await user.keyboard('february{Enter}');
    expect(screen.getByText('Oops! The correct answer was: February')).toBeVisible();
    await user.keyboard('February{Enter}');
    pass(500);
    await user.keyboard('{Enter}');
    pass(100);
    const [result, moves] = onFinish.mock.lastCall ?? [];
    expect(result).toMatchObject({ score: 1, maxScore: 2 });
    expect(moves).toMatchObject([{ typed: 'island' }, { typed: 'february' }]);
    expect(replayOf(listenAndSpellReplay, start, onFinish)).toMatchObject({ score: 1 });
    expect(result?.reviewed[1]).toEqual({
      kind: 'Word',
      outcome: 'not right',
      text: 'February',
      lines: ['You wrote: february', 'It snowed in February this year.'],
    });
  });
});

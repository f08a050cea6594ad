import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOpenGame } from './use-open-game.ts';

it('closing a game twice goes back once', async () => {
  window.history.replaceState(null, '', '/');
  const { result } = renderHook(useOpenGame);
  act(() => result.current.openGame('toy'));
  expect(result.current.openGameId).toBe('toy');
  const back = vi.spyOn(window.history, 'back');
  result.current.closeGame();
  result.current.closeGame();
  await waitFor(() => expect(result.current.openGameId).toBeNull());
  expect(back).toHaveBeenCalledOnce();
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOpenGame } from './use-open-game.ts';

it('a reload goes on with the round on the screen, and the next one is new', async () => {
  window.history.replaceState(null, '', '/?play=toy&work=5');
  const before = renderHook(useOpenGame);
  expect(before.result.current.playedFor.goesOn).toBe(false);
  before.unmount();
  const reloaded = renderHook(useOpenGame).result;
  expect(reloaded.current.playedFor).toEqual({ workId: 5, purpose: undefined, goesOn: true });
  act(() => reloaded.current.closeGame());
  await waitFor(() => expect(reloaded.current.openGameId).toBeNull());
  act(() => reloaded.current.openGame('toy', { workId: 5 }));
  expect(reloaded.current.playedFor.goesOn).toBe(false);
});

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

it('Back and Forward go on with the round that was on the screen', async () => {
  window.history.replaceState(null, '', '/');
  const { result } = renderHook(useOpenGame);
  act(() => result.current.openGame('toy'));
  expect(result.current.playedFor.goesOn).toBe(false);
  window.history.back();
  await waitFor(() => expect(result.current.openGameId).toBeNull());
  window.history.forward();
  await waitFor(() => expect(result.current.openGameId).toBe('toy'));
  expect(result.current.playedFor.goesOn).toBe(true);
});

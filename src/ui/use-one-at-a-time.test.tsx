import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { slowAnswer } from '#testing/fake-api.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

it('a second call is ignored while the first is under way, and accepted again afterwards', async () => {
  const first = slowAnswer<void>();
  const action = vi.fn<(word: string) => Promise<void>>().mockReturnValueOnce(first.answer);
  const { result } = renderHook(() => useOneAtATime(action));

  act(() => {
    void result.current.run('one');
    void result.current.run('two');
  });
  expect(action.mock.calls).toEqual([['one']]);
  expect(result.current.running).toEqual(['one']);

  await act(async () => first.arrive());
  expect(result.current.running).toBeNull();
  await act(() => result.current.run('three'));
  expect(action.mock.calls).toEqual([['one'], ['three']]);
});

it('a call is accepted again after a failure', async () => {
  const action = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no'));
  const { result } = renderHook(() => useOneAtATime(action));

  await act(() => expect(result.current.run()).rejects.toThrow('no'));
  await act(() => result.current.run());
  expect(action).toHaveBeenCalledTimes(2);
});

import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDrawings } from './question-picture.tsx';
import type { Picture } from './maths-picture.ts';

vi.mock('./drawings/load-drawing.ts', () => ({
  loadDrawing: ({ kind }: Picture) => {
    if (kind === 'clock') return new Promise(() => {});
    return kind === 'turn' ? Promise.reject(new Error('No network.')) : Promise.resolve(kind);
  },
}));

it('a drawing is there as soon as it has come, whatever the others of the round do', async () => {
  const clock: Picture = { kind: 'clock', hour: 3, minute: 0 };
  const circle: Picture = { kind: 'circle', line: 'radius', length: '4 cm' };
  const turn: Picture = { kind: 'turn', quarters: 1 };
  const questions = [{ picture: clock }, {}, { picture: circle }, { picture: turn }];
  const { result } = renderHook(() => useDrawings(questions));
  await waitFor(() => expect(result.current.get(circle)).toBe('circle'));
  expect(result.current.get(turn)).toBeNull();
  expect(result.current.has(clock)).toBe(false);
});

import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useFocusFollow } from './use-focus-follow.ts';

/**
 * A quiz with a field for each question, or one field for all. Reports which field has the focus as soon as a question
 * is shown.
 */
function Quiz({
  question,
  shared = false,
  onShown = () => {},
}: {
  question: number;
  shared?: boolean;
  onShown?: (focused: Element | null) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFollow(root, String(question), (game) => game.querySelector('input'));
  useLayoutEffect(() => {
    onShown(document.activeElement);
  });
  return (
    <div ref={root}>
      <input key={shared ? 'one' : question} aria-label={`Answer ${question}`} />
    </div>
  );
}

it('the focus is in the field at once, so that a key pressed as soon as a question is shown reaches it', () => {
  let focused: Element | null = null;
  const quiz = (question: number) => (
    <Quiz question={question} onShown={(element) => (focused = element)} />
  );
  const { rerender } = render(quiz(1));
  expect(focused).toBe(screen.getByLabelText('Answer 1'));
  rerender(quiz(2));
  expect(focused).toBe(screen.getByLabelText('Answer 2'));
});

it('the focus stays on an element outside the game', () => {
  const quiz = (question: number) => (
    <>
      <button type="button">Close</button>
      <Quiz question={question} />
    </>
  );
  const { rerender } = render(quiz(1));
  act(() => screen.getByRole('button').focus());
  rerender(quiz(2));
  expect(screen.getByRole('button')).toHaveFocus();
});

it('an element that already has the focus is left alone', () => {
  const { rerender } = render(<Quiz question={1} shared />);
  const focus = vi.spyOn(screen.getByLabelText('Answer 1'), 'focus');
  rerender(<Quiz question={2} shared />);
  expect(screen.getByLabelText('Answer 2')).toHaveFocus();
  expect(focus).not.toHaveBeenCalled();
});

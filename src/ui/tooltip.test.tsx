import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stillClock } from '#testing/still-clock.ts';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

const { pass } = stillClock();

function renderTwo() {
  render(
    <TooltipProvider>
      <Tooltip text="First note">
        <button>First</button>
      </Tooltip>
      <Tooltip text="Second note">
        <button>Second</button>
      </Tooltip>
    </TooltipProvider>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const note = () => screen.queryByRole('tooltip')?.textContent ?? null;
const pointAt = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

/** Reads the first note and dismisses it. */
function readFirst() {
  renderTwo();
  pointAt('First');
  pass(700);
  expect(note()).toBe('First note');
  escape();
  expect(note()).toBeNull();
}

it('a note opens when the pointer has rested for 700 ms', () => {
  renderTwo();
  pointAt('First');
  pass(699);
  expect(note()).toBeNull();
  pass(1);
  expect(note()).toBe('First note');
});

it('a note opens at once on the next control, within 300 ms of the last note', () => {
  readFirst();
  pass(299);
  pointAt('Second');
  pass(0);
  expect(note()).toBe('Second note');
});

it('a note waits again after 300 ms without one', () => {
  readFirst();
  pass(300);
  pointAt('Second');
  pass(699);
  expect(note()).toBeNull();
  pass(1);
  expect(note()).toBe('Second note');
});

it('a note opens at once by keyboard, describes its control, and closes with Escape', () => {
  renderTwo();
  fireEvent.focus(button('First'));
  pass(0);
  expect(button('First')).toHaveAccessibleDescription('First note');
  escape();
  expect(note()).toBeNull();
});

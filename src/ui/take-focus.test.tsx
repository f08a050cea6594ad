import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusHeadingAfter } from './take-focus.ts';

it('the heading gets the focus after a call, unless the user has moved it on meanwhile', () => {
  render(
    <main>
      <h1 tabIndex={-1}>Classes</h1>
      <button type="button">Close</button>
      <input aria-label="Name" />
    </main>,
  );
  const press = () => {
    screen.getByRole('button').focus();
    return focusHeadingAfter();
  };
  press()();
  expect(screen.getByRole('heading')).toHaveFocus();
  const done = press();
  screen.getByLabelText('Name').focus();
  done();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

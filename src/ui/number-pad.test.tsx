import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberPad } from './number-pad.tsx';

function Room({ start = '', disabled = false }) {
  const [value, setValue] = useState(start);
  return (
    <form>
      <input aria-label="Answer" value={value} onChange={(event) => setValue(event.target.value)} />
      <NumberPad value={value} onChange={setValue} maxDigits={3} disabled={disabled} />
    </form>
  );
}

const key = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByLabelText('Answer');
const press = async (...names: string[]) => {
  for (const name of names) await userEvent.click(key(name));
};

it('the number pad has the ten digits and a key to delete', () => {
  render(<Room />);
  const keys = screen.getByRole('group', { name: 'Number pad' }).querySelectorAll('button');
  const names = Array.from(
    keys,
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(names).toEqual(['1', '2', '3', '4', '5', 'Delete last digit', '6', '7', '8', '9', '0']);
});

it('the number pad writes digits, no more than fit, and deletes the last one', async () => {
  render(<Room />);
  await press('0', '7', '9', '5');
  expect(field()).toHaveValue('079');
  await press('Delete last digit', 'Delete last digit', '4');
  expect(field()).toHaveValue('04');
});

it('the number pad changes the same text as the keyboard and leaves the focus in the field', async () => {
  render(<Room />);
  await userEvent.type(field(), '1');
  await press('2');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('3{Backspace}');
  expect(field()).toHaveValue('12');
});

it('the number pad takes the focus from elsewhere on the page, as any other button does', async () => {
  render(
    <>
      <button>Close</button>
      <Room />
    </>,
  );
  key('Close').focus();
  await press('2');
  expect(key('2')).toHaveFocus();
});

it('the number pad works by keyboard and keeps the focus on the key that deleted the last digit', async () => {
  render(<Room start="5" />);
  key('Delete last digit').focus();
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('');
  expect(key('Delete last digit')).toHaveFocus();
  expect(key('Delete last digit')).toBeEnabled();
  expect(key('Delete last digit')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('');
});

it('the number pad does nothing while it is switched off', async () => {
  render(<Room start="5" disabled />);
  await press('1', 'Delete last digit');
  expect(field()).toHaveValue('5');
});

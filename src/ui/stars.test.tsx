import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { StarRating, Stars } from './stars.tsx';
import { SwitchAccessContext } from './switch-access.ts';

const MEANINGS = ['bad', 'poor', 'fair', 'good', 'great'];

function Room({ disabled = false }) {
  const [value, setValue] = useState(0);
  return (
    <>
      <StarRating
        value={value}
        disabled={disabled}
        onChange={setValue}
        label="Rate"
        meanings={MEANINGS}
      />
      <button>Next</button>
      <p>{value} chosen</p>
    </>
  );
}

const star = (stars: number) => screen.getByLabelText(new RegExp(`^${stars} star`));
const chosen = (stars: number) => expect(screen.getByText(`${stars} chosen`)).toBeInTheDocument();

/** Presses a key as a person does: it has an effect before it is released. */
async function press(key: string) {
  const hands = userEvent.setup();
  await hands.keyboard(`{${key}>}`);
  await new Promise((resolve) => setTimeout(resolve));
  await hands.keyboard(`{/${key}}`);
}

describe('a rating', () => {
  it('a rating is a group of five stars labelled with their meaning', () => {
    render(<Room />);
    expect(screen.getByRole('radiogroup', { name: 'Rate' })).toBeInTheDocument();
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual([
      '1 star: bad',
      '2 stars: poor',
      '3 stars: fair',
      '4 stars: good',
      '5 stars: great',
    ]);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('a rating is chosen by tap and can be changed', async () => {
    render(<Room />);
    await userEvent.click(star(4));
    chosen(4);
    await userEvent.click(star(2));
    chosen(2);
    expect(star(2)).toBeChecked();
    expect(star(4)).not.toBeChecked();
  });

  it('with switch access each star of a rating is a Tab stop, and Enter chooses', async () => {
    render(
      <SwitchAccessContext value>
        <Room />
      </SwitchAccessContext>,
    );
    for (const stars of [1, 2, 3]) {
      await userEvent.tab();
      expect(star(stars)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    chosen(3);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    chosen(4);
  });

  it('a rating is one Tab stop; Space and the arrow keys choose, and wrap at the ends', async () => {
    render(<Room />);
    await userEvent.tab();
    expect(star(1)).toHaveFocus();
    await userEvent.keyboard(' ');
    chosen(1);
    await press('ArrowRight');
    await press('ArrowRight');
    expect(star(3)).toHaveFocus();
    chosen(3);
    await press('ArrowLeft');
    chosen(2);
    await press('ArrowLeft');
    await press('ArrowLeft');
    chosen(5);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(star(5)).toHaveFocus();
  });

  it('a rating cannot be changed while it is switched off', async () => {
    render(<Room disabled />);
    await userEvent.click(star(4));
    expect(star(4)).not.toBeChecked();
    chosen(0);
  });
});

it.each([0, 1, 5])('a given rating of %i is read out', (value) => {
  render(<Stars value={value} />);
  const stars = screen.getByRole('img', { name: `${value} out of 5 stars` });
  expect(stars.querySelectorAll('.fill-sun')).toHaveLength(value);
  expect(stars.querySelectorAll('svg')).toHaveLength(5);
});

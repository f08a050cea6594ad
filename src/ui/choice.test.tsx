import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Choice } from './choice.tsx';
import { SwitchAccessContext } from './switch-access.ts';
import { Switch } from './switch.tsx';

const OPTIONS = [
  { value: 1, text: 'One' },
  { value: 2, text: 'Two' },
  { value: null, text: 'None' },
];

function Room() {
  const [value, setValue] = useState<number | null>(1);
  const [isOn, setOn] = useState(false);
  return (
    <>
      <Choice label="Number" hint="How many." value={value} options={OPTIONS} onChange={setValue} />
      <Switch label="Lamp" hint="It shines." checked={isOn} onChange={setOn} />
    </>
  );
}

it('a choice is one stop of the Tab key, and the arrow keys choose', async () => {
  render(<Room />);
  const hands = userEvent.setup();
  await hands.tab();
  expect(screen.getByRole('radio', { name: 'One' })).toHaveFocus();
  await hands.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
  await hands.tab();
  expect(screen.getByRole('switch', { name: 'Lamp' })).toHaveFocus();
});

it('with switch access a choice is a stop of the Tab key for each option, and Enter chooses', async () => {
  render(
    <SwitchAccessContext value>
      <Room />
    </SwitchAccessContext>,
  );
  const hands = userEvent.setup();
  await hands.tab();
  await hands.tab();
  expect(screen.getByRole('radio', { name: 'Two' })).toHaveFocus();
  await hands.keyboard('{Enter}');
  expect(screen.getByRole('radio', { name: 'Two' })).toBeChecked();
  await hands.tab();
  await hands.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Two' })).not.toBeChecked();
  await hands.tab();
  expect(screen.getByRole('switch', { name: 'Lamp' })).toHaveFocus();
});

it('a choice is labelled with its subject', () => {
  render(<Room />);
  const group = screen.getByRole('group', { name: 'Number' });
  expect(group).toHaveAccessibleDescription('How many.');
});

it('a switch says in words whether it is on, and changes by a tap anywhere on it and by Space', async () => {
  render(<Room />);
  const hands = userEvent.setup();
  const lamp = screen.getByRole('switch', { name: 'Lamp' });
  expect(screen.getByText('Off')).toBeInTheDocument();
  await hands.click(screen.getByText('It shines.'));
  expect(lamp).toBeChecked();
  expect(screen.getByText('On')).toBeInTheDocument();
  await hands.keyboard(' ');
  expect(lamp).not.toBeChecked();
});

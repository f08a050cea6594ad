import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

function Three() {
  const [current, setCurrent] = useState<'one' | 'two' | 'three'>('one');
  return (
    <Tabs
      label="Numbers"
      current={current}
      onChange={setCurrent}
      tabs={[
        { name: 'one', label: 'One', content: <input aria-label="first" /> },
        { name: 'two', label: 'Two', content: <input aria-label="second" /> },
        { name: 'three', label: 'Three', content: 'third' },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true });

describe('tabs', () => {
  beforeEach(() => void render(<Three />));

  it('tabs show the panel of the chosen tab, labelled with its name', async () => {
    expect(screen.getByRole('tabpanel', { name: 'One' })).toContainElement(
      screen.getByLabelText('first'),
    );
    await userEvent.click(tab('Two'));
    expect(screen.getByRole('tabpanel', { name: 'Two' })).toContainElement(
      screen.getByLabelText('second'),
    );
    expect(screen.queryByLabelText('first')).not.toBeInTheDocument();
  });

  it('tabs are one Tab stop, before their panel', async () => {
    await userEvent.click(tab('Two'));
    expect(tab('Two')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(tab('Two')).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'Two'],
    ['{ArrowRight>3}', 'One'],
    ['{ArrowLeft}', 'Three'],
    ['{End}', 'Three'],
    ['{End}{Home}', 'One'],
    ['{Alt>}{ArrowLeft}{/Alt}', 'One'],
    ['x', 'One'],
  ])('tabs lead with the key %s to %s', async (keys, name) => {
    await userEvent.click(tab('One'));
    await userEvent.keyboard(keys);
    expect(chosen()).toBe(tab(name));
    expect(tab(name)).toHaveFocus();
  });
});

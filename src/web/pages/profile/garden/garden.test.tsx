import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Memory, Plant } from '#shared/contract/memory.ts';
import { answersFor, AWAY, fakeApi, pupil, refusal, slowAnswer } from '#testing/fake-api.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { renderApp, renderPart } from '#testing/render-app.tsx';
import { GardenPanel } from './panel.tsx';

beforeEach(() => localStorage.clear());

function plant(item: string, changes: Partial<Plant> = {}): Plant {
  return { item, label: item, stage: 'seed', thirsty: false, ...changes };
}

const MEMORY: Memory = {
  isOn: true,
  garden: [
    plant('word/island#spelling', { label: 'island', stage: 'flower', thirsty: true }),
    plant('word/queue#spelling', { label: 'queue' }),
    plant('word/island#meaning', { label: 'island', stage: 'sprout' }),
    plant('Y3.GR.4/001', { label: 'Conjunctions', stage: 'flower' }),
    plant('Y4~Y3.GR.4/002', { label: 'Conjunctions', thirsty: true }),
  ],
  basket: [],
  journey: [],
};

const garden = () => screen.findByRole('region', { name: 'My garden' });
const basket = () => screen.findByRole('region', { name: 'My fix-it basket' });
const bed = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}: `) });
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

function openGarden(getMemory: Memory) {
  const api = fakeApi({ ...answersFor(pupil()), getMemory });
  return { api, user: renderPart(<GardenPanel user={pupil()} />) };
}

describe('the garden', () => {
  it('the garden says how many plants there are and how far they have grown, also aloud', async () => {
    const { spoken } = deviceWith();
    const { user } = openGarden(MEMORY);
    const sentence =
      'You’ve grown 5 plants: 2 flowers, 1 sprout, 2 seeds. 2 are thirsty and will come up in your games.';
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read about your garden aloud' }));
    expect(spoken()).toEqual([sentence]);
    expect(await bed('Spelling')).toHaveAccessibleName('Spelling: 2 plants, 1 thirsty');
    expect(within(await garden()).getByText('nothing planted yet')).toBeInTheDocument();
  });

  it('a bed opens as a list for screen readers with the focus on its heading, and closes again', async () => {
    const { user } = openGarden(MEMORY);
    await user.click(await bed('Spelling'));
    expect(await bed('Spelling')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('heading', { name: 'Spelling: 2 plants' })).toHaveFocus();
    expect(texts(screen.getByRole('list', { name: 'Spelling: 2 plants' }))).toEqual([
      'Flower: island, thirsty',
      'Seed: queue',
    ]);
    await user.click(await bed('Spelling'));
    expect(screen.queryByRole('list', { name: /^Spelling/ })).not.toBeInTheDocument();
  });

  it('the garden groups plants with the same name', async () => {
    const { user } = openGarden(MEMORY);
    await user.click(await bed('Grammar'));
    expect(texts(screen.getByRole('list', { name: 'Grammar: 2 plants' }))).toEqual([
      '1 flower, 1 seed: Conjunctions, 1 thirsty',
    ]);
  });

  it('a bed shows 24 names at a time, and the first of the next ones gets the focus', async () => {
    const facts = Array.from({ length: 30 }, (_, number) => plant(`fact/${number}`));
    const { user } = openGarden({ ...MEMORY, garden: facts });
    await user.click(await bed('Maths'));
    const list = within(screen.getByRole('list', { name: 'Maths: 30 plants' }));
    expect(list.getAllByRole('listitem')).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(list.getAllByRole('listitem')).toHaveLength(30);
    expect(list.getAllByRole('listitem')[24]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('a garden without a seed links to the games', async () => {
    openGarden({ isOn: true, garden: [], basket: [], journey: [] });
    const panel = within(await garden());
    expect(
      await panel.findByText('Your garden is waiting. Play a game to plant your first seed.'),
    ).toBeVisible();
    expect(panel.getByRole('link', { name: 'Choose a game' })).toHaveAttribute('href', '/');
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
  });

  it('a garden that is switched off says so kindly and has no basket', async () => {
    openGarden({ isOn: false, garden: [], basket: [], journey: [] });
    expect(await screen.findByText(/^Your garden is resting/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'My fix-it basket' })).not.toBeInTheDocument();
  });
});

describe('a garden that is on its way', () => {
  it('a garden that is loading says so, and then appears', async () => {
    const { answer, arrive } = slowAnswer<Memory>();
    fakeApi({ ...answersFor(pupil()), getMemory: answer });
    renderPart(<GardenPanel user={pupil()} />);
    expect(within(await garden()).getByRole('status')).toHaveTextContent('Opening the gate…');
    arrive(MEMORY);
    expect(await bed('Spelling')).toBeVisible();
  });

  it('a garden that does not arrive can be requested again', async () => {
    const api = fakeApi({ ...answersFor(pupil()), getMemory: refusal(500, 'Oops.') });
    const user = renderPart(<GardenPanel user={pupil()} />);
    const panel = within(await garden());
    expect(await panel.findByRole('alert')).toHaveTextContent('Nothing in it is lost.');
    api.answer('getMemory', MEMORY);
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await bed('Spelling')).toBeVisible();
    expect(panel.getByRole('heading', { name: 'My garden' })).toHaveFocus();
  });

  it('without a network the garden is the one that was last seen', async () => {
    const api = fakeApi({ ...answersFor(pupil()), getMemory: MEMORY });
    const user = renderApp('/profile');
    await bed('Spelling');
    await waitFor(() => expect(localStorage.getItem('known:1:/api/user/memory')).not.toBeNull());
    api.answer('getMemory', AWAY);
    const [link] = screen.getAllByRole('link', { name: 'About' });
    if (!link) throw new Error('There is no way to another page.');
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: /About/ });
    const [back] = screen.getAllByRole('link', { name: 'Profile' });
    if (!back) throw new Error('There is no way back.');
    await user.click(back);
    expect(await bed('Spelling')).toBeVisible();
  });
});

describe('the fix-it basket', () => {
  const today = () => new Date().toLocaleDateString('sv');
  const missed = (label: string, due: string) => ({
    item: `word/${label}#spelling`,
    label,
    due,
    why: 'You missed it in Hangman.',
    missedAt: '2026-01-01T10:00:00Z',
  });

  it('the fix-it basket says what went wrong, why, and when it is asked again', async () => {
    openGarden({ ...MEMORY, basket: [missed('island', today()), missed('queue', '2999-05-04')] });
    const list = within(await basket()).getByRole('list', { name: 'In the basket' });
    expect(texts(list)).toEqual([
      'island SpellingYou missed it in Hangman. Try it again today!',
      'queue SpellingYou missed it in Hangman. It comes back on 4 May 2999.',
    ]);
  });

  it('the fix-it basket shows six items at a time', async () => {
    const items = Array.from({ length: 8 }, (_, number) => missed(`word ${number}`, today()));
    const { user } = openGarden({ ...MEMORY, basket: items });
    const panel = within(await basket());
    expect(panel.getAllByRole('listitem')).toHaveLength(6);
    await user.click(panel.getByRole('button', { name: 'Show more' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(8);
    expect(panel.getAllByRole('listitem')[6]).toHaveFocus();
  });

  it('an empty fix-it basket contains no reproach', async () => {
    openGarden(MEMORY);
    expect(await basket()).toHaveTextContent('Your basket is empty.');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { stopsAt, type GrowthByYear } from '#shared/journey.ts';
import { factsSchema, inOrder, PLACES } from '#shared/journey-texts.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import facts from '#content/journey-facts.yaml';
import { answersFor, AWAY, fakeApi, pupil } from '#testing/fake-api.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { renderApp, renderPage } from '#testing/render-app.tsx';
import { findsBy, placeNow } from './finds.ts';
import { loadStory } from '../../shell/journey/story.ts';

beforeEach(() => localStorage.clear());

const IN_ORDER = inOrder(factsSchema.parse(facts));

function openWith(journey: GrowthByYear, path = '/journey', user = pupil(), render = renderPage) {
  const due = { plants: null, due: null, mend: null, journey: [...journey] };
  const api = fakeApi({ ...answersFor(user), getOwnDue: due });
  return { api, user: render(path) };
}

const place = (name: string) => screen.findAllByRole('button', { name });
const found = async (name: string) =>
  within(await screen.findByRole('list', { name: `Found at ${name}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the map', () => {
  it('the map starts at the garden, and shows no name of a place before it is found', async () => {
    openWith([]);
    expect(await screen.findByRole('region', { name: 'Here is where we begin' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Falls|Peak|Bay|Wood|Spring|Gate/);
    expect(screen.queryByRole('region', { name: 'My stories' })).not.toBeInTheDocument();
  });

  it('the map opens at the latest find, and any other can be opened by keyboard, even with memory switched off', async () => {
    const { user } = openWith([{ year: 3, growth: 12 }]);
    expect(await found('Number Peak')).toEqual(['Page 2 of the Year 3 story']);
    expect(document.body).not.toHaveTextContent(/Bay|Wood|Spring|Gate/);
    const [falls] = await place('Fact Falls');
    falls?.focus();
    await user.keyboard('{Enter}');
    expect(await found('Fact Falls')).toEqual(['Page 1 of the Year 3 story']);
    expect(falls).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Enter}');
    expect(falls).toHaveAttribute('aria-expanded', 'false');
  });

  it('each stop on the map has a fact after the story, which can be read aloud', async () => {
    const { spoken } = deviceWith();
    const { user } = openWith([{ year: 3, growth: 92 }]);
    const [first] = IN_ORDER;
    expect(await found('Measure Bay')).toEqual([first?.fact, 'Page 3 of the Year 3 story']);
    await user.click(screen.getByRole('button', { name: 'Read what we found aloud' }));
    expect(spoken()).toEqual([first?.fact]);
  });

  it('the map opens offline as the home page last knew it', async () => {
    const { api } = openWith([{ year: 3, growth: 12 }], '/');
    await waitFor(() => expect(localStorage.getItem('known:1:/api/user/due')).not.toBeNull());
    api.answer('getOwnDue', AWAY);
    renderPage('/journey');
    expect(await found('Number Peak')).toHaveLength(1);
  });

  it('staff have no map, and neither garden nor journey on the home page', async () => {
    // Its code comes later than the games.
    await import('#web/shell/journey/card.tsx');
    openWith([], '/journey', pupil({ role: 'teacher' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(await screen.findByRole('heading', { name: 'Choose a game' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'My journey' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/garden|games are there to play/);
  });
});

describe('a story', () => {
  it('a story can be read by keyboard as far as it has been found, and does not reveal what follows', async () => {
    const { user } = openWith([{ year: 1, growth: 22 }], '/journey/1?page=2', pupil(), renderApp);
    expect(await screen.findByRole('heading', { name: 'The Hat That Quacked' })).toBeVisible();
    expect(screen.getByRole('img', { name: /hat flies over the hill/ })).toBeVisible();
    screen.getByRole('button', { name: 'Next page' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Page 3' })).toHaveFocus();
    expect(screen.getByText(/Owl and Mole ran up the hill/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
    expect(screen.queryByText('The end')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to the map' }));
    expect(await screen.findByRole('heading', { name: 'My journey' })).toHaveFocus();
  });

  it('a story reads its page aloud and ends', async () => {
    const { spoken } = deviceWith();
    const { user } = openWith([{ year: 6, growth: 92 }], '/journey/6?page=8');
    expect(await screen.findByText('The end')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read the page aloud' }));
    expect(spoken().join(' ')).toMatch(/They were never late/);
  });

  it('a story with nothing found leads back to the map, and a page beyond the finds leads to the last one found', async () => {
    openWith([{ year: 2, growth: 12 }], '/journey/4');
    expect(await screen.findByRole('heading', { name: 'My journey' })).toBeVisible();
    expect(window.location.pathname).toBe('/journey');
    renderPage('/journey/2?page=7');
    expect(await screen.findByRole('heading', { name: 'Page 2' })).toBeVisible();
  });

  it.each(YEAR_GROUPS)(
    'the story of Year %d has a drawing for every picture it names',
    async (year) => {
      const { story, drawings } = await loadStory(year);
      const named = story.pages.flatMap(({ picture }) => picture?.drawing ?? []);
      expect(named.toSorted()).toEqual(Object.keys(drawings).toSorted());
    },
  );
});

it.each([
  ['map', '/journey', 'My stories'],
  ['story', '/journey/3?page=3', 'Page 3'],
])('axe finds no violations in the %s', async (_, path, heading) => {
  openWith([{ year: 3, growth: 160 }], path);
  await screen.findByRole('heading', { name: heading });
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

describe('the finds', () => {
  const at = (growth: number) => {
    const stops = stopsAt(growth);
    return { pages: { 1: 0, 2: 0, 3: Math.min(8, stops), 4: 0, 5: 0, 6: 0 }, facts: stops - 8 };
  };

  it.each(IN_ORDER.map(({ id, fact }, nth) => [id, fact, nth] as const))(
    '%s is the latest find at the place where the explorer then stands',
    (_, fact, nth) => {
      const now = at(92 + 20 * nth);
      const here = placeNow(now, 3);
      if (!here) throw new Error('The explorer stands nowhere.');
      expect(findsBy(now, IN_ORDER)[here].at(-1)).toMatchObject({ fact });
    },
  );

  it('the facts start again when all have been found, and each is listed once', () => {
    const now = at(92 + 20 * IN_ORDER.length);
    expect(placeNow(now, 3)).toBe('measure-bay');
    const finds = findsBy(now, IN_ORDER);
    expect(PLACES.flatMap((place) => finds[place])).toHaveLength(8 + IN_ORDER.length);
  });
});

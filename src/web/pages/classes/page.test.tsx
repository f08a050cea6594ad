import { useIsMutating } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { CLASS_ANSWERS, CLASS_TEACHER, OTTERS } from '#testing/class-answers.ts';
import {
  answersFor,
  AWAY,
  fakeApi,
  NOBODY,
  pupil,
  refusal,
  slowAnswer,
} from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderApp, renderPage, renderPart } from '#testing/render-app.tsx';
import { NewClass } from './new-class.tsx';

const NONE = { getClasses: { rows: [], total: 0 } };

describe('the classes of a teacher', () => {
  it('a teacher’s classes are listed with year, pupils and whether pupils can sign in, and open', async () => {
    const until = new Date(2026, 2, 1, 11, 30).toISOString();
    const open = { ...OTTERS, signInOpen: 'lesson' as const, signInOpenUntil: until };
    fakeApi({ ...CLASS_ANSWERS, getClasses: { rows: [open], total: 1 } });
    const user = renderPage('/classes');
    const card = await screen.findByRole('link', { name: /^Otters/ });
    for (const text of ['Year 3 · 2026/27', '2 pupils', 'The class page is open until 11:30']) {
      expect(card).toHaveTextContent(text);
    }
    expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
    await user.click(card);
    expect(await screen.findByRole('heading', { level: 1, name: 'Otters' })).toBeInTheDocument();
  });

  it('a teacher who logs in lands on the classes', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, getUser: NOBODY, login: CLASS_TEACHER });
    const user = renderApp('/auth');
    await fill(user, await screen.findByLabelText('Username'), 'teach');
    await fill(user, screen.getByLabelText('Password'), 'a long password');
    api.answer('getUser', CLASS_TEACHER);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Classes' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/classes');
  });

  it('a pupil who opens the classes is sent to the games', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/classes');
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  });

  it('somebody who is no longer a teacher is refused, with a link to the games', async () => {
    fakeApi({ ...CLASS_ANSWERS, getClasses: refusal(403, 'Only teachers can do this.') });
    renderPage('/classes');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is for teachers' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the games' })).toBeInTheDocument();
  });

  it('the classes page says when it failed to load, and tries again when asked', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, getClasses: refusal(400, 'No.') });
    const user = renderPage('/classes');
    expect(await screen.findByText('Failed to load the classes')).toBeInTheDocument();
    api.answer('getClasses', { rows: [OTTERS], total: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Otters/ })).toBeInTheDocument();
  });
});

describe('a new class', () => {
  it('a new teacher is first asked to make a class, which then opens', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, ...NONE, makeClass: OTTERS });
    const user = renderPage('/classes');
    expect(await screen.findByRole('region', { name: 'First steps' })).toBeInTheDocument();
    await fill(user, screen.getByLabelText('Class name'), ' Otters ');
    await user.selectOptions(screen.getByLabelText('Year'), 'Mixed ages');
    await user.click(screen.getByRole('button', { name: 'Create class' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Otters' })).toBeInTheDocument();
    expect(api.sentTo('makeClass')).toEqual([{ name: 'Otters', yearGroup: null }]);
  });

  it('a new class does not open when the teacher has gone elsewhere while it was made', async () => {
    function Acts() {
      return useIsMutating() === 0 ? 'Nothing is under way' : 'Something is under way';
    }
    const slow = slowAnswer<typeof OTTERS>();
    fakeApi({ ...CLASS_ANSWERS, makeClass: slow.answer });
    const page = (
      <>
        <Route path="/classes">
          <NewClass />
        </Route>
        <Acts />
      </>
    );
    const user = renderPart(page, '/classes');
    await fill(user, screen.getByLabelText('Class name'), 'Otters');
    await user.click(screen.getByRole('button', { name: 'Create class' }));
    await screen.findByText('Something is under way');
    act(() => navigate('/words'));
    slow.arrive(OTTERS);
    await screen.findByText('Nothing is under way');
    expect(window.location.pathname).toBe('/words');
  });

  it('a new class needs a name, and what was typed stays when the server is away', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, makeClass: AWAY });
    const user = renderPage('/classes');
    const make = await screen.findByRole('button', { name: 'Create class' });
    const name = screen.getByLabelText('Class name');
    await user.click(make);
    expect(name).toHaveAccessibleDescription('Please give the class a name.');
    expect(name).toHaveFocus();
    await fill(user, name, 'Otters');
    await user.click(make);
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/^We can’t reach the school server/),
    );
    expect(name).toHaveValue('Otters');
    expect(new Set(api.keysOf('makeClass')).size).toBe(1);
  });
});

describe('a list of the whole school', () => {
  const OWNER = pupil({ role: 'owner', isAdmin: true, displayName: 'Head' });
  const ROW = {
    row: 2,
    action: 'create' as const,
    username: 'ann',
    displayName: 'Ann',
    yearGroup: 3 as const,
    className: '3B',
  };

  it('an owner can import a list of the whole school, with the class in each row', async () => {
    const api = fakeApi({
      ...CLASS_ANSWERS,
      ...answersFor(OWNER),
      importSchool: { rows: [ROW] },
    });
    const user = renderPage('/classes');
    await user.click(await screen.findByRole('link', { name: 'Import the whole school' }));
    await fill(user, await screen.findByLabelText('Your list'), 'Name,Class');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const table = await screen.findByRole('table', { name: 'Rows of the list' });
    expect(table).toHaveTextContent('2Ann3B · Year 3 · annNew');
    api.answer('importSchool', { importId: 7, rows: [ROW] });
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('button', { name: 'Undo the import' })).toBeInTheDocument();
    expect(api.sentTo('importSchool')).toEqual([
      { text: 'Name,Class', dryRun: true },
      { text: 'Name,Class', dryRun: false },
    ]);
  });

  it('a teacher cannot import a list of the whole school', async () => {
    fakeApi(CLASS_ANSWERS);
    renderPage('/classes');
    await screen.findByRole('link', { name: /^Otters/ });
    expect(screen.queryByRole('link', { name: 'Import the whole school' })).toBeNull();
  });
});

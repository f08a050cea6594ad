import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { CheckedList, WordListWithWords } from '#shared/contract/word-lists.ts';
import { CLASS_ANSWERS, OTTERS } from '#testing/class-answers.ts';
import { answersFor, AWAY, fakeApi, pupil, refusal, slowAnswer } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderApp, renderPage } from '#testing/render-app.tsx';

const GAMES = ['dictionary-detective', 'word-search', 'hangman-balloons'];
const TOO_FEW = 'Dictionary Detective needs at least 4 words that it can use.';
const NO_MEANING = 'Dictionary Detective needs a definition.';
const NO_CLUE =
  'In Listen and Spell, pupils who do not hear it need a definition without the word in it.';
const CHECKED: CheckedList = {
  total: 2,
  rows: [
    {
      word: 'island',
      definition: 'a place in water',
      sentence: 'We rowed to the ___.',
      refusal: null,
      games: GAMES.map((gameId) => ({ gameId, refusal: null })),
    },
    {
      word: 'harbour',
      definition: null,
      sentence: null,
      refusal: null,
      games: GAMES.map((gameId, nth) => ({ gameId, refusal: nth === 0 ? NO_MEANING : null })),
    },
  ],
  games: GAMES.map((gameId, nth) => ({
    gameId,
    words: nth === 0 ? 1 : 2,
    refusal: nth === 0 ? TOO_FEW : null,
  })),
};
const { rows: words, games } = CHECKED;
const SEA: WordListWithWords = {
  id: 12,
  name: 'The sea',
  yearGroup: 4,
  isShared: false,
  madeBy: 'Mr Teach',
  mayChange: true,
  wordCount: 2,
  games,
  uses: 0,
  changedAt: '2026-03-01T10:00:00Z',
  words: words.map((word, nth) => ({ ...word, id: 40 + nth, recording: null })),
};
const { words: _, ...SEA_IN_LIST } = SEA;
const ANSWERS = {
  ...CLASS_ANSWERS,
  getWordLists: { rows: [SEA_IN_LIST], total: 1 },
  getWordList: SEA,
  checkWordList: CHECKED,
};

describe('the word lists of a teacher', () => {
  it('the classes page links to a teacher’s word lists, which say year, words and the games that can use them', async () => {
    fakeApi({ ...ANSWERS, getWordLists: { rows: [{ ...SEA_IN_LIST, uses: 1 }], total: 1 } });
    const user = renderPage('/classes');
    await user.click(await screen.findByRole('link', { name: 'Word lists' }));
    const card = await screen.findByRole('link', { name: /^The sea/ });
    const said = [
      'Year 4 · 2 words',
      'Dictionary Detectiveno',
      'Word Searchyes',
      'By Mr Teach · Set as work',
    ];
    for (const text of said) expect(card).toHaveTextContent(text);
    await user.click(card);
    expect(await screen.findByRole('heading', { level: 1, name: 'The sea' })).toBeInTheDocument();
  });

  it('the page says when there are no word lists and when they failed to load', async () => {
    const api = fakeApi({ ...ANSWERS, getWordLists: refusal(400, 'No.') });
    const user = renderPage('/words');
    expect(await screen.findByText('Failed to load the word lists')).toBeInTheDocument();
    api.answer('getWordLists', { rows: [], total: 0 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/There are no lists yet/)).toBeInTheDocument();
  });

  it('a pupil cannot open the word lists', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/words');
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
  });
});

describe('a new list', () => {
  it('a new list is checked while it is typed, with a sign for each game and a sentence for each refusal, and saved', async () => {
    const api = fakeApi({ ...ANSWERS, makeWordList: SEA });
    const user = renderPage('/words/new');
    await fill(user, await screen.findByLabelText('Name of the list'), 'The sea');
    await user.selectOptions(screen.getByLabelText('Year'), 'Year 4');
    await fill(user, screen.getByLabelText('Words'), 'Island – a place in water\nharbour');
    const list = await screen.findByRole('list', { name: 'Each word' });
    expect(list).toHaveTextContent(NO_MEANING);
    expect(within(list).getAllByText('yes')).toHaveLength(5);
    expect(screen.getByText(TOO_FEW)).toBeInTheDocument();
    expect(screen.getByText('Word Search can use 2 of 2 words.')).toBeInTheDocument();
    await waitFor(() =>
      expect(api.sentTo('checkWordList').at(-1)).toEqual({
        yearGroup: 4,
        words: [
          { word: 'Island', definition: 'a place in water', sentence: null },
          { word: 'harbour', definition: null, sentence: null },
        ],
      }),
    );
    await user.click(screen.getByRole('switch', { name: 'Share with colleagues' }));
    await user.click(screen.getByRole('button', { name: 'Save list' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Word lists' })).toBeVisible();
    expect(api.sentTo('makeWordList')).toMatchObject([
      { name: 'The sea', yearGroup: 4, isShared: true, words: { length: 2 } },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('a new list begins with the year of the teacher’s class, and offers an example', async () => {
    const getClasses = { rows: [{ ...OTTERS, yearGroup: 5 as const }], total: 1 };
    fakeApi({ ...ANSWERS, getClasses });
    const user = renderPage('/words/new');
    expect(await screen.findByLabelText('Year')).toHaveValue('5');
    await user.click(await screen.findByRole('button', { name: 'Try an example' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Words').value).toMatch(/^island – /);
    expect(await screen.findByRole('list', { name: 'Each word' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo my changes' }));
    expect(screen.getByLabelText('Words')).toHaveValue('');
  });

  it('a new list needs a name, which is asked for at its field before anything is sent', async () => {
    const api = fakeApi(ANSWERS);
    const user = renderPage('/words/new');
    await fill(user, await screen.findByLabelText('Words'), 'island');
    await user.click(screen.getByRole('button', { name: 'Save list' }));
    const name = screen.getByLabelText('Name of the list');
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Please give the list a name.');
    expect(api.sentTo('makeWordList')).toHaveLength(0);
    sessionStorage.clear();
  });

  it('a new list is still there after a reload, and when the server is away or refuses it', async () => {
    const api = fakeApi({ ...ANSWERS, checkWordList: AWAY, makeWordList: AWAY });
    const user = renderPage('/words/new');
    await fill(user, await screen.findByLabelText('Words'), 'island');
    await fill(user, screen.getByLabelText('Name of the list'), 'The sea');
    expect(await screen.findByText(/The words could not be checked/)).toHaveTextContent(
      'What you have typed stays here.',
    );
    await user.click(screen.getByRole('button', { name: 'Save list' }));
    expect(await screen.findByText(/^We can’t reach the school server/)).toBeInTheDocument();
    api.answer('makeWordList', refusal(400, 'Please type some words first.'));
    await user.click(screen.getByRole('button', { name: 'Save list' }));
    expect(await screen.findByText('Please type some words first.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All word lists' }));
    await user.click(await screen.findByRole('link', { name: 'New list' }));
    expect(await screen.findByLabelText('Words')).toHaveValue('island');
    sessionStorage.clear();
  });
});

it('a teacher reads of each word in Listen and Spell without a usable definition that pupils who do not hear it need one', async () => {
  const rows = [
    { word: 'island', definition: 'a place in water', refused: null },
    { word: 'harbour', definition: null, refused: null },
    { word: 'anchor', definition: 'the anchor of a ship', refused: null },
    { word: 'lake', definition: null, refused: 'Listen and Spell needs a sentence.' },
  ].map(({ word, definition, refused }) => ({
    word,
    definition,
    sentence: refused === null ? 'Here it is: ___.' : null,
    refusal: null,
    games: [{ gameId: 'listen-and-spell', refusal: refused }],
  }));
  fakeApi({ ...ANSWERS, checkWordList: { rows, total: rows.length, games: [] } });
  renderPage('/words/12');
  const list = await screen.findByRole('list', { name: 'Each word' });
  const needy = within(list)
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes(NO_CLUE));
  expect(needy.map(({ textContent }) => textContent.split(' ')[0])).toEqual(['harbour', 'anchor']);
});

describe('a list that is kept', () => {
  it('a saved list can be set as work for a class, whose form it fills in', async () => {
    const api = fakeApi({
      ...ANSWERS,
      getWork: { rows: [], total: 0 },
      getSettable: { rows: [], total: 0 },
      setWork: refusal(409, 'This class has too much work.'),
    });
    const user = renderPage('/words/12');
    await user.click(await screen.findByRole('link', { name: 'Set as work for Otters' }));
    expect(await screen.findByLabelText('Word list')).toHaveDisplayValue('The sea (Year 4)');
    await user.click(screen.getByRole('button', { name: 'Set work' }));
    expect(await screen.findByText('This class has too much work.')).toBeInTheDocument();
    expect(api.sentTo('setWork')).toMatchObject([{ what: { words: 12 } }]);
  });

  it('a saved list can be changed', async () => {
    const api = fakeApi({ ...ANSWERS, changeWordList: SEA });
    const user = renderPage('/words/12');
    const field = await screen.findByLabelText('Words');
    expect(field).toHaveValue('island – a place in water – We rowed to the island.\nharbour');
    await user.type(field, '{enter}anchor');
    await user.click(screen.getByRole('button', { name: 'Save list' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Word lists' })).toBeVisible();
    expect(api.sentTo('changeWordList')).toMatchObject([{ words: { 2: { word: 'anchor' } } }]);
  });

  it('a list cannot be changed while it is being saved, so that nothing typed is lost', async () => {
    const slow = slowAnswer<WordListWithWords>();
    const api = fakeApi({ ...ANSWERS, changeWordList: slow.answer });
    const user = renderPage('/words/12');
    const field = await screen.findByLabelText('Words');
    await user.type(field, '{enter}anchor');
    await user.click(screen.getByRole('button', { name: 'Save list' }));
    await waitFor(() => expect(api.sentTo('changeWordList')).toHaveLength(1));
    await user.type(field, '{enter}sailor');
    await user.type(screen.getByLabelText('Name of the list'), '!');
    await user.selectOptions(screen.getByLabelText('Year'), 'Year 6');
    await user.click(screen.getByRole('switch', { name: 'Share with colleagues' }));
    expect(screen.queryByRole('button', { name: 'Undo my changes' })).not.toBeInTheDocument();
    expect(field).toHaveDisplayValue(/harbour\nanchor$/);
    expect(screen.getByLabelText('Name of the list')).toHaveValue('The sea');
    expect(screen.getByLabelText('Year')).toHaveDisplayValue('Year 4');
    expect(screen.getByRole('switch', { name: 'Share with colleagues' })).not.toBeChecked();
    slow.arrive(SEA);
    expect(await screen.findByRole('heading', { level: 1, name: 'Word lists' })).toBeVisible();
  });

  it('a list that is saved after the teacher has gone elsewhere leads nobody away, and says that it is saved', async () => {
    const slow = slowAnswer<WordListWithWords>();
    const api = fakeApi({ ...ANSWERS, changeWordList: slow.answer });
    const user = renderPage('/words/12');
    await user.type(await screen.findByLabelText('Words'), '{enter}anchor');
    await user.click(screen.getByRole('button', { name: 'Save list' }));
    await waitFor(() => expect(api.sentTo('changeWordList')).toHaveLength(1));
    act(() => navigate('/classes'));
    await screen.findByRole('heading', { level: 1, name: 'Classes' });
    slow.arrive(SEA);
    expect(await screen.findByText('The list is saved')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('one press prints the dictation with numbered sentences, and the list to take home', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    fakeApi(ANSWERS);
    const user = renderPage('/words/12');
    await user.click(await screen.findByRole('button', { name: 'Print the dictation' }));
    expect(print).toHaveBeenCalledOnce();
    const dictated = screen.getByRole('region', { name: 'Dictation' });
    expect(
      within(dictated)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['island – We rowed to the island.', 'harbour']);
    const home = screen.getByRole('region', { name: 'To take home' });
    expect(within(home).getAllByRole('listitem')[0]).toHaveTextContent('island – a place in water');
    expect(home).not.toHaveTextContent('We rowed');
  });

  it('deleting a list that is set as work asks first and says so', async () => {
    const api = fakeApi({
      ...ANSWERS,
      getWordList: { ...SEA, uses: 2 },
      deleteWordList: undefined,
    });
    const user = renderPage('/words/12');
    await user.click(await screen.findByRole('button', { name: 'Delete the list…' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('2 pieces of set work');
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Word lists' })).toBeVisible();
    expect(api.lastQueryTo('deleteWordList')).toBe('endWork=true');
  });

  it('the page of a deleted list is left before anything is read again, as there is no such page any more', async () => {
    const api = fakeApi({ ...ANSWERS, deleteWordList: undefined });
    const user = renderPage('/words/12');
    await user.click(await screen.findByRole('button', { name: 'Delete the list…' }));
    api.answer('getWordList', refusal(404, 'We couldn’t find that.'));
    const slow = slowAnswer<CheckedList>();
    api.answer('checkWordList', slow.answer);
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Word lists' })).toBeVisible();
    slow.arrive(CHECKED);
  });

  it('a colleague’s list can be read, and copied to be changed', async () => {
    const theirs = { ...SEA, isShared: true, mayChange: false, madeBy: 'Ms Finch' };
    fakeApi({ ...ANSWERS, getWordList: theirs });
    const user = renderPage('/words/12');
    expect(await screen.findByRole('region', { name: 'Shared by Ms Finch' })).toBeVisible();
    expect(screen.queryByLabelText('Words')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete the list…' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Make a copy' }));
    expect(await screen.findByLabelText('Name of the list')).toHaveValue('The sea (copy)');
    expect(screen.getByLabelText('Words')).toHaveValue(
      'island – a place in water – We rowed to the island.\nharbour',
    );
  });

  it('the page says when a list does not exist', async () => {
    fakeApi({ ...ANSWERS, getWordList: refusal(404, 'We couldn’t find that.') });
    renderPage('/words/12');
    expect(await screen.findByText(/We can’t find that list/)).toBeInTheDocument();
  });
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { CLASS_ANSWERS, OTTERS, PUPILS } from '#testing/class-answers.ts';
import { CONFIG, fakeApi, refusal, slowAnswer } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { AMERICAN, deviceWith } from '#testing/fake-voices.ts';
import { renderPage, renderPart } from '#testing/render-app.tsx';
import { isFree } from '#web/data/open-page.ts';
import { QrCode } from '../../second-factor/qr-code.tsx';
import { CardSheet } from '../cards/card-sheet.tsx';
import { LetterSheet } from '../cards/letter.tsx';
import { RosterPanel } from './roster-panel.tsx';
import { SignInPanel } from '../cards/sign-in-panel.tsx';

const UNKNOWN = refusal(404, 'We couldn’t find that.');
/** The card of a server that knows no address for other devices. */
const USELESS = {
  userId: 31,
  displayName: 'Zara K.',
  link: 'http://127.0.0.1:3000/c/card#c2VjcmV0',
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of a class', () => {
  it('the page of a class lists its pupils by name, and each name opens the pupil’s page', async () => {
    fakeApi(CLASS_ANSWERS);
    renderPage('/classes/5');
    const [omar, zara] = await (await panel('Pupils')).findAllByRole('listitem');
    expect(zara).toHaveTextContent('Zara K.Last played: Never');
    expect(omar && within(omar).getByRole('link')).toHaveAttribute('href', '/classes/5/pupils/32');
  });

  it('a search finds a pupil of a large class by a part of the name or username, and says when there is none', async () => {
    const others = Array.from({ length: 10 }, (_, nth) => nth + 1).flatMap((nth) =>
      PUPILS.slice(0, 1).map((pupil) => ({
        ...pupil,
        id: 100 + nth,
        displayName: `Pupil ${nth}`,
        username: `explorer.${nth}`,
      })),
    );
    fakeApi({ ...CLASS_ANSWERS, getClass: { ...OTTERS, pupils: [...PUPILS, ...others] } });
    const user = renderPage('/classes/5');
    const pupils = await panel('Pupils');
    const search = await pupils.findByLabelText('Find a pupil of this class');
    expect(pupils.getAllByRole('listitem')).toHaveLength(PUPILS.length + 10);
    await fill(user, search, ' zARA');
    expect(pupils.getByRole('listitem')).toHaveTextContent('Zara K.');
    await user.clear(search);
    await fill(user, search, 'explorer.10');
    expect(pupils.getByRole('listitem')).toHaveTextContent('Pupil 10');
    await user.type(search, 'x');
    expect(pupils.queryByRole('listitem')).not.toBeInTheDocument();
    expect(pupils.getByText('No pupil with that name.')).toBeVisible();
  });

  it('the pages of a class are behind five tabs, and the open tab lists its own', async () => {
    fakeApi({ ...CLASS_ANSWERS, getSlips: [] });
    renderPage('/classes/5/slips');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of the class' }));
    const names = () => pages.getAllByRole('link').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(names()).toEqual([
        'Pupils',
        'Work',
        'Progress',
        'Cards and sign-in',
        'Settings and new year',
        'Overview',
        'Common mistakes',
        'Comments',
        'Report',
        'Certificates',
      ]),
    );
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Common mistakes');
  });

  it('while the class page is open, the page says who has signed in and how their latest game went', async () => {
    const games = [{ gameId: 'word-search', score: 7, maxScore: 10 }];
    fakeApi({
      ...CLASS_ANSWERS,
      getClass: { ...OTTERS, signInOpen: 'always', pupils: PUPILS },
      getLesson: {
        since: '2026-11-24T09:00:00Z',
        pupils: [
          { userId: 31, isSignedIn: true, games },
          { userId: 32, isSignedIn: false, games: [] },
        ],
      },
    });
    const user = renderPage('/classes/5');
    const pupils = await panel('Pupils');
    expect(await pupils.findByText('1 of 2 signed in, 1 finished a game')).toBeVisible();
    expect(pupils.getByRole('link', { name: /Zara K\./ })).toHaveTextContent(
      /Word Search: 7 of 10$/,
    );
    expect(pupils.getByRole('link', { name: /Omar/ })).toHaveTextContent(/Not signed in yet$/);
    await user.click(pupils.getByRole('switch', { name: /^Hide names/ }));
    expect(pupils.queryByText('Zara K.')).not.toBeInTheDocument();
    expect(pupils.getAllByText(/^Pupil \d$/)).toHaveLength(2);
  });

  it('the page says when the class does not exist', async () => {
    fakeApi({ ...CLASS_ANSWERS, getClass: UNKNOWN });
    renderPage('/classes/99');
    expect(await screen.findByText(/We can’t find that class/)).toBeInTheDocument();
  });

  it('the page says when the class failed to load, and tries again when asked', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, getClass: refusal(429, 'Too many.') });
    const user = renderPage('/classes/5');
    expect(await screen.findByText('Failed to load the class')).toBeInTheDocument();
    api.answer('getClass', { ...OTTERS, pupils: PUPILS });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Zara K\./ })).toBeInTheDocument();
  });

  it('a teacher can add one pupil after another, in the year of the class', async () => {
    const [zara] = PUPILS;
    const api = fakeApi({ ...CLASS_ANSWERS, ...(zara && { addPupil: zara }) });
    const user = renderPage('/classes/5');
    const name = await screen.findByLabelText('Name of a new pupil');
    await fill(user, name, 'Zara K.');
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText('Zara K. is in the class, with the username zara.'),
    ).toBeInTheDocument();
    expect(api.sentTo('addPupil')).toEqual([{ displayName: 'Zara K.', yearGroup: 3 }]);
    expect(name).toHaveValue('');
    expect(name).toHaveFocus();
  });

  it('a pupil who could not be added keeps the typed name, and the page says why', async () => {
    const sentence = 'Only an admin can make accounts here. Please ask yours.';
    fakeApi({ ...CLASS_ANSWERS, addPupil: refusal(403, sentence) });
    const user = renderPage('/classes/5');
    const name = await screen.findByLabelText('Name of a new pupil');
    await fill(user, name, 'Zara');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(sentence));
    expect(name).toHaveValue('Zara');
  });
});

describe('reading aloud', () => {
  it('the page tells the teacher whether this device has a British voice, and where pupils’ devices say so', async () => {
    fakeApi(CLASS_ANSWERS);
    const { spoken } = deviceWith([AMERICAN]);
    const user = renderPage('/classes/5/cards');
    const reading = await panel('Reading aloud');
    expect(reading.getByText(/^This device has no British voice/)).toBeVisible();
    expect(reading.getByText(/a note for grown-ups at the bottom says so/)).toBeVisible();
    await user.click(reading.getByRole('button', { name: 'Hear it' }));
    expect(spoken()).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('the page shows the class code and where to type it, and opens and closes the class page', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, changeClass: OTTERS });
    const user = renderPage('/classes/5/cards');
    const signIn = await panel('Signing in');
    expect(signIn.getByText('CDF346')).toBeInTheDocument();
    expect(signIn.getByText(`${window.location.host}/c/CDF346`)).toBeInTheDocument();
    const shapesOf = (svg: HTMLElement) => svg.querySelector('path')?.getAttribute('d');
    const link = `${window.location.origin}/c/CDF346#${OTTERS.codeToken}`;
    render(<QrCode text={link} label="the link with the token" />);
    expect(shapesOf(signIn.getByRole('img', { name: 'QR code of the class page' }))).toBe(
      shapesOf(screen.getByRole('img', { name: 'the link with the token' })),
    );
    expect(signIn.getByText('The class page is closed.')).toBeInTheDocument();
    api.answer('getClass', { ...OTTERS, signInOpen: 'always', pupils: PUPILS });
    await user.click(signIn.getByRole('button', { name: 'Always open' }));
    expect(await signIn.findByText('The class page is always open.')).toBeInTheDocument();
    const close = signIn.getByRole('button', { name: 'Close it' });
    api.answer('getClass', { ...OTTERS, pupils: PUPILS });
    await user.click(close);
    expect(await signIn.findByText('The class page is closed.')).toBeInTheDocument();
    await user.click(close);
    // A disabled button would lose the focus.
    expect(close).toHaveAttribute('aria-disabled', 'true');
    expect(close).toBeEnabled();
    expect(api.sentTo('changeClass')).toEqual([{ signInOpen: 'always' }, { signInOpen: false }]);
  });
});

describe('pictures and cards', () => {
  const ZARA = { userId: 31, displayName: 'Zara K.' };
  const make = (name: RegExp) => screen.findByRole('button', { name });

  it('pictures and cards are made for the pupils without any, and shown for printing at once', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const rows = Array.from({ length: 9 }, (_, nth) => ({
      userId: nth + 1,
      displayName: `Pupil ${nth + 1}`,
      pictures: ['🏠' as const, '🐟' as const, '🥁' as const],
    }));
    const api = fakeApi({ ...CLASS_ANSWERS, makeCards: { rows, total: 9 } });
    const user = renderPage('/classes/5/cards');
    await user.click(await make(/^Create picture passwords/));
    expect(await screen.findByRole('heading', { name: '9 cards' })).toHaveFocus();
    expect(api.sentTo('makeCards')).toEqual([{ kind: 'pictures' }]);
    const pages = document.querySelectorAll('.sheet-cards');
    expect([...pages].map((page) => page.children.length)).toEqual([8, 1]);
    expect(pages[0]?.firstChild).toHaveTextContent(
      `Pupil 1🏠House🐟Fish🥁DrumOtters · ${window.location.host}/c/CDF346`,
    );
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    ['the class code', <SignInPanel key="code" schoolClass={OTTERS} />],
    ['a card', <CardSheet key="card" schoolClass={OTTERS} cards={[USELESS]} onDone={vi.fn()} />],
    ['a letter', <LetterSheet key="letter" schoolClass={OTTERS} onDone={vi.fn()} />],
  ])(
    '%s does not print an address that works on this computer alone, and says what to set',
    async (_, sheet) => {
      fakeApi({ ...CLASS_ANSWERS, getConfig: { ...CONFIG, origin: 'http://127.0.0.1:3000' } });
      renderPart(sheet);
      expect(await screen.findByText(/^APP_ORIGIN=/)).toBeInTheDocument();
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
      expect(document.body).not.toHaveTextContent('127.0.0.1');
    },
  );

  it('QR cards cannot be made where no other device could use them, and the page says what to set', async () => {
    fakeApi({ ...CLASS_ANSWERS, getConfig: { ...CONFIG, origin: 'http://127.0.0.1:3000' } });
    renderPage('/classes/5/cards');
    const cards = await panel('Pictures and cards');
    expect(await cards.findByText(/^APP_ORIGIN=/)).toBeVisible();
    expect(cards.getByRole('button', { name: /^Create picture/ })).toBeVisible();
    expect(cards.getByRole('button', { name: 'New pictures' })).toBeVisible();
    expect(cards.queryByRole('button', { name: /QR cards/ })).not.toBeInTheDocument();
  });

  it('closing the page with QR cards asks first, because they are shown only once', async () => {
    const rows = [{ ...ZARA, link: 'https://games.example.org/c/card#c2VjcmV0' }];
    fakeApi({ ...CLASS_ANSWERS, makeCards: { rows, total: 1 } });
    const user = renderPage('/classes/5/cards');
    await user.click(await make(/^Create QR cards/));
    expect(await screen.findByRole('img', { name: 'QR code of Zara K.' })).toBeInTheDocument();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'I have printed them' }));
    expect(leave()).toBe(true);
    expect(screen.queryByRole('img', { name: 'QR code of Zara K.' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('the QR cards use the page’s own address where the server names none', async () => {
    const path = '/c/card#c2VjcmV0';
    const rows = [
      { ...ZARA, link: path },
      { userId: 32, displayName: 'Omar', link: `${window.location.origin}${path}` },
      { userId: 33, displayName: 'Ann', link: `https://games.example.org${path}` },
    ];
    fakeApi({ ...CLASS_ANSWERS, makeCards: { rows, total: 3 } });
    const user = renderPage('/classes/5/cards');
    await user.click(await make(/^Create QR cards/));
    await screen.findByRole('img', { name: 'QR code of Zara K.' });
    const [zara, omar, ann] = screen
      .getAllByRole('img', { name: /^QR code of/ })
      .map(({ innerHTML }) => innerHTML);
    expect(zara).toBe(omar);
    expect(ann).not.toBe(zara);
  });

  it('cards wait for printing while the teacher visits other pages, and closing the tab asks first', async () => {
    const rows = [{ ...ZARA, link: 'https://games.example.org/c/card#c2VjcmV0' }];
    fakeApi({ ...CLASS_ANSWERS, makeCards: { rows, total: 1 } });
    const user = renderPage('/classes/5/cards');
    await user.click(await make(/^Create QR cards/));
    await screen.findByRole('img', { name: 'QR code of Zara K.' });
    await user.click(screen.getByRole('link', { name: 'All classes' }));
    await screen.findByRole('heading', { level: 1, name: 'Classes' });
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    expect(isFree()).toBe(false);
    await user.click(screen.getByRole('link', { name: /^Otters/ }));
    await user.click(await screen.findByRole('link', { name: 'Cards and sign-in' }));
    expect(await screen.findByRole('img', { name: 'QR code of Zara K.' })).toBeInTheDocument();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('c2VjcmV0');
    await user.click(screen.getByRole('button', { name: 'I have printed them' }));
    expect(leave()).toBe(true);
  });

  it.each([
    ['first', /^Create QR cards/],
    ['new', /^New QR cards/],
  ])('%s cards that are made after the teacher has left the page wait too', async (_, kind) => {
    const rows = [{ ...ZARA, link: 'https://games.example.org/c/card#c2VjcmV0' }];
    const slow = slowAnswer<{ rows: typeof rows; total: number }>();
    const api = fakeApi({ ...CLASS_ANSWERS, makeCards: slow.answer });
    const user = renderPage('/classes/5/cards');
    await user.click(await make(kind));
    const confirm = screen.queryByRole('button', { name: 'Make new ones' });
    if (confirm) await user.click(confirm);
    await waitFor(() => expect(api.sentTo('makeCards')).toHaveLength(1));
    act(() => navigate('/classes'));
    await screen.findByRole('heading', { level: 1, name: 'Classes' });
    slow.arrive({ rows, total: 1 });
    await user.click(await screen.findByRole('link', { name: /^Otters/ }));
    await user.click(await screen.findByRole('link', { name: 'Cards and sign-in' }));
    expect(await screen.findByRole('img', { name: 'QR code of Zara K.' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I have printed them' }));
  });

  it.each([
    ['the class list', /^Print the class list/, 'Class list'],
    ['the letter', /^Print a letter to parents/, 'Letter to parents'],
  ])(
    'cards that arrive while %s is shown stand alone, and it is back afterwards',
    async (_, print, title) => {
      const rows = [{ ...ZARA, link: 'https://games.example.org/c/card#c2VjcmV0' }];
      const slow = slowAnswer<{ rows: typeof rows; total: number }>();
      fakeApi({ ...CLASS_ANSWERS, makeCards: slow.answer });
      const user = renderPage('/classes/5/cards');
      await user.click(await make(/^Create QR cards/));
      await user.click(await make(print));
      expect(screen.getByRole('heading', { name: title })).toHaveFocus();
      slow.arrive({ rows, total: 1 });
      expect(await screen.findByRole('heading', { name: '1 card' })).toHaveFocus();
      expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'I have printed them' }));
      expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Back to the class' }));
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );

  it('letters to parents contain one child’s card each and explain how to sign in with it', async () => {
    const rows = [
      { ...ZARA, link: 'https://games.example.org/c/card#c2VjcmV0' },
      { userId: 32, displayName: 'Omar', link: 'https://games.example.org/c/card#b21hcg' },
    ];
    fakeApi({ ...CLASS_ANSWERS, makeCards: { rows, total: 2 } });
    const user = renderPage('/classes/5/cards');
    await user.click(await make(/^Create QR cards/));
    await user.click(await make(/^In letters to parents/));
    const [zara, omar] = await screen.findAllByRole('article');
    expect(zara).toHaveTextContent('For the family of Zara K. · Otters');
    expect(zara).toHaveTextContent(/Point the camera .* there is no password/);
    expect(zara).not.toHaveTextContent('Omar');
    expect(omar).toHaveTextContent('For the family of Omar · Otters');
  });

  it('the letter for a card with pictures says where to tap them', async () => {
    const pictures = ['🏠' as const, '🐟' as const, '🥁' as const];
    fakeApi({ ...CLASS_ANSWERS, makeCards: { rows: [{ ...ZARA, pictures }], total: 1 } });
    const user = renderPage('/classes/5/cards');
    await user.click(await make(/^Create picture passwords/));
    await user.click(await make(/^In letters to parents/));
    expect(await screen.findByRole('article')).toHaveTextContent(
      `Go to ${window.location.host}/c/CDF346, tap your child’s name, and then these three pictures`,
    );
  });

  it('the letter to all parents explains what this is, how to sign in, what is stored and where to read more', async () => {
    fakeApi(CLASS_ANSWERS);
    const user = renderPage('/classes/5/cards');
    await user.click(await make(/^Print a letter to parents/));
    const letter = await screen.findByRole('article');
    for (const text of [
      'For the families of Otters',
      'six short games for maths and English',
      'If it has three pictures',
      'name, school year and avatar',
      `${window.location.host}/privacy`,
      'Mr Teach',
    ]) {
      expect(letter).toHaveTextContent(text);
    }
    await user.click(screen.getByRole('button', { name: 'Back to the class' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('cards are replaced for one pupil or for all after a question', async () => {
    const rows = [{ ...ZARA, link: 'https://games.example.org/c/card#c2VjcmV0' }];
    const api = fakeApi({ ...CLASS_ANSWERS, makeCards: { rows, total: 1 } });
    const user = renderPage('/classes/5/cards');
    const replace = async () => {
      await user.click(await make(/^New QR cards/));
      await user.click(await make(/^Make new ones/));
      await user.click(await make(/^I have printed them/));
    };
    await replace();
    await user.selectOptions(
      screen.getByLabelText('Lost a card, or has someone seen it?'),
      'Zara K.',
    );
    await replace();
    expect(api.sentTo('makeCards')).toEqual([
      { kind: 'qr', pupilIds: [31, 32] },
      { kind: 'qr', pupilIds: [31] },
    ]);
  });

  it('with names hidden no name is on the page, and the pupil who gets a new card has a number', async () => {
    fakeApi(CLASS_ANSWERS);
    const user = renderPage('/classes/5/cards');
    const choice = await screen.findByLabelText('Lost a card, or has someone seen it?');
    await user.click(screen.getByRole('switch', { name: /^Hide names/ }));
    expect([...choice.children].map((option) => option.textContent)).toEqual([
      'The whole class',
      'Pupil 1',
      'Pupil 2',
    ]);
    await user.selectOptions(choice, 'Pupil 1');
    await user.click(await make(/^New QR cards/));
    expect(
      await screen.findByRole('dialog', { name: 'New QR cards for Pupil 1?' }),
    ).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/zara|omar/i);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('switch', { name: /^Hide names/ }));
  });

  it('the page says when all pupils already have cards', async () => {
    fakeApi({ ...CLASS_ANSWERS, makeCards: { rows: [], total: 0 } });
    const user = renderPage('/classes/5/cards');
    await user.click(await make(/^Create picture passwords/));
    expect(await screen.findByText('Everybody has them already.')).toBeInTheDocument();
  });

  it('the cards come with a printable class list that shows the code', async () => {
    fakeApi(CLASS_ANSWERS);
    const user = renderPage('/classes/5/cards');
    await user.click(await make(/^Print the class list/));
    const list = await screen.findByRole('table', { name: 'Class list' });
    expect(list).toHaveTextContent('Zara K.zaraOmaromar');
    expect(list.closest('.sheet')).toHaveTextContent('Class code: CDF346');
  });
});

describe('a list of pupils', () => {
  const ROWS = [
    {
      row: 2,
      action: 'create' as const,
      username: 'ann',
      displayName: 'Ann',
      yearGroup: 3 as const,
    },
    {
      row: 3,
      action: 'refuse' as const,
      username: '',
      displayName: 'Bob',
      yearGroup: null,
      reason: 'Somebody else looks after this pupil.',
    },
  ];

  async function check(answers: Parameters<typeof fakeApi>[0] = {}) {
    const api = fakeApi({ ...CLASS_ANSWERS, importRoster: { rows: ROWS }, ...answers });
    const user = renderPart(
      <main>
        <h1 tabIndex={-1}>Otters</h1>
        <RosterPanel schoolClass={OTTERS} isNew />
      </main>,
    );
    const list = await screen.findByLabelText('Your list');
    await user.type(list, 'Ann');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    return { api, user, list };
  }

  it('a list shows what would happen row by row, is imported, and can be undone', async () => {
    const { api, user, list } = await check({ undoImport: { undone: 1 } });
    const table = await screen.findByRole('table', { name: 'Rows of the list' });
    expect(table).toHaveTextContent('2AnnYear 3 · annNew');
    expect(table).toHaveTextContent(
      'What happens3BobNot possible: Somebody else looks after this pupil.2Ann',
    );
    expect(screen.getByText('1 new pupil. 1 problem found, listed first.')).toBeVisible();
    expect(api.sentTo('importRoster')).toEqual([{ text: 'Ann', dryRun: true }]);
    api.answer('importRoster', { importId: 7, rows: ROWS });
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('heading', { name: '1 pupil added' })).toHaveFocus();
    expect(
      screen.getByRole('link', { name: 'Next: create cards and open the class' }),
    ).toBeVisible();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('3. Create cards');
    expect(api.sentTo('importRoster')[1]).toEqual({ text: 'Ann', dryRun: false });
    expect(list).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import has been undone for 1 pupil.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(list).toHaveValue('Ann');
  });

  it('a list is read from a chosen file, and can be edited before it is checked', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, importRoster: { rows: ROWS } });
    const user = renderPage('/classes/5');
    const list = await screen.findByLabelText('Your list');
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!chooser) throw new Error('There is no field for a file.');
    await user.upload(chooser, new File(['Name\nAnn'], 'class.csv', { type: 'text/csv' }));
    await waitFor(() => expect(list).toHaveValue('Name\nAnn'));
    await fill(user, list, '\nBob');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByRole('table', { name: 'Rows of the list' });
    expect(api.sentTo('importRoster')).toEqual([{ text: 'Name\nAnn\nBob', dryRun: true }]);
  });

  it('a list is read from a dropped file, and an unreadable file leaves what was typed', async () => {
    fakeApi(CLASS_ANSWERS);
    renderPart(<RosterPanel schoolClass={OTTERS} isNew />);
    const list = await screen.findByLabelText('Your list');
    const drop = (file: File) =>
      fireEvent.drop(list, { dataTransfer: { files: [file], types: ['Files'] } });
    drop(new File(['Name\nAnn'], 'class.csv'));
    await waitFor(() => expect(list).toHaveValue('Name\nAnn'));
    drop(new File(['PK\u0003\u0004…'], 'class.xlsx'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^That file is a spreadsheet workbook/,
    );
    expect(list).toHaveValue('Name\nAnn');
  });

  it('a long list says how long it is during the import, and shows the rows with problems first', async () => {
    const rows = Array.from({ length: 105 }, (_, nth) => ({
      row: nth + 1,
      action: nth < 102 ? ('create' as const) : ('refuse' as const),
      username: '',
      displayName: `Pupil ${nth + 1}`,
      yearGroup: null,
    }));
    const { answer, arrive } = slowAnswer<{ rows: typeof rows }>();
    fakeApi({ ...CLASS_ANSWERS, importRoster: answer });
    const user = renderPart(<RosterPanel schoolClass={OTTERS} isNew />);
    await user.click(await screen.findByLabelText('Your list'));
    await user.paste(rows.map(({ displayName }) => displayName).join('\n'));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('progressbar', { name: 'Checking 105 rows…' })).toBeVisible();
    arrive({ rows });
    const table = await screen.findByRole('table', { name: 'Rows of the list' });
    expect(within(table).getAllByRole('row')).toHaveLength(101);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('103Pupil 103Not possible');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all 105 rows' }));
    expect(within(table).getAllByRole('row')).toHaveLength(106);
  });

  it('a list must be checked again when it has changed', async () => {
    const { user, list } = await check();
    expect(await screen.findByRole('button', { name: 'Import' })).toBeInTheDocument();
    await user.type(list, 'a');
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
    expect(screen.getByText('The list has changed since. Preview it again.')).toBeInTheDocument();
  });

  it('an unreadable list stays, with the reason', async () => {
    const { list } = await check({ importRoster: refusal(400, 'There is no column for names.') });
    expect(await screen.findByText('There is no column for names.')).toBeInTheDocument();
    expect(list).toHaveValue('Ann');
  });

  it('a list stays imported when undoing is refused, with the reason', async () => {
    const sentence = 'One of these pupils has played since.';
    const { api, user } = await check({ undoImport: refusal(409, sentence) });
    await screen.findByRole('button', { name: 'Import' });
    api.answer('importRoster', { importId: 7, rows: ROWS });
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo the import' })).toBeInTheDocument();
  });
});

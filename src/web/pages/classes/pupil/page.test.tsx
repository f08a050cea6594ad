import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { SignInCard } from '#shared/contract/class-cards.ts';
import type { PupilPage } from '#shared/contract/class-pupil.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { CLASS_ANSWERS, PUPILS } from '#testing/class-answers.ts';
import { fakeApi, refusal, slowAnswer } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';
import { watchSavedFiles } from '#testing/saved-files.ts';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const moment = '2026-11-20T10:00:00Z';

function pageOf(nth: 0 | 1): PupilPage {
  const pupil = PUPILS[nth];
  if (!pupil) throw new Error('There is no such pupil.');
  return {
    pupil,
    games: [
      {
        id: 1,
        gameId: 'word-search',
        score: 7,
        maxScore: 10,
        createdAt: moment,
        recordedAt: moment,
        verified: false,
        rushed: false,
      },
    ],
    learning: {
      from: '2026-10-13',
      to: '2026-11-24',
      rounds: { verified: 9, rushed: 0, unverified: 1 },
      isEarly: false,
      secure: [{ code: 'Y3.MD.1', text: 'The 3 times table', answers: 12, right: 11 }],
      practising: [{ code: 'Y3.GR.5', text: 'Inverted commas', answers: 9, right: 3 }],
    },
    mistakes: [
      {
        slip: 'adds',
        gameId: 'mathematics-mountain',
        text: 'Adds instead of multiplying.',
        count: 3,
        objective: 'Y3.MD.1',
      },
    ],
    work: [{ id: 4, label: 'Word Search', until: null, isOver: false, done: 1, of: 3 }],
    garden: { seed: 1, sprout: 4, flower: 0, thirsty: 2 },
    comments: { rows: [], total: 0 },
  };
}

const ANSWERS = {
  ...CLASS_ANSWERS,
  getPupil: pageOf(0),
  getPupilPlaySettings: {
    ...DEFAULT_PLAY_SETTINGS,
    countdown: 2 as const,
    setByStaff: [{ name: 'countdown' as const, by: 'Mrs Patel', at: moment }],
  },
};

describe('the page about one pupil', () => {
  it('the page shows what the pupil has played, knows and still gets wrong, and sets work on a mistake for that pupil', async () => {
    fakeApi(ANSWERS);
    const user = renderPage('/classes/5/pupils/31');
    expect(await screen.findByRole('heading', { level: 1, name: 'Zara K.' })).toBeVisible();
    expect(await screen.findByText(/^Garden: 1 seed, 4 sprouts, 0 flowers, 2 due/)).toBeVisible();
    expect((await panel('Strengths')).getByText('11 of 12 right')).toBeVisible();
    expect((await panel('Games')).getByRole('listitem')).toHaveTextContent(
      /^Word Search · .* · Not verified7 of 10$/i,
    );
    expect((await panel('Set work')).getByText('1 of 3')).toBeVisible();
    const mistakes = await panel('Common mistakes');
    expect(mistakes.getByRole('link', { name: /^Set work on this: Adds/ })).toHaveAttribute(
      'href',
      '/classes/5/work?objective=Y3.MD.1&pupils=31',
    );
    await user.click(await screen.findByRole('tab', { name: 'Help and sign-in' }));
    expect(screen.getByRole('link', { name: 'Letter home' })).toHaveAttribute(
      'href',
      '/classes/5/pupils/31/letter',
    );
  });

  it('what is known of the pupil is printed without buttons, and saved as a file while names are shown', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const files = watchSavedFiles();
    const api = fakeApi({ ...ANSWERS, exportMap: 'Pupil' });
    const user = renderPage('/classes/5/pupils/31');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector('.sheet');
    expect(sheet).toHaveTextContent(/^Zara K\.Otters · .* · printed on /);
    expect(sheet).toHaveTextContent('The 3 times table11 of 12 right');
    const file = { name: 'Download as CSV: progress of Zara K.' };
    await user.click(screen.getByRole('button', file));
    await waitFor(() => expect(files).toEqual(['Progress.csv']));
    expect(api.lastQueryTo('exportMap')).toBe('pupil=31');
    const hide = screen.getByRole('switch', { name: /^Hide names/ });
    await user.click(hide);
    expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
    await user.click(hide);
  });

  it('a pupil of another class is not found', async () => {
    fakeApi({ ...ANSWERS, getPupil: refusal(404, 'We couldn’t find that.') });
    renderPage('/classes/5/pupils/99');
    expect(await screen.findByText('We can’t find that pupil in this class.')).toBeVisible();
  });

  it('the page names the pupil by a number while names are hidden', async () => {
    fakeApi(ANSWERS);
    const user = renderPage('/classes/5/pupils/31');
    await user.click(await screen.findByRole('switch', { name: /^Hide names/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Pupil \d$/ })).toBeVisible();
    expect(await screen.findByText(/^Garden:/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/zara|🦊/i);
    await user.click(screen.getByRole('tab', { name: 'Help and sign-in' }));
    for (const name of ['Forgotten pictures', 'Remove from class']) {
      await user.click(screen.getByRole('button', { name }));
      expect(await screen.findByRole('dialog', { name: /Pupil \d/ })).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(/zara|🦊/i);
      await user.keyboard('{Escape}');
    }
    await user.click(screen.getByRole('switch', { name: /^Hide names/ }));
  });

  it('a teacher sees who has set a play setting, and gives the pupil more time', async () => {
    const api = fakeApi({ ...ANSWERS, setPupilPlaySettings: ANSWERS.getPupilPlaySettings });
    const user = renderPage('/classes/5/pupils/31');
    await user.click(await screen.findByRole('tab', { name: 'Help and sign-in' }));
    const settings = await panel('Play settings');
    expect(await settings.findByText(/Set by Mrs Patel on 20 Nov 2026\.$/)).toBeVisible();
    await user.click(settings.getByRole('radio', { name: 'No clock' }));
    await user.click(settings.getByRole('button', { name: 'Save play settings' }));
    await waitFor(() => expect(api.sentTo('setPupilPlaySettings')).toEqual([{ countdown: null }]));
  });

  it('forgotten pictures are shown only after a question, because that is recorded', async () => {
    const api = fakeApi({ ...ANSWERS, lookUpPictures: { pictures: ['🏠', '🐟', '🥁'] } });
    const user = renderPage('/classes/5/pupils/31');
    await user.click(await screen.findByRole('tab', { name: 'Help and sign-in' }));
    await user.click(await screen.findByRole('button', { name: 'Forgotten pictures' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Zara K.' }));
    expect(dialog.getByText(/The log records/)).toBeInTheDocument();
    expect(api.sentTo('lookUpPictures')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Show the pictures' }));
    const pictures = await dialog.findAllByRole('listitem');
    expect(pictures.map((one) => one.textContent)).toEqual(['🏠House', '🐟Fish', '🥁Drum']);
  });

  const cardOf = (nth: 0 | 1, secret: string) => {
    const { id: userId, displayName } = pageOf(nth).pupil;
    return { userId, displayName, link: `https://games.example.org/c/card#${secret}` };
  };

  it('a new card of the pupil is shown to print in place of the page, which is back once it is printed', async () => {
    fakeApi({ ...ANSWERS, makeCards: { rows: [cardOf(0, 'bmV3')], total: 1 } });
    const user = renderPage('/classes/5/pupils/31');
    await user.click(await screen.findByRole('tab', { name: 'Help and sign-in' }));
    await user.click(screen.getByRole('button', { name: 'New QR cards' }));
    await user.click(await screen.findByRole('button', { name: 'Make new ones' }));
    expect(await screen.findByRole('heading', { name: '1 card' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have printed them' }));
    expect(await screen.findByRole('tab', { name: 'Help and sign-in' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByText(/^Not printed yet/)).not.toBeInTheDocument();
  });

  it('cards of the class that are not printed yet leave the page to the pupil, with a link to them, and new ones join them', async () => {
    const rows = [cardOf(0, 'b2xk'), cardOf(1, 'b21hcg')];
    const api = fakeApi({ ...ANSWERS, makeCards: { rows, total: 2 } });
    const user = renderPage('/classes/5/cards');
    await user.click(await screen.findByRole('button', { name: /^Create QR cards/ }));
    const old = (await screen.findByRole('img', { name: 'QR code of Zara K.' })).innerHTML;
    act(() => navigate('/classes/5/pupils/31'));
    await user.click(await screen.findByRole('tab', { name: 'Help and sign-in' }));
    expect(screen.getByText(/^Not printed yet: 2 cards of this class\./)).toBeVisible();
    const make = async (name: string, card: SignInCard) => {
      api.answer('makeCards', { rows: [card], total: 1 });
      await user.click(screen.getByRole('button', { name }));
      await user.click(await screen.findByRole('button', { name: 'Make new ones' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await make('New QR cards', cardOf(0, 'bmV3'));
    const pictures: SignInCard['pictures'] = ['🏠', '🐟', '🥁'];
    await make('New pictures', { userId: 31, displayName: 'Zara K.', pictures });
    await user.click(screen.getByRole('link', { name: 'Print them' }));
    expect(await screen.findByRole('heading', { name: '3 cards' })).toBeVisible();
    expect(screen.getByText('Drum')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of Omar' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of Zara K.' }).innerHTML).not.toBe(old);
    await user.click(screen.getByRole('button', { name: 'I have printed them' }));
  });

  it('the page says which ways of signing in a pupil does not have yet', async () => {
    fakeApi({ ...ANSWERS, getPupil: pageOf(1) });
    const user = renderPage('/classes/5/pupils/32');
    await user.click(await screen.findByRole('tab', { name: 'Help and sign-in' }));
    const ways = await panel('Signing in');
    expect(ways.getByText('Pictures: none yet · QR card: none yet · Password: none')).toBeVisible();
    expect(ways.queryByRole('button', { name: 'Forgotten pictures' })).not.toBeInTheDocument();
  });

  it('a pupil is removed from the class after a question, and the class is shown again', async () => {
    const api = fakeApi({ ...ANSWERS, removePupil: undefined });
    const user = renderPage('/classes/5/pupils/31');
    await user.click(await screen.findByRole('tab', { name: 'Help and sign-in' }));
    await user.click(await screen.findByRole('button', { name: 'Remove from class' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.sentTo('removePupil')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Remove from class' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Otters' })).toBeVisible();
    expect(api.sentTo('removePupil')).toHaveLength(1);
  });

  it('the page of a removed pupil is left before anything is read again, as there is no such page any more', async () => {
    const slow = slowAnswer<(typeof ANSWERS)['getClass']>();
    const api = fakeApi({ ...ANSWERS, removePupil: undefined });
    const user = renderPage('/classes/5/pupils/31');
    await user.click(await screen.findByRole('tab', { name: 'Help and sign-in' }));
    await user.click(await screen.findByRole('button', { name: 'Remove from class' }));
    const dialog = within(await screen.findByRole('dialog'));
    api.answer('getPupil', refusal(404, 'We couldn’t find that.'));
    api.answer('getClass', slow.answer);
    await user.click(dialog.getByRole('button', { name: 'Remove from class' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Otters' })).toBeVisible();
    slow.arrive({ ...ANSWERS.getClass, pupils: PUPILS.slice(1) });
    expect(await screen.findByRole('link', { name: /Omar/ })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /Zara/ })).not.toBeInTheDocument(),
    );
  });
});

import { tablesStart } from '#testing/tables-start.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OpenTablesCheck } from '#shared/contract/own-tables-checks.ts';
import { answersFor, AWAY, fakeApi, pupil, refusal, slowAnswer } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';
import { signedDeal } from '#testing/signed-deal.ts';

const SITTING: OpenTablesCheck = { id: 7, kind: 'sitting', isDone: false };
const PRACTICE: OpenTablesCheck = { id: 8, kind: 'practice', isDone: false };
const mia = pupil({ yearGroup: 4 });

const start = await tablesStart();
const dealt = [signedDeal(1, { gameId: 'tables-check', year: 4, checkId: 7, start })];

function openPage(rows: OpenTablesCheck[], user = mia) {
  const api = fakeApi({
    ...answersFor(user),
    getOpenTablesChecks: { rows, total: rows.length },
    dealRounds: dealt,
  });
  return { api, hands: renderPage('/tables-check') };
}

const startButton = () => screen.findByRole('button', { name: 'Start' });

describe('before a check', () => {
  it('the page before a check says what will happen', async () => {
    openPage([SITTING]);
    await startButton();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tables check');
    for (const line of [
      '3 practice questions, then the real 25.',
      '6 seconds for each question, then 3 seconds of rest.',
      'You get one go. Just do your best.',
    ])
      expect(screen.getByText(line)).toBeInTheDocument();
  });

  it('the page before a check waits for what is open', async () => {
    const slow = slowAnswer<{ rows: OpenTablesCheck[]; total: number }>();
    fakeApi({ ...answersFor(mia), getOpenTablesChecks: slow.answer });
    renderPage('/tables-check');
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    slow.arrive({ rows: [PRACTICE], total: 1 });
    expect(
      await screen.findByText('This is practice: have a go as often as you like.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['nothing is open', [], mia],
    ['the pupil is not in Year 4', [SITTING], pupil({ yearGroup: 5 })],
  ])('the page before a check says so where %s', async (_, rows, user) => {
    openPage(rows, user);
    expect(
      await screen.findByText('Your teacher hasn’t opened a tables check.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  });

  it('the page before a check praises a pupil who has taken it', async () => {
    openPage([{ ...SITTING, isDone: true }]);
    expect(await screen.findByText('Well done! You’ve done the tables check.')).toBeInTheDocument();
  });

  it.each([
    ['the network is away', AWAY, /A tables check needs the internet to begin/],
    ['the server fails', refusal(400, 'No.'), /Sorry, that didn’t work/],
  ])('the page before a check says so when %s, and tries again', async (_, answer, sentence) => {
    const api = fakeApi({ ...answersFor(mia), getOpenTablesChecks: answer });
    const hands = renderPage('/tables-check');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    api.answer('getOpenTablesChecks', { rows: [SITTING], total: 1 });
    await hands.click(screen.getByRole('button', { name: 'Try again' }));
    await startButton();
  });
});

describe('a check', () => {
  it('a check is dealt for the opening, a sitting before practice, and stands in the address', async () => {
    const { api, hands } = openPage([PRACTICE, SITTING]);
    await hands.click(await startButton());
    await screen.findByRole('button', { name: 'Try three questions' });
    expect(api.sentTo('dealRounds')).toEqual([{ gameId: 'tables-check', count: 1, checkId: 7 }]);
    expect(window.location.search).toBe('?play=tables-check&check=7');
  });

  it('a check asks before it is stopped part-way, and begins another paper afterwards', async () => {
    const { api, hands } = openPage([SITTING]);
    await hands.click(await startButton());
    await screen.findByRole('button', { name: 'Try three questions' });
    await hands.click(screen.getByRole('button', { name: 'Close the check' }));
    await hands.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('button', { name: 'Try three questions' })).toBeInTheDocument();
    await hands.keyboard('{Escape}');
    await hands.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await hands.click(await startButton());
    await screen.findByRole('button', { name: 'Try three questions' });
    expect(api.sentTo('dealRounds')).toHaveLength(2);
  });

  it('a check makes the browser ask before the page is left', async () => {
    const { hands } = openPage([SITTING]);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await hands.click(await startButton());
    await screen.findByRole('button', { name: 'Try three questions' });
    expect(leave()).toBe(true);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(leave()).toBe(false);
  });

  it.each([
    ['the network is away', AWAY, /A tables check needs the internet to begin/, 'Try again'],
    [
      'it is closed',
      refusal(409, 'This check is closed now.'),
      'This check is closed now.',
      'Back',
    ],
    ['it is not theirs', refusal(404, 'No.'), /This check isn’t open for you/, 'Back'],
  ])('a check does not begin when %s', async (_, answer, sentence, way) => {
    const { api, hands } = openPage([SITTING]);
    api.answer('dealRounds', answer);
    await hands.click(await startButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('button', { name: way })).toBeInTheDocument();
  });
});

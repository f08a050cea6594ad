import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answersFor, AWAY, fakeApi, pupil, refusal } from '#testing/fake-api.ts';
import { completedWith } from '#testing/finished-game.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { signedDeal } from '#testing/signed-deal.ts';
import { clearToasts, Toaster } from '#ui/toast.tsx';
import { makeQueryClient } from '../../data/query-client.ts';
import { queuedGames } from '../../sync/queue.ts';
import type { FinishedCheck } from './check-dialog.tsx';
import { CheckResult } from './check-result.tsx';

const mia = pupil({ yearGroup: 4 });
const signed = signedDeal(1, { gameId: 'tables-check', year: 4, checkId: 7 });
const proof = { ...signed, moves: [] };

const finishedWith = (score: number): FinishedCheck => ({
  result: { score, maxScore: 25, feedback: 'Great! You know most of your tables.' },
  sent: {
    gameId: 'tables-check',
    score,
    maxScore: 25,
    duration: 240,
    playId: signed.deal.id,
    userId: mia.id,
    proof,
  },
});

type Answer = Parameters<ReturnType<typeof fakeApi>['answer']>[1];

function openResult(completeGame: Answer, score = 22) {
  const api = fakeApi({ ...answersFor(mia) });
  api.answer('completeGame', completeGame);
  const client = makeQueryClient();
  const onClose = vi.fn<() => void>();
  onTestFinished(clearToasts);
  render(
    <QueryClientProvider client={client}>
      <CheckResult user={mia} finished={finishedWith(score)} onClose={onClose} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { api, onClose, hands: userEvent.setup() };
}

beforeEach(() => localStorage.clear());

describe('the result of a tables check', () => {
  it('the result of a tables check shows the own score and a kind sentence, and compares with nobody', async () => {
    openResult(completedWith());
    const dialog = screen.getByRole('dialog', { name: 'Well done!' });
    expect(dialog).toHaveAccessibleDescription('22 out of 25 Great! You know most of your tables.');
    expect(await within(dialog).findByText('Your check is saved.')).toBeInTheDocument();
  });

  it('the result of a tables check is read aloud at a tap', async () => {
    const { spoken } = deviceWith();
    const { hands } = openResult(completedWith());
    await hands.click(screen.getByRole('button', { name: 'Read the result aloud' }));
    expect(spoken().join(' ')).toMatch(/22 out of 25.*Great! You know most of your tables\./);
  });

  it('the result of a tables check is sent once with what proves it, and closes to the games', async () => {
    const { api, hands, onClose } = openResult(completedWith());
    await screen.findByText('Your check is saved.');
    expect(api.sentTo('completeGame')).toEqual([
      { ...proof, score: 22, maxScore: 25, userId: mia.id },
    ]);
    await hands.click(screen.getByRole('button', { name: 'Back to Games' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(queuedGames(mia.id)).toEqual([]);
  });

  it.each([
    ['the network is away', AWAY, 'Saved on this device, waiting to be sent.'],
    [
      'nobody is signed in any more',
      refusal(401, 'Please log in first.'),
      'Saved on this device. Please log in again to send it.',
    ],
    [
      'somebody else is signed in',
      refusal(409, 'Somebody else is logged in here now.'),
      'Saved on this device for you. Somebody else is logged in here now.',
    ],
  ])('the result of a tables check waits on the device when %s', async (_, answer, sentence) => {
    openResult(answer);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(queuedGames(mia.id)).toHaveLength(1);
  });

  it('the result of a tables check that the server will never take is told as a check, and is not sent without its proof', async () => {
    const { api } = openResult(refusal(400, 'This deal is not ours.'));
    expect(
      await screen.findByText('Sorry, this check couldn’t be saved. Please tell your teacher.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Your tables check wasn’t saved')).toBeInTheDocument();
    expect(screen.queryByText(/game/)).not.toBeInTheDocument();
    expect(api.sentTo('completeGame')).toHaveLength(1);
  });
});

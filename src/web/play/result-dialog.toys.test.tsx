import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reviewed } from '#games/kit/rules/reviewed.ts';
import type { FeedbackEntry } from '#shared/contract/play.ts';
import {
  answersFor,
  AWAY,
  fakeApi,
  NOBODY,
  pupil,
  refusal,
  slowAnswer,
  tooMany,
} from '#testing/fake-api.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { fill } from '#testing/fill.ts';
import { hearSounds } from '#testing/hear-sounds.tsx';
import { completedWith } from '#testing/finished-game.ts';
import {
  button,
  findDialog,
  finishToy,
  finishToyAtHome,
  noDialog,
  THANKS,
} from '#testing/play-toy.tsx';
import { renderPart } from '#testing/render-app.tsx';
import { GAMES } from '#testing/toy-games.tsx';
import { isBetterChanged } from './ask-kindly.ts';
import { addPlayed } from './played-today.ts';
import { ResultDialog } from './result-dialog.tsx';
import { newRound } from './play-state.ts';
import { queuedGames, queuedRatings } from '../sync/queue.ts';

beforeEach(() => localStorage.clear());

const LABELS = [
  'Not great',
  'Could be better',
  'Pretty good',
  'Really good!',
  'Absolutely loved it!',
];

const star = (stars: number) =>
  screen.getByRole('radio', { name: new RegExp(`^${stars} stars?: `) });
/** Every rating names its pupil and its round. */
const aPlayId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
const RATED = { gameId: 'toy', playId: aPlayId, userId: 1 };

const comment = () => screen.getByLabelText('Do you want to tell us more?');
const write = (hands: UserEvent, text: string) => fill(hands, comment(), text);

/** The result of a round of the toy game, without the app around it. */
function openResult(
  changes: Parameters<typeof fakeApi>[0] = {},
  user = pupil(),
  reviewed: readonly Reviewed[] = [],
) {
  const [card] = GAMES;
  if (!card) throw new Error('There is no toy.');
  const api = fakeApi({
    ...answersFor(user),
    completeGame: completedWith(),
    giveFeedback: THANKS,
    ...changes,
  });
  const onClose = vi.fn<() => void>();
  const onPlayAgain = vi.fn<() => void>();
  const finished = {
    round: newRound(0),
    result: { score: 7, maxScore: 10, feedback: 'You made 7.', reviewed },
    duration: 60,
    playedAt: '2026-11-20T12:00:00Z',
    proof: null,
  };
  const hands = renderPart(<ResultDialog {...{ card, user, finished, onClose, onPlayAgain }} />);
  return { api, hands, onClose, onPlayAgain };
}

describe('the result', () => {
  it('the result shows the game, the score, a kind sentence, and a dot for each part of the round, which opens and closes it', async () => {
    const { hands } = await finishToy();
    const dialog = within(await findDialog('Well done!'));
    for (const text of ['🧸', 'Toy Game', '7', 'out of 10', 'You made 7.'])
      expect(dialog.getByText(text)).toBeInTheDocument();
    const dots = within(screen.getByRole('list', { name: 'Your round' })).getAllByRole('button');
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Question 1: not right',
      'Word 2: found',
      'Guess 3: too low',
    ]);
    const opened = screen.getByRole('status', { name: 'What you chose' });
    expect(opened).toBeEmptyDOMElement();
    screen.getByRole('button', { name: 'Question 1: not right' }).focus();
    await hands.keyboard('{Enter}');
    expect(opened).toHaveTextContent(
      'Question 1: not right Which is big? Your answer: a mouse A mouse is small.',
    );
    await hands.tab();
    await hands.keyboard(' ');
    expect(opened).toHaveTextContent('Word 2: found ANT');
    expect(button('Word 2: found')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Question 1: not right')).toHaveAttribute('aria-expanded', 'false');
    await hands.click(button('Guess 3: too low'));
    expect(opened).toHaveTextContent('13 to 20 were left.');
    await hands.click(button('Guess 3: too low'));
    expect(opened).toBeEmptyDOMElement();
  });

  it('the result names what has grown as soon as the server has answered, and reads it aloud', async () => {
    const { spoken } = deviceWith();
    const { hands } = openResult({
      completeGame: {
        ...completedWith(),
        grown: [
          { item: 'fact/7×8', label: '7 × 8', stage: 'flower' },
          { item: 'word/island#meaning', label: 'island', stage: 'seed' },
        ],
      },
    });
    const grown = await screen.findByRole('region', { name: 'Your garden grew' });
    const plants = within(grown).getAllByRole('listitem');
    expect(plants.map(({ textContent }) => textContent)).toEqual([
      '7 × 8: now a flower',
      'island: a new seed',
    ]);
    await hands.click(button('Read the result aloud'));
    expect(spoken().slice(-3)).toEqual([
      'Your garden grew.',
      '7 × 8: now a flower.',
      'island: a new seed.',
    ]);
  });

  it('the result says nothing of a garden in which nothing grew', async () => {
    openResult();
    expect(await screen.findByText('Your game is saved.')).toBeVisible();
    expect(screen.queryByText('Your garden grew')).not.toBeInTheDocument();
  });

  it('the result shows a round of one part without a dot', () => {
    const word = { kind: 'Word', outcome: 'not found', text: 'OTTER', lines: ['Animals'] } as const;
    openResult({}, pupil(), [word]);
    expect(screen.queryByRole('list', { name: 'Your round' })).not.toBeInTheDocument();
    expect(screen.getByText('Word: not found')).toBeVisible();
    expect(screen.getByText('OTTER')).toBeVisible();
    expect(screen.getByText('Animals')).toBeVisible();
  });

  it('the result is recorded once, as soon as it opens', async () => {
    const { api, hands } = await finishToy();
    const playId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const duration: unknown = expect.any(Number);
    const playedAt: unknown = expect.stringMatching(/Z$/);
    const game = { gameId: 'toy', score: 7, maxScore: 10, duration, playedAt, playId, userId: 1 };
    expect(await screen.findByText('Your game is saved.')).toBeInTheDocument();
    expect(api.sentTo('completeGame')).toEqual([game]);
    await hands.click(star(4));
    await write(hands, 'fun');
    await hands.click(button('Submit & Close'));
    await noDialog();
    expect(api.sentTo('completeGame')).toEqual([game]);
    expect(queuedGames(1)).toEqual([]);
  });

  it('recording a result updates the number of games and the history', async () => {
    const { api, hands } = await finishToyAtHome({ getUser: pupil({ gamesCompleted: 3 }) });
    api.answer('getUser', pupil({ gamesCompleted: 4 }));
    await hands.click(button('Play Again'));
    await hands.click(await screen.findByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('Your game is saved.')).toBeInTheDocument();
    await hands.click(button('Back to Games'));
    expect(await screen.findByText('4/25 games')).toBeInTheDocument();
    expect(button('Play Toy Game')).toHaveFocus();
  });

  it('the result suggests once, after half an hour of play, stopping for today', async () => {
    const enough = /^You’ve played for half an hour today. That’s enough for now/;
    const { spoken } = deviceWith();
    addPlayed(1, 30 * 60_000 - 1, new Date());
    // This round adds the last millisecond.
    const { hands } = await finishToy();
    expect(screen.getByText(enough)).toBeVisible();
    await hands.click(button('Read the result aloud'));
    expect(spoken().at(-1)).toMatch(enough);
    await hands.click(button('Play Again'));
    await hands.click(await screen.findByRole('button', { name: 'Finish' }));
    await findDialog('Well done!');
    expect(screen.queryByText(enough)).not.toBeInTheDocument();
  });

  it('the result does not suggest stopping before half an hour of play', () => {
    addPlayed(1, 20 * 60_000, new Date());
    openResult();
    expect(screen.queryByText(/enough for today/)).not.toBeInTheDocument();
  });

  it('closing the result sends no rating, even with a star chosen', async () => {
    const { api, hands } = await finishToy();
    await hands.click(star(2));
    await hands.click(button('Close'));
    await noDialog();
    expect(api.sentTo('giveFeedback')).toEqual([]);
  });
});

describe('the rating', () => {
  it('choosing a star shows its meaning, lets the comment box grow and turns the exit button into Submit & Close', async () => {
    const { hands } = openResult();
    expect(comment()).toHaveAttribute('rows', '1');
    expect(screen.getByText('Tap a star to rate')).toBeInTheDocument();
    expect(button('Back to Games')).toBeEnabled();
    for (const [index, label] of LABELS.entries()) {
      await hands.click(star(index + 1));
      expect(star(index + 1)).toBeChecked();
      expect(star(index + 1)).toHaveAccessibleName(expect.stringContaining(label));
      expect(screen.getByText(label)).toBeInTheDocument();
    }
    expect(screen.queryByText('Tap a star to rate')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back to Games' })).not.toBeInTheDocument();
    expect(button('Submit & Close')).toBeEnabled();
    expect(comment()).toHaveAttribute('rows', '3');
  });

  it('the rating of an early reader has a button instead of the comment box', async () => {
    const { api, hands, onClose } = openResult({}, pupil({ yearGroup: 2 }));
    await hands.click(star(4));
    expect(screen.queryByLabelText('Do you want to tell us more?')).not.toBeInTheDocument();
    await hands.click(button('Say more'));
    expect(comment()).toHaveFocus();
    await hands.keyboard('fun');
    await hands.click(button('Submit & Close'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(api.sentTo('giveFeedback')).toEqual([{ ...RATED, rating: 4, comment: 'fun' }]);
  });

  it('without a star no rating is sent', async () => {
    const { api, hands, onClose } = openResult();
    await write(hands, 'No star from me.');
    await hands.click(button('Back to Games'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(api.sentTo('giveFeedback')).toEqual([]);
  });

  it.each([
    ['Submit & Close', '  so much fun\n', 'so much fun'],
    ['Play Again', '   ', ''],
  ])('%s sends a rating with the comment %j as %j', async (name, written, sent) => {
    const { api, hands, onClose, onPlayAgain } = openResult();
    await hands.click(star(5));
    if (written) await write(hands, written);
    await hands.click(button(name));
    // The toast moves from the closing dialog to the page or the next dialog.
    await screen.findByText('Thank you for your feedback!');
    await screen.findByText('Your feedback helps us improve the game.');
    expect(api.sentTo('giveFeedback')).toEqual([{ ...RATED, rating: 5, comment: sent }]);
    await waitFor(() =>
      expect(name === 'Play Again' ? onPlayAgain : onClose).toHaveBeenCalledOnce(),
    );
  });

  it('the comment box says who reads it and where to turn with a worry, and can be read aloud', async () => {
    const { spoken } = deviceWith();
    const { hands } = openResult();
    const sentence =
      'A grown-up can read this, but maybe not today. If you’re worried, tell a grown-up you trust, or ring Childline on 0800 1111.';
    expect(comment()).toHaveAccessibleDescription(sentence);
    await hands.click(star(3));
    await hands.click(button('Read who can see your comment aloud'));
    expect(spoken().at(-1)).toBe(sentence);
  });

  const pleaseChange = /^Please leave out phone numbers, addresses, links and rude words/;

  it.each([
    ['call 07700 900123', true],
    ['call me', false],
    ['this is sh1t', true],
    ['My dad hits me', false],
  ])('whether %j prompts a kind question: %s', async (written, isAsked) => {
    expect(await isBetterChanged(written)).toBe(isAsked);
  });

  it('a comment with a rude word prompts a kind question, and is then sent as edited', async () => {
    const { api, hands, onClose } = openResult();
    await hands.click(star(5));
    await write(hands, 'this is sh1t');
    await hands.click(button('Submit & Close'));
    expect(await screen.findByText(pleaseChange)).toHaveFocus();
    expect(api.sentTo('giveFeedback')).toEqual([]);
    await hands.clear(comment());
    await write(hands, 'this is bad');
    await hands.click(button('Submit & Close'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(api.sentTo('giveFeedback')).toEqual([{ ...RATED, rating: 5, comment: 'this is bad' }]);
  });

  it('pressing the button again sends the comment unchanged: the question is asked once', async () => {
    const { api, hands, onPlayAgain } = openResult();
    await hands.click(star(5));
    await write(hands, 'crap');
    await hands.click(button('Play Again'));
    expect(await screen.findByText(pleaseChange)).toBeVisible();
    await hands.click(button('Play Again'));
    await waitFor(() => expect(onPlayAgain).toHaveBeenCalledOnce());
    expect(api.sentTo('giveFeedback')).toEqual([{ ...RATED, rating: 5, comment: 'crap' }]);
  });

  it('a comment can be no longer than the server accepts', () => {
    openResult();
    expect(comment()).toHaveAttribute('maxlength', '1000');
  });

  it('all buttons are disabled while the rating is sent', async () => {
    const slow = slowAnswer<FeedbackEntry>();
    const { api, hands } = openResult({ giveFeedback: slow.answer });
    await hands.click(star(3));
    await hands.dblClick(button('Submit & Close'));
    expect(button('Submitting...')).toBeDisabled();
    expect(button('Play Again')).toBeDisabled();
    expect(comment()).toBeDisabled();
    expect(star(3)).toBeDisabled();
    expect(api.sentTo('giveFeedback')).toHaveLength(1);
    slow.arrive({ ...THANKS, rating: 3 });
    await screen.findByText('Thank you for your feedback!');
  });

  it('a rating that failed to send keeps its star and comment, and can be sent again', async () => {
    const { api, hands, onClose } = openResult({ giveFeedback: refusal(503, 'Away.') });
    await hands.click(star(2));
    await write(hands, 'too easy');
    await hands.click(button('Submit & Close'));
    expect(await screen.findByText('Error submitting feedback')).toBeInTheDocument();
    expect(screen.getByText('Failed to submit feedback')).toBeInTheDocument();
    expect(star(2)).toBeChecked();
    expect(comment()).toHaveValue('too easy');
    const entry = {
      id: 1,
      gameId: 'toy',
      rating: 2,
      comment: '',
      createdAt: '2026-01-01T10:00:00Z',
    };
    api.answer('giveFeedback', entry);
    await hands.click(button('Submit & Close'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const sent = { ...RATED, rating: 2, comment: 'too easy' };
    expect(api.sentTo('giveFeedback')).toEqual([sent, sent]);
  });

  it('a rating is queued while offline, like the game, and sent once', async () => {
    const { api, hands } = await finishToy({ completeGame: AWAY, giveFeedback: AWAY });
    await hands.click(star(4));
    await write(hands, 'fun');
    await hands.click(button('Submit & Close'));
    await screen.findByText('Thank you for your feedback!');
    expect(await screen.findByText(/saved on this device and will be sent/)).toBeInTheDocument();
    await noDialog();
    api.answer('completeGame', completedWith());
    api.answer('giveFeedback', THANKS);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(localStorage.getItem('ratings:1')).toBeNull());
    const sent = { ...RATED, rating: 4, comment: 'fun' };
    expect(api.sentTo('giveFeedback')).toEqual([sent, sent]);
    window.dispatchEvent(new Event('online'));
    expect(api.sentTo('giveFeedback')).toHaveLength(2);
  });

  it('a rate-limited rating is queued without an error', async () => {
    // Another pupil, because the pause outlasts the test.
    const { api, hands } = await finishToy({
      getUser: pupil({ id: 9 }),
      giveFeedback: tooMany(60),
    });
    await hands.click(star(4));
    await write(hands, 'fun');
    await hands.click(button('Submit & Close'));
    await screen.findByText('Thank you for your feedback!');
    expect(await screen.findByText(/saved on this device and will be sent/)).toBeInTheDocument();
    expect(screen.queryByText('Error submitting feedback')).not.toBeInTheDocument();
    await noDialog();
    expect(localStorage.getItem('ratings:9')).not.toBeNull();
    expect(api.sentTo('giveFeedback')).toHaveLength(1);
  });

  const OTHER = refusal(409, 'Somebody else is logged in here now.');

  it.each([
    ['the session has ended', { giveFeedback: NOBODY }],
    ['somebody else is signed in by now', { completeGame: OTHER, giveFeedback: OTHER }],
  ])('when %s a rating is queued, and the dialog closes', async (_, changes) => {
    const { hands, onClose } = openResult(changes);
    await hands.click(star(4));
    await write(hands, 'fun');
    await hands.click(button('Submit & Close'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(queuedRatings(1)).toMatchObject([{ rating: 4, comment: 'fun' }]);
  });

  it('a response that arrives after the dialog was closed does not reopen it', async () => {
    const slow = slowAnswer<FeedbackEntry>();
    const { hands } = await finishToy({ giveFeedback: slow.answer });
    await hands.click(star(3));
    await hands.click(button('Play Again'));
    await hands.keyboard('{Escape}');
    await noDialog();
    slow.arrive({ ...THANKS, rating: 3 });
    await screen.findByText('Thank you for your feedback!');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('the result can be read aloud', async () => {
  const { spoken } = deviceWith();
  const { hands } = openResult();
  await hands.click(button('Read the result aloud'));
  expect(spoken()).toEqual(['Toy Game', '7 out of 10', 'You made 7.']);
});

it('the result opens with a winning sound', async () => {
  const { heard, wrapper } = hearSounds();
  await finishToy({}, wrapper);
  expect(heard()).toEqual(['win']);
  expect(screen.getByRole('img', { name: /cheers/, hidden: true })).toBeVisible();
});

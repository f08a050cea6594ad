import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Together, TogetherQuestion } from '#shared/contract/together.ts';
import { MINUTE_MS } from '#shared/dates.ts';
import { CLASS_ANSWERS, OTTERS, PUPILS } from '#testing/class-answers.ts';
import { fakeApi, refusal, slowAnswer } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';

const endingIn = (minutes: number): Together => ({
  id: 1,
  picture: 'wood',
  endsAt: new Date(Date.now() + minutes * MINUTE_MS).toISOString(),
  rounds: 42,
  players: 17,
  growth: 0.5,
});

it('two presses from the class page start a picture, and the board has no name on it', async () => {
  const reef = {
    id: 1,
    picture: 'reef' as const,
    endedAt: '2026-11-20T10:00:00Z',
    rounds: 63,
    growth: 1,
  };
  const api = fakeApi({
    ...CLASS_ANSWERS,
    getTogether: null,
    getPastTogethers: { rows: [reef], total: 1 },
  });
  const user = renderPage('/classes/5');
  const links = await screen.findAllByRole('link', { name: 'Together' });
  await user.click(links[0] ?? document.body);
  const long = await screen.findByRole('button', { name: '10 minutes' });
  expect(await screen.findByText(', 20 November: 63 rounds')).toBeVisible();
  api.answer('startTogether', refusal(409, 'There is nobody in this class yet.'));
  await user.click(long);
  expect(await screen.findByText('There is nobody in this class yet.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Wood' }));
  api.answer('startTogether', endingIn(9.5));
  api.answer('getTogether', endingIn(9.5));
  await user.click(long);
  expect(await screen.findByRole('heading', { name: '10 minutes left' })).toHaveFocus();
  expect(api.sentTo('startTogether').at(-1)).toEqual({ minutes: 10, picture: 'wood' });
  expect(screen.getByText('42 rounds by 17 of us')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Our wood is half grown.');
  expect(document.body).not.toHaveTextContent(/Zara|Omar/);
});

it('an archived class is offered no picture to grow', async () => {
  const getClass = { ...OTTERS, isArchived: true, pupils: PUPILS };
  fakeApi({
    ...CLASS_ANSWERS,
    getClass,
    getTogether: null,
    getPastTogethers: { rows: [], total: 0 },
  });
  renderPage('/classes/5/together');
  expect(await screen.findByText(/no picture can be grown/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /minutes$/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('the board says when it cannot know how far the picture has grown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const api = fakeApi({ ...CLASS_ANSWERS, getTogether: endingIn(5) });
  renderPage('/classes/5/together');
  expect(await screen.findByRole('heading', { name: '5 minutes left' })).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  api.answer('getTogether', refusal(409, 'Not now.'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText(/^No connection just now/)).toBeVisible();
  expect(screen.getByText('42 rounds by 17 of us')).toBeVisible();
});

it('at the end the board says so, as is true after End now too, and the class sees a question only after the teacher has, who can take another', async () => {
  const question = {
    mistake: 'Puts an apostrophe into a plain plural.',
    question: 'Three ___ swam.',
    answer: 'ducks',
    wrong: ['duck’s'],
  };
  const api = fakeApi({
    ...CLASS_ANSWERS,
    getTogether: endingIn(-1),
    getTogetherQuestion: refusal(409, 'Not now.'),
  });
  const user = renderPage('/classes/5/together');
  expect(await screen.findByText('Together is over. Our wood is half grown.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'A question to talk about' }));
  expect(await screen.findByText('Failed to load a question')).toBeVisible();
  api.answer('getTogetherQuestion', question);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Puts an apostrophe/)).toBeVisible();
  api.answer('getTogetherQuestion', {
    mistake: null,
    question: 'What is 7 × 8?',
    answer: '56',
    wrong: [],
  });
  await user.click(screen.getByRole('button', { name: 'Another question' }));
  expect(await screen.findByText('What is 7 × 8?')).toBeVisible();
  expect(api.lastQueryTo('getTogetherQuestion')).toBe('ofYear=yes');
  await user.click(screen.getByRole('button', { name: 'Show the class' }));
  expect(screen.getByRole('heading', { name: 'Let’s talk about this one' })).toHaveFocus();
  expect(screen.queryByText('56')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the answer' }));
  expect(screen.getByText('56')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'A question to talk about' })).toHaveFocus();
});

const OF_YEAR: TogetherQuestion = {
  mistake: null,
  question: 'What is 7 × 8?',
  answer: '56',
  wrong: [],
};

/** The board after the end, with a question that the teacher has on the desk. */
async function openDesk() {
  const api = fakeApi({
    ...CLASS_ANSWERS,
    getTogether: endingIn(-1),
    getTogetherQuestion: { ...OF_YEAR, mistake: 'Adds.', question: 'What is 7 × 6?', answer: '42' },
  });
  const user = renderPage('/classes/5/together');
  await user.click(await screen.findByRole('button', { name: 'A question to talk about' }));
  expect(await screen.findByText('What is 7 × 6?')).toBeVisible();
  return { api, user };
}

it('a picture is ended once, and a second press does not put it away', async () => {
  const api = fakeApi({ ...CLASS_ANSWERS, getTogether: endingIn(5) });
  const user = renderPage('/classes/5/together');
  const end = await screen.findByRole('button', { name: 'End now' });
  const place = screen.getAllByRole('button').indexOf(end);
  const stopped = slowAnswer<undefined>();
  api.answer('stopTogether', stopped.answer);
  await user.dblClick(end);
  expect(end).toHaveAttribute('aria-disabled', 'true');
  api.answer('getTogether', endingIn(-1));
  stopped.arrive(undefined);
  const again = await screen.findByRole('button', { name: 'Grow another' });
  expect(api.sentTo('stopTogether')).toHaveLength(1);
  expect(end).not.toBeInTheDocument();
  expect(screen.getAllByRole('button').indexOf(again)).not.toBe(place);
  expect(screen.getByRole('heading', { name: 'Our wood' })).toHaveFocus();
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Together' })).toHaveFocus();
});

it('the class is shown the question that the teacher has seen, although another one arrives', async () => {
  const { api, user } = await openDesk();
  const other = slowAnswer<TogetherQuestion>();
  api.answer('getTogetherQuestion', other.answer);
  const another = screen.getByRole('button', { name: 'Another question' });
  await user.click(another);
  expect(another).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Show the class' }));
  other.arrive(OF_YEAR);
  await other.answer;
  await user.click(screen.getByRole('button', { name: 'Show the answer' }));
  expect(screen.getByText('What is 7 × 6?')).toBeVisible();
  expect(screen.getByText('42')).toBeVisible();
});

it('the teacher can go without a question when another one fails to load', async () => {
  const { api, user } = await openDesk();
  for (const failures of [1, 2]) {
    api.answer('getTogetherQuestion', refusal(409, `No. ${failures}`));
    await user.click(screen.getByRole('button', { name: 'Another question' }));
    expect(await screen.findByText('Failed to load a question')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'No question' }));
    const open = screen.getByRole('button', { name: 'A question to talk about' });
    expect(open).toHaveFocus();
    api.answer('getTogetherQuestion', OF_YEAR);
    await user.click(open);
    expect(await screen.findByText('What is 7 × 8?')).toBeVisible();
  }
});

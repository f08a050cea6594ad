import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { hearSounds } from '#testing/hear-sounds.tsx';
import { matchOnly } from '#testing/match-only.ts';
import { metBefore } from '#testing/met-before.tsx';
import { FRACTION, TIMES } from '#testing/mountain-questions.ts';
import { replayOf } from '#testing/replay-of.ts';
import { stillClock } from '#testing/still-clock.ts';
import { LeftRoundContext, type LeftRound } from '../kit/screen/left-round.ts';
import { PausedContext } from '../kit/screen/pause.ts';
import { PlaySettingsContext } from '../kit/screen/play-settings.tsx';
import type { DealtQuestion } from './forms/forms.ts';
import { mathematicsMountainReplay } from './replay.ts';
import { MOUNTAIN_FEEDBACK } from './rules.ts';
import MathematicsMountain from './screen.tsx';

const { pass, newUser } = stillClock();

function open(props: Partial<GameScreenProps> = {}, wrapper: ComponentType = StrictMode) {
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  const user = newUser();
  const all: GameScreenProps = {
    year: 3,
    start: { questions: [TIMES, FRACTION] },
    seed: 1,
    onDrawn: () => {},
    onFinish,
    ...props,
  };
  const { unmount } = render(<MathematicsMountain {...all} />, { wrapper });
  /** Types into the field, which has the focus. */
  const answer = (digits: string) => user.keyboard(`${digits}{Enter}`);
  return { user, onFinish, answer, unmount };
}

const input = () => screen.getByRole('textbox', { name: 'Your answer' });
const submitButton = () => screen.getByText('Submit Answer', { selector: 'button' });
/** Searches by text, because searching a whole number pad by role is slow. */
const key = (text: string) => screen.getByText(text, { selector: 'button' });
const waitForNext = () => pass(1500);
/** What is announced without moving the focus: the countdown's warning and the verdict. */
const said = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent.replaceAll('\u00a0', ' '))
    .join('');
const timer = () => screen.getByRole('timer', { name: 'Time left' });

describe('answering', () => {
  it('answering is ready for typing at once and again with the next question, and Enter submits', async () => {
    const { user } = open();
    expect(input()).toHaveFocus();
    await user.keyboard('56{Enter}');
    expect(screen.getByText("Great job! That's correct!")).toBeVisible();
    expect(screen.getByText('Score: 1 right')).toBeVisible();
    expect(input()).toHaveFocus();
    waitForNext();
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(input()).toHaveAccessibleDescription(`${FRACTION.spoken} Question 2 of 2`);
  });

  it('answering works by taps on the number pad alone, which leave the focus in the field', async () => {
    const { user } = open();
    const blurred = vi.fn<() => void>();
    input().addEventListener('blur', blurred);
    await user.click(key('5'));
    await user.click(key('7'));
    await user.click(screen.getByLabelText('Delete last digit'));
    await user.click(key('6'));
    expect(input()).toHaveValue('56');
    await user.click(submitButton());
    expect(screen.getByText("Great job! That's correct!")).toBeVisible();
    expect(blurred).not.toHaveBeenCalled();
    expect(input()).toHaveFocus();
  });

  it('answering lets nothing be submitted while no number is typed', async () => {
    const { user } = open();
    expect(submitButton()).toBeDisabled();
    await user.keyboard('abc -{Enter}');
    expect(input()).toHaveValue(' ');
    expect(submitButton()).toBeDisabled();
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    await user.keyboard('5');
    expect(submitButton()).toBeEnabled();
  });

  it('answering shows the right answer and the way to it after a wrong one, and keeps the way until the next answer', async () => {
    const { answer } = open();
    await answer('54');
    expect(screen.getByText('Oops! The correct answer was: 56')).toBeVisible();
    expect(screen.getByText(TIMES.explanation)).toBeVisible();
    expect(screen.queryByText('Time’s up!')).not.toBeInTheDocument();
    waitForNext();
    expect(screen.getByRole('note')).toHaveTextContent(`Remember:${TIMES.explanation}`);
    await answer('5');
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('answering counts a twice submitted answer once', async () => {
    const { user } = open();
    await user.keyboard('56');
    const form = input().closest('form');
    for (let times = 0; times < 2; times++) if (form) fireEvent.submit(form);
    expect(screen.getByText('Score: 1 right')).toBeVisible();
    expect(submitButton()).toBeDisabled();
    expect(input()).toHaveAttribute('readonly');
    waitForNext();
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
    pass(1500);
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
  });

  it('answering does not call up the keyboard of a touch screen over the game', () => {
    matchOnly('(any-pointer: coarse)');
    open();
    expect(input()).toHaveAttribute('inputmode', 'none');
  });

  it('answering asks for digits where there is no touch screen', () => {
    open();
    expect(input()).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('the countdown', () => {
  it('the countdown counts 10 seconds down, hurries in words and in red at 2, and then takes the question as wrong, whatever is typed', async () => {
    const { user } = open();
    expect(timer()).toHaveTextContent('10 s left');
    await user.keyboard('56');
    pass(7000);
    expect(timer()).toHaveTextContent('3 s left');
    expect(timer()).not.toHaveClass('text-coral');
    pass(1000);
    expect(timer()).toHaveTextContent('Quick! 2 s');
    expect(timer()).toHaveClass('text-coral');
    pass(2000);
    expect(timer()).toHaveTextContent('0 s left');
    expect(screen.getByText('Time’s up!')).toBeVisible();
    expect(screen.getByText('Oops! The correct answer was: 56')).toBeVisible();
    expect(screen.getByText('Score: 0 right')).toBeVisible();
    waitForNext();
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
    expect(timer()).toHaveTextContent('10 s left');
  });

  it('the countdown is announced at 5 seconds and at the end, and in between is silent', () => {
    open();
    const heard = new Set<string>();
    for (let second = 0; second < 10; second++) {
      heard.add(said());
      pass(1000);
    }
    expect([...heard]).toEqual(['', '5 seconds left']);
    expect(said()).toContain('Time’s up!');
  });

  it('the countdown stands still while a verdict is shown', async () => {
    const { answer } = open();
    pass(3000);
    await answer('56');
    pass(1000);
    expect(timer()).toHaveTextContent('7 s left');
  });

  it('the countdown lasts twice as long when the pupil wants that', () => {
    open({ pace: { countdownFactor: 2 } });
    pass(19_999);
    expect(screen.queryByText('Time’s up!')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByText('Time’s up!')).toBeVisible();
  });

  it('the countdown does not exist when it is switched off', () => {
    open({ year: 6, pace: { countdownFactor: null } });
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    pass(120_000);
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    expect(said()).toBe('');
  });
});

describe('what to remember of a wrong answer', () => {
  it('the clock waits four seconds beside it, and once for each', async () => {
    const { answer } = open();
    await answer('54');
    waitForNext();
    pass(3999);
    expect(timer()).toHaveTextContent('10 s left');
    pass(1);
    pass(1000);
    expect(timer()).toHaveTextContent('9 s left');
  });

  it('the clock starts when the pupil types, goes on when that is rubbed out, and measures the answer, which is replayed so', async () => {
    const { user, answer, onFinish } = open();
    await answer('54');
    waitForNext();
    pass(3000);
    await user.keyboard('4{Backspace}');
    pass(3000);
    expect(timer()).toHaveTextContent('7 s left');
    await user.keyboard('5');
    pass(6000);
    await user.keyboard('{Enter}');
    waitForNext();
    const start = { questions: [TIMES, FRACTION] };
    expect(replayOf(mathematicsMountainReplay, start, onFinish)).toMatchObject({
      ok: true,
      score: 1,
      answers: [{}, { ms: 9000 }],
    });
  });

  it('the answer beside it is measured from when the question stood, where there is no clock', async () => {
    const { user, answer, onFinish } = open({ pace: { countdownFactor: null } });
    await answer('54');
    waitForNext();
    pass(3000);
    await user.keyboard('5');
    pass(2000);
    await user.keyboard('{Enter}');
    waitForNext();
    const start = { questions: [TIMES, FRACTION] };
    expect(onFinish.mock.lastCall?.[1]).toMatchObject([{}, { t: 6500, shown: 1500 }]);
    const replay = replayOf(mathematicsMountainReplay, start, onFinish, { pace: null });
    expect(replay).toMatchObject({ ok: true, answers: [{}, { ms: 5000 }] });
  });
});

describe('a pupil who wants the game to wait', () => {
  const Waits = ({ children }: { children?: ReactNode }) => (
    <PlaySettingsContext value={{ ...DEFAULT_PLAY_SETTINGS, waits: true }}>
      {children}
    </PlaySettingsContext>
  );

  it('a pupil who wants the game to wait leaves a wrong answer with the button that has the focus', async () => {
    const { user, answer, onFinish } = open({}, Waits);
    await answer('54');
    pass(60_000);
    expect(screen.getByText('Oops! The correct answer was: 56')).toBeVisible();
    expect(key('Next question')).toHaveFocus();
    await user.keyboard('{Enter}');
    pass(100);
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
    expect(input()).toHaveFocus();
    await answer('6');
    pass(500);
    await user.click(key('Finish'));
    pass(100);
    expect(onFinish).toHaveBeenCalledTimes(1);
  });

  it('a pupil who wants the game to wait is taken on from a right answer after 1.5 seconds', async () => {
    const { answer } = open({}, Waits);
    await answer('56');
    expect(screen.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();
    waitForNext();
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
  });
});

describe('the climb and the end', () => {
  it('the climb takes the explorer up for right answers only', async () => {
    const { answer } = open();
    expect(screen.getByRole('img')).toHaveAccessibleName('The explorer is on ledge 0 of 10.');
    await answer('1');
    waitForNext();
    await answer('5');
    expect(screen.getByRole('img')).toHaveAccessibleName('The explorer is on ledge 5 of 10.');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    expect(screen.queryByRole('img', { name: 'Trophy' })).not.toBeInTheDocument();
  });

  it('the climb shows a trophy on the summit when every answer is right, then reports once', async () => {
    const { answer, onFinish } = open();
    await answer('56');
    expect(screen.queryByRole('img', { name: 'Trophy' })).not.toBeInTheDocument();
    waitForNext();
    await answer('5');
    expect(screen.getByRole('img', { name: 'Trophy' })).toBeVisible();
    expect(screen.getByRole('img', { name: /top of the mountain/ })).toBeVisible();
    expect(onFinish).not.toHaveBeenCalled();
    waitForNext();
    pass(60_000);
    expect(onFinish).toHaveBeenCalledTimes(1);
    const result = { score: 2, maxScore: 2, feedback: MOUNTAIN_FEEDBACK.top };
    expect(onFinish.mock.lastCall?.[0]).toMatchObject(result);
  });

  it('the climb ends by itself when nobody answers, with a score of 0', () => {
    const { onFinish } = open();
    pass(10_000);
    waitForNext();
    // What to remember is read first.
    pass(4000);
    pass(10_000);
    waitForNext();
    pass(10_000);
    expect(onFinish).toHaveBeenCalledTimes(1);
    const result = { score: 0, maxScore: 2, feedback: MOUNTAIN_FEEDBACK.low };
    const late = expect.arrayContaining(['Your answer: none before time ran out']);
    expect(onFinish.mock.lastCall?.[0].reviewed).toMatchObject([{ lines: late }, { lines: late }]);
    expect(onFinish.mock.lastCall?.[0]).toMatchObject(result);
    const start = { questions: [TIMES, FRACTION] };
    const replay = replayOf(mathematicsMountainReplay, start, onFinish);
    expect(replay).toMatchObject({ ok: true, score: 0, durationMs: 25_500 });
  });

  it('the climb is replayed as it was played when the game had to wait in the middle, longer than its clock', async () => {
    let setPaused = (_isPaused: boolean) => {};
    const Waiting = ({ children }: { children?: ReactNode }) => {
      const [isPaused, set] = useState(false);
      setPaused = set;
      return <PausedContext value={isPaused}>{children}</PausedContext>;
    };
    const { answer, onFinish } = open({}, Waiting);
    pass(4000);
    act(() => setPaused(true));
    pass(60_000);
    act(() => setPaused(false));
    pass(2000);
    await answer('56');
    waitForNext();
    await answer('5');
    waitForNext();
    const start = { questions: [TIMES, FRACTION] };
    expect(onFinish.mock.lastCall?.[0]).toMatchObject({ score: 2, maxScore: 2 });
    expect(replayOf(mathematicsMountainReplay, start, onFinish)).toMatchObject({
      ok: true,
      score: 2,
      maxScore: 2,
      durationMs: 7500,
      answers: [{ ms: 6000, rating: 'good' }, { rating: 'good' }],
    });
  });
});

describe('reading aloud', () => {
  const listen = (what: string) => screen.getByLabelText(`Read ${what} aloud`);

  it('reading aloud says a sum in words, and the clock waits for it, so that the round is replayed as it was played', async () => {
    const { spoken, finish } = deviceWith();
    const { user, onFinish } = open({ start: { questions: [FRACTION] } });
    pass(3000);
    await user.click(listen('the question'));
    expect(spoken()).toEqual([FRACTION.spoken]);
    pass(60_000);
    expect(timer()).toHaveTextContent('7 s left');
    finish();
    pass(1000);
    expect(timer()).toHaveTextContent('6 s left');
    await user.type(input(), '5{Enter}');
    waitForNext();
    expect(onFinish.mock.lastCall?.[0]).toMatchObject({ score: 1, maxScore: 1 });
    const replay = replayOf(mathematicsMountainReplay, { questions: [FRACTION] }, onFinish);
    expect(replay).toMatchObject({ ok: true, score: 1, durationMs: 4000 });
  });

  it('reading aloud says the right answer and the way to it, its signs in words', async () => {
    const { spoken } = deviceWith();
    const { user, answer } = open({ start: { questions: [FRACTION] } });
    await answer('6');
    await user.click(listen('the answer'));
    expect(spoken()).toEqual(['Oops! The correct answer was: 5', 'Add the top numbers: 2 plus 3.']);
  });
});

it('Mathematics Mountain plays a sound for a key of the pad and for each verdict, and a gentle one when the time is up', async () => {
  const { heard, wrapper } = hearSounds();
  const { user, answer } = open({}, wrapper);
  await user.click(key('5'));
  await answer('6');
  waitForNext();
  pass(10_000);
  expect(heard()).toEqual(['tap', 'right', 'notYet']);
});

it('Mathematics Mountain says of a fact that has come back when it was met, in whatever form it was asked', async () => {
  const { spoken } = deviceWith();
  const start = { questions: [{ ...TIMES, item: 'fact/7×8' }, FRACTION] };
  const { user } = open({ start }, metBefore({ 'fact/7×8': 1 }));
  expect(screen.getByText('You saw this yesterday.')).toBeVisible();
  expect(input()).toHaveAccessibleDescription('7 × 8 = ? You saw this yesterday. Question 1 of 2');
  await user.click(screen.getByRole('button', { name: 'Read the question aloud' }));
  expect(spoken()).toEqual(['You saw this yesterday.', '7 × 8 = ?']);
  expect(timer()).toHaveTextContent('10 s left');
});

describe('a question with a picture', () => {
  const COINS: DealtQuestion = {
    form: 'whole',
    id: 'Y1.ME.3/r17:5,2',
    objective: 'Y1.ME.3',
    question: 'How many pence are 5p and 2p together?',
    picture: { kind: 'coins', coins: [5, 2] },
    answer: 7,
    explanation: 'Add what the coins are worth: 5 + 2 = 7.',
  };

  it('a question with a picture draws it, and says what it shows with the question', async () => {
    const { answer } = open({ start: { questions: [COINS, TIMES] } });
    expect(input()).toHaveAccessibleDescription(
      'How many pence are 5p and 2p together? Coins: 5p and 2p. Question 1 of 2',
    );
    expect(await screen.findByText('5p')).toBeInTheDocument();
    await answer('7');
    await waitForNext();
    expect(input()).toHaveAccessibleDescription(/^7 × 8|7 times 8/);
    expect(screen.queryByText('5p')).toBeNull();
  });
});

describe('a wrong answer that shows how it came about', () => {
  const REASON = 'You added 7 and 8, but 7 × 8 is 7 groups of 8.';
  const SLIPPED: DealtQuestion = {
    ...TIMES,
    slips: { 15: 'adds-instead-of-multiplies' },
    reasons: { 15: REASON },
  };

  it('a wrong answer that shows how it came about is explained with the numbers of the question, then comes the way, and both stay beside the next question', async () => {
    const { answer } = open({ start: { questions: [SLIPPED, FRACTION] } });
    await answer('15');
    expect(said()).toContain(`Oops! The correct answer was: 56${REASON} 7 lots of 8 are 56.`);
    await waitForNext();
    expect(screen.getByRole('note')).toHaveTextContent(`${REASON} 7 lots of 8 are 56.`);
  });

  it('a wrong answer that shows how it came about is explained by the way alone where nothing is known about it', async () => {
    const { answer } = open({ start: { questions: [SLIPPED, FRACTION] } });
    await answer('16');
    expect(said()).toContain('Oops! The correct answer was: 567 lots of 8 are 56.');
    expect(said()).not.toContain('You added');
  });
});

describe('leaving the round', () => {
  const FIRST = { t: 1000, shown: 0, answer: 56 };

  /** Goes on after the first of three questions, which was answered right. */
  function goOn(moves: object[], props: Partial<GameScreenProps> = {}) {
    const keep = vi.fn<LeftRound['keep']>();
    const kept = { left: { moves, ms: 1000 }, keep };
    const start = { questions: [TIMES, FRACTION, { ...TIMES, id: 'times again' }] };
    const opened = open({ start, ...props }, ({ children }: { children?: ReactNode }) => (
      <LeftRoundContext value={kept}>{children}</LeftRoundContext>
    ));
    const lastKept = () => keep.mock.lastCall?.[0];
    return { ...opened, lastKept };
  }

  it('leaving the round counts the open question as missed once its clock has begun, and leads to the next', () => {
    const { unmount, lastKept } = goOn([FIRST]);
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    expect(screen.getByText('Score: 1 right')).toBeVisible();
    pass(3000);
    unmount();
    const missed = { t: 4000, shown: 1000, timeUp: true };
    expect(lastKept()).toEqual({ moves: [FIRST, missed], ms: 4000, place: 3 });
  });

  it('leaving the round at its first question keeps it too, and leads to the second', () => {
    const { unmount, lastKept } = goOn([]);
    pass(3000);
    unmount();
    const missed = { t: 4000, shown: 1000, timeUp: true };
    expect(lastKept()).toEqual({ moves: [missed], ms: 4000, place: 2 });
  });

  it('leaving the round leaves a question open whose clock waits for what to remember', () => {
    const wrong = { ...FIRST, answer: 54 };
    const { unmount, lastKept } = goOn([wrong]);
    pass(1000);
    unmount();
    expect(lastKept()).toEqual({ moves: [wrong], ms: 2000, place: 2 });
  });

  it('leaving the round leaves a question without a clock open', () => {
    const { unmount, lastKept } = goOn([FIRST], { pace: { countdownFactor: null } });
    unmount();
    expect(lastKept()?.moves).toEqual([FIRST]);
  });

  it('leaving the round at its last question leads to the result', () => {
    const missed = { t: 4000, shown: 1000, timeUp: true };
    const { onFinish } = goOn([FIRST, { ...missed, t: 2000 }, missed]);
    waitForNext();
    expect(onFinish).toHaveBeenCalledWith(expect.objectContaining({ score: 1, maxScore: 3 }), [
      FIRST,
      { ...missed, t: 2000 },
      missed,
    ]);
  });
});

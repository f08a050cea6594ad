import { render, screen } from '@testing-library/react';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { RecordingsContext } from '#games/kit/screen/recordings.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { replayOf } from '#testing/replay-of.ts';
import { stillClock } from '#testing/still-clock.ts';
import { listenAndSpellReplay } from './replay.ts';
import ListenAndSpell from './screen.tsx';
import type { SpellStart } from './start.ts';

const { pass, newUser } = stillClock();

const start: SpellStart = {
  words: [
    {
      id: 'Y3.SP/island',
      word: 'island',
      sentence: 'We rowed to the ___.',
      clue: 'land with water all around it',
      objective: 'Y3.SP.1',
    },
    {
      id: 'Y3.SP/February',
      word: 'February',
      sentence: 'It snowed in ___ this year.',
      clue: 'the second month',
      objective: 'Y3.SP.1',
    },
  ],
};

const DICTATED = ['island', 'We rowed to the island.', 'island'];

function open(props: Partial<GameScreenProps> = {}, wrapper: ComponentType = StrictMode) {
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  const user = newUser();
  const all = { year: 3, start, seed: 1, onDrawn: () => {}, onFinish, ...props } as const;
  render(<ListenAndSpell {...all} />, { wrapper });
  return { user, onFinish };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const copy = () => screen.getByRole('textbox', { name: 'Copy the word' });
const field = () => screen.getByRole('textbox', { name: 'Your spelling' });

describe('a round by the keyboard', () => {
  it('a round is played with the keyboard alone, and its moves earn the shown score', async () => {
    const { user, onFinish } = open();
    expect(field()).toHaveFocus();
    await user.keyboard('island{Enter}');
    expect(screen.getByText("Great job! That's correct!")).toBeVisible();
    pass(500);
    expect(button('Next word')).toHaveFocus();
    await user.keyboard('{Enter}');
    pass(100);
    expect(field()).toHaveFocus();
    await user.keyboard('february{Enter}');
    expect(screen.getByText('Oops! The correct answer was: February')).toBeVisible();
    await user.keyboard('February{Enter}');
    pass(500);
    await user.keyboard('{Enter}');
    pass(100);
    const [result, moves] = onFinish.mock.lastCall ?? [];
    expect(result).toMatchObject({ score: 1, maxScore: 2 });
    expect(moves).toMatchObject([{ typed: 'island' }, { typed: 'february' }]);
    expect(replayOf(listenAndSpellReplay, start, onFinish)).toMatchObject({ score: 1 });
    expect(result?.reviewed[1]).toEqual({
      kind: 'Word',
      outcome: 'not right',
      text: 'February',
      lines: ['You wrote: february', 'It snowed in February this year.'],
    });
  });
});

describe('listening', () => {
  it('the first word is dictated by itself, and each part is heard again by one press', async () => {
    const { spoken, finish } = deviceWith();
    const { user } = open();
    expect(spoken()).toEqual(DICTATED);
    await user.click(button('Hear the word'));
    expect(spoken()).toEqual(['island']);
    await user.click(button('Hear the sentence'));
    expect(spoken()).toEqual(['We rowed to the island.']);
    finish();
    expect(screen.getByText(/We rowed to the/)).toBeVisible();
    expect(screen.queryByText(/land with water/)).not.toBeInTheDocument();
  });

  it('another word is heard when the pupil asks for it, and not before', async () => {
    const { spoken } = deviceWith();
    const { user } = open();
    await user.type(field(), 'island{Enter}');
    expect(spoken()).toEqual([]);
    pass(500);
    await user.click(button('Hear the next word'));
    pass(100);
    expect(spoken()).toEqual(['February', 'It snowed in February this year.', 'February']);
  });

  it('a voice that comes late still dictates the first word', () => {
    const { spoken, bring } = deviceWith([]);
    open();
    expect(spoken()).toEqual([]);
    bring([{ lang: 'en-GB', name: 'Daniel', localService: true }]);
    expect(spoken()).toEqual(DICTATED);
  });

  it.each([
    [1, 0.7],
    [3, 0.85],
  ] as const)('in Year %s the voice has the rate %s', (year, rate) => {
    const { rateNow } = deviceWith();
    open({ year });
    expect(rateNow()).toBe(rate);
  });

  it('a pupil can choose the clue, and listen again', async () => {
    const { spoken } = deviceWith();
    const { user } = open();
    await user.click(button('Read a clue'));
    expect(screen.getByText('Clue: land with water all around it (6 letters).')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hear the word' })).not.toBeInTheDocument();
    await user.type(field(), 'island{Enter}');
    pass(500);
    await user.click(button('Next word'));
    pass(100);
    expect(field()).toHaveAccessibleDescription(
      /^Clue: the second month \(8 letters, the first a capital\)\. It snowed in blank this year\./,
    );
    await user.click(button('Listen instead'));
    expect(spoken()).toEqual(['February', 'It snowed in February this year.', 'February']);
  });

  it('a device that loses its voice in the middle goes on by clue', async () => {
    const { fail } = deviceWith();
    const { user } = open();
    await user.type(field(), 'isl');
    fail('synthesis-failed');
    expect(screen.getByRole('alert')).toHaveTextContent('This device has stopped speaking.');
    expect(screen.getByText(/^Clue: land with water/)).toBeVisible();
    expect(field()).toHaveValue('isl');
    await user.keyboard('and{Enter}');
    expect(screen.getByText('Score: 1 right')).toBeVisible();
  });

  it('a device that says nothing at all counts as one without a voice', () => {
    deviceWith();
    open();
    pass(60_000);
    expect(screen.getByText(/^Clue: land with water/)).toBeVisible();
  });

  it('speech that somebody stops does not count as a lost voice', () => {
    const { fail } = deviceWith();
    open();
    fail('interrupted');
    expect(screen.queryByText(/^Clue:/)).not.toBeInTheDocument();
  });
});

describe('the teacher’s own voice', () => {
  /** A device that can or cannot play what the first word of the round was recorded in. */
  function recorded({ plays = true }: { plays?: boolean } = {}) {
    const heard: string[] = [];
    class Context {
      destination = null;
      resume = async () => {};
      close = async () => {};
      async decodeAudioData() {
        if (!plays) throw new Error('Unknown format.');
        return {};
      }
      createBufferSource() {
        const source = new EventTarget();
        return Object.assign(source, {
          connect() {},
          start: () => void heard.push('teacher'),
          stop: () => source.dispatchEvent(new Event('ended')),
        });
      }
    }
    vi.stubGlobal('AudioContext', Context);
    vi.stubGlobal('OfflineAudioContext', Context);
    const find = async (id: string) => (id === 'Y3.SP/island' ? Uint8Array.of(1) : null);
    const wrapper = ({ children }: { children?: ReactNode }) => (
      <RecordingsContext value={find}>{children}</RecordingsContext>
    );
    return { heard, wrapper };
  }

  it('the teacher’s voice is heard in place of the device’s, and again at a press', async () => {
    const voice = deviceWith();
    const { heard, wrapper } = recorded();
    const { user } = open({}, wrapper);
    expect(await screen.findByRole('button', { name: 'Hear your teacher' })).toBeVisible();
    await vi.waitFor(() => expect(heard).toEqual(['teacher']));
    expect(voice.spoken()).toEqual([]);
    await user.click(button('Hear your teacher'));
    expect(heard).toHaveLength(2);
    await user.click(button('Hear the sentence'));
    expect(voice.spoken()).toEqual(['We rowed to the island.']);
  });

  it('a word that the teacher has not recorded is said by the device', async () => {
    const voice = deviceWith();
    const { heard, wrapper } = recorded();
    open({ start: { words: start.words.slice(1) } }, wrapper);
    await vi.waitFor(() => expect(voice.spoken()[0]).toBe('February'));
    expect(heard).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Hear your teacher' })).toBeNull();
  });

  it('the teacher’s voice is heard on a device without a voice, which has no other buttons to hear', async () => {
    deviceWith([]);
    const { heard, wrapper } = recorded();
    const { user } = open({}, wrapper);
    expect(await screen.findByRole('button', { name: 'Hear your teacher' })).toBeVisible();
    await vi.waitFor(() => expect(heard).toEqual(['teacher']));
    expect(screen.queryByRole('button', { name: 'Hear the word' })).toBeNull();
    await user.click(button('Read a clue'));
    expect(screen.getByText(/land with water all around it/)).toBeVisible();
  });

  it('the device’s voice is heard if it cannot play the format of the recording', async () => {
    const voice = deviceWith();
    const { heard, wrapper } = recorded({ plays: false });
    open({}, wrapper);
    await vi.waitFor(() => expect(voice.spoken()).toEqual(DICTATED));
    expect(heard).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Hear your teacher' })).toBeNull();
  });
});

describe('a wrong try', () => {
  it('after a wrong try both spellings are shown, and their letters named', async () => {
    const { spoken } = deviceWith();
    const { user } = open();
    await user.type(field(), 'iland{Enter}');
    expect(
      screen.getByText(
        'You wrote: i, l, a, n, d. The word is: i, s, l, a, n, d. The first difference is at letter 2.',
      ),
    ).toBeInTheDocument();
    await user.click(button('Read the answer aloud'));
    expect(spoken()[1]).toBe(
      'You wrote: I, L, A, N, D. The word is: I, S, L, A, N, D. The first difference is at letter 2.',
    );
  });

  it('a space that was typed is drawn, and where a letter is missing there is nothing', async () => {
    const { user } = open();
    await user.type(field(), 'ilan d{Enter}');
    const boxes = [...document.querySelectorAll('.border-coral')];
    expect(boxes.map((box) => box.querySelector('svg') !== null)).toEqual([false, true]);
    expect(boxes.map((box) => box.textContent)).toEqual(['', '']);
  });

  it('the word of a wrong try is copied once, by a second look at most, and earns nothing', async () => {
    const { user } = open();
    await user.type(field(), 'iland{Enter}');
    expect(copy()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Next word' })).not.toBeInTheDocument();
    await user.keyboard('islnd{Enter}');
    expect(copy()).toHaveAccessibleDescription(/^Not quite the same yet/);
    await user.keyboard('{Enter}');
    pass(500);
    expect(button('Next word')).toHaveFocus();
    expect(screen.getByText('Score: 0 right')).toBeVisible();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { AMERICAN, BRITISH, deviceWith, FAR_AWAY } from '#testing/fake-voices.ts';
import { preloadToasts, Toaster } from '#ui/toast.tsx';
import { PlaySettingsContext } from './play-settings.tsx';
import { NO_VOICE, ReadAloud } from './read-aloud.tsx';
import { useHush, useTextBeingRead } from './speech.ts';

const button = () => screen.queryByRole('button', { name: 'Read the question aloud' });
const QUESTION = 'Which word is a **verb**?\nI ___ home.';

function Shown({ text = QUESTION }: { text?: string | readonly string[] }) {
  return (
    <>
      <ReadAloud text={text} what="the question" />
      <p>Being read: {useTextBeingRead() ?? 'nothing'}</p>
    </>
  );
}

const press = () => userEvent.click(screen.getByRole('button'));

describe('reading aloud', () => {
  it('reading aloud is not offered where the browser cannot speak', () => {
    render(<Shown />);
    expect(button()).not.toBeInTheDocument();
  });

  it('a title’s button says that the device has no voice, where it has none', async () => {
    await preloadToasts();
    render(
      <>
        <ReadAloud text="Word Search" what="Word Search" saysIfMute />
        <Toaster />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: NO_VOICE }));
    expect(await screen.findByText(NO_VOICE)).toBeVisible();
  });

  it('reading aloud is not offered with voices that would send the text away', () => {
    deviceWith([FAR_AWAY]);
    render(<Shown />);
    expect(button()).not.toBeInTheDocument();
  });

  it('reading aloud is not offered to a pupil who has switched it off', () => {
    deviceWith();
    render(
      <PlaySettingsContext value={{ ...DEFAULT_PLAY_SETTINGS, readAloud: false }}>
        <Shown />
      </PlaySettingsContext>,
    );
    expect(button()).not.toBeInTheDocument();
  });

  it('reading aloud says the words of a text, in a British voice before another one', async () => {
    const { spoken, voice } = deviceWith([AMERICAN, FAR_AWAY, BRITISH]);
    render(<Shown />);
    await press();
    expect(spoken()).toEqual(['Which word is a verb? I blank home.']);
    expect(voice()).toBe(BRITISH);
  });

  it('reading aloud begins again at a second press, and makes do with another English voice', async () => {
    const { spoken, voice } = deviceWith([AMERICAN]);
    render(<Shown />);
    await press();
    await press();
    expect(spoken()).toHaveLength(1);
    expect(voice()).toBe(AMERICAN);
  });

  it('reading aloud reads several texts one after the other and knows which one it has reached', async () => {
    const { spoken, finish } = deviceWith();
    render(<Shown text={['Which one?', 'a cat', 'a dog']} />);
    await press();
    expect(spoken()).toEqual(['Which one?', 'a cat', 'a dog']);
    expect(screen.getByText('Being read: Which one?')).toBeVisible();
    finish();
    expect(screen.getByText('Being read: a cat')).toBeVisible();
    finish();
    finish();
    expect(screen.getByText('Being read: nothing')).toBeVisible();
  });

  it('reading aloud appears when the voices arrive late', () => {
    const { bring } = deviceWith([]);
    render(<Shown />);
    expect(button()).not.toBeInTheDocument();
    bring([BRITISH]);
    expect(button()).toBeInTheDocument();
  });
});

describe('a text that is being read', () => {
  it('a text that is being read falls silent when it leaves the screen', async () => {
    const { spoken } = deviceWith();
    const { unmount } = render(<Shown />);
    await press();
    unmount();
    expect(spoken()).toEqual([]);
  });

  it('a text that is being read falls silent when another one takes its place', async () => {
    const { spoken } = deviceWith();
    const { rerender } = render(<Shown />);
    await press();
    rerender(<Shown text="Another question?" />);
    expect(spoken()).toEqual([]);
    expect(screen.getByText('Being read: nothing')).toBeVisible();
  });

  it('a text that is being read falls silent when the game goes on', async () => {
    function Game({ moment }: { moment: string }) {
      useHush(moment);
      return <Shown />;
    }
    const { spoken } = deviceWith();
    const { rerender } = render(<Game moment="asking" />);
    await press();
    rerender(<Game moment="asking" />);
    expect(spoken()).toHaveLength(1);
    rerender(<Game moment="verdict" />);
    expect(spoken()).toEqual([]);
  });
});

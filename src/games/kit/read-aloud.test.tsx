import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReadAloud } from './read-aloud.tsx';

interface FakeVoice {
  lang: string;
  localService: boolean;
}

/** A device with these voices; gives what it was made to say and a way to bring other voices. */
function deviceWith(voices: FakeVoice[]) {
  const spoken: { text: string; voice: FakeVoice | null }[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => void spoken.splice(0),
    speak: (utterance: { text: string; voice: FakeVoice | null }) => void spoken.push(utterance),
  });
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      voice: FakeVoice | null = null;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const bring = (more: FakeVoice[]) =>
    act(() => {
      voices.push(...more);
      speech.dispatchEvent(new Event('voiceschanged'));
    });
  return { spoken, bring };
}

const BRITISH = { lang: 'en-GB', localService: true };
const AMERICAN = { lang: 'en_US', localService: true };
const FAR_AWAY = { lang: 'en-GB', localService: false };

const button = () => screen.queryByRole('button', { name: 'Read the question aloud' });
const open = () => render(<ReadAloud text="Which word is a verb?" what="the question" />);

afterEach(() => vi.unstubAllGlobals());

describe('reading aloud', () => {
  it('is not offered where the browser cannot speak', () => {
    open();
    expect(button()).not.toBeInTheDocument();
  });

  it('is not offered with voices that would send the text away', () => {
    deviceWith([FAR_AWAY]);
    open();
    expect(button()).not.toBeInTheDocument();
  });

  it('takes a British voice before another English one', async () => {
    const { spoken } = deviceWith([AMERICAN, FAR_AWAY, BRITISH]);
    open();
    await userEvent.click(screen.getByRole('button'));
    expect(spoken).toMatchObject([{ text: 'Which word is a verb?', voice: BRITISH }]);
  });

  it('begins again at a second press and is content with another English voice', async () => {
    const { spoken } = deviceWith([AMERICAN]);
    open();
    await userEvent.dblClick(screen.getByRole('button'));
    expect(spoken).toMatchObject([{ voice: AMERICAN }]);
  });

  it('appears when the voices arrive late', () => {
    const { bring } = deviceWith([]);
    open();
    expect(button()).not.toBeInTheDocument();
    bring([BRITISH]);
    expect(button()).toBeInTheDocument();
  });
});

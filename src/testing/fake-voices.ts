// A fake speech synthesiser with the parts that tests need.
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

interface FakeVoice {
  lang: string;
  name: string;
  localService: boolean;
}

/** Replaces the browser's class. */
class FakeUtterance extends EventTarget {
  text: string;
  voice: FakeVoice | null = null;
  rate = 1;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

export const BRITISH: FakeVoice = { lang: 'en-GB', name: 'Daniel', localService: true };
export const AMERICAN: FakeVoice = { lang: 'en_US', name: 'Samantha', localService: true };
export const FAR_AWAY: FakeVoice = {
  lang: 'en-GB',
  name: 'Google UK English Female',
  localService: false,
};

/**
 * Gives the device these voices for one test. `spoken` is what it was given since it was last silenced, `finish` ends
 * the current text, and `bring` adds voices that arrive late, as in Chromium.
 */
export function deviceWith(voices: FakeVoice[] = [BRITISH]) {
  const queue: FakeUtterance[] = [];
  let at = 0;
  const silence = () => {
    queue.splice(0);
    at = 0;
  };
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: silence,
    speak: (utterance: FakeUtterance) => void queue.push(utterance),
  });
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    spoken: () => queue.map(({ text }) => text),
    voice: () => queue[0]?.voice ?? null,
    rateNow: () => queue[0]?.rate,
    finish: () =>
      act(() => {
        queue[at++]?.dispatchEvent(new Event('end'));
        queue[at]?.dispatchEvent(new Event('start'));
      }),
    /** The current text fails for this reason. */
    fail: (error: SpeechSynthesisErrorCode) =>
      act(() => queue[at]?.dispatchEvent(Object.assign(new Event('error'), { error }))),
    bring: (more: FakeVoice[]) =>
      act(() => {
        voices.push(...more);
        speech.dispatchEvent(new Event('voiceschanged'));
      }),
  };
}

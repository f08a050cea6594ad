import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListWord, WordListWithWords } from '#shared/contract/word-lists.ts';
import { CLASS_ANSWERS } from '#testing/class-answers.ts';
import { fakeApi, refusal, slowAnswer } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';

const wordOf = (id: number, word: string): ListWord => ({
  id,
  word,
  definition: null,
  sentence: `We saw the ___.`,
  refusal: null,
  games: [],
  recording: null,
});
const SEA: WordListWithWords = {
  id: 12,
  name: 'The sea',
  yearGroup: 4,
  isShared: false,
  madeBy: 'Mr Teach',
  mayChange: true,
  wordCount: 2,
  games: [],
  uses: 0,
  changedAt: '2026-03-01T10:00:00Z',
  words: [wordOf(41, 'island'), wordOf(42, 'harbour')],
};
const RECORDED: WordListWithWords = {
  ...SEA,
  words: SEA.words.map((word, nth) =>
    nth > 0
      ? word
      : { ...word, recording: { format: 'ogg', bytes: 30_000, recordedAt: SEA.changedAt } },
  ),
};
const OGG = Uint8Array.of(0x4f, 0x67, 0x67, 0x53, 1, 2, 3);

/** What the microphone of the device does, and what is heard on it. */
const fresh = () => ({
  refusal: '',
  loudness: 0.4,
  plays: true,
  started: 0,
  /** Resolves when the microphone may open. */
  opening: Promise.resolve(),
  opened: 0,
  closed: 0,
});
const device = fresh();

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/ogg');
  state = 'inactive';
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([OGG]) }));
    this.dispatchEvent(new Event('stop'));
  }
}

class FakeContext {
  destination = null;
  resume = async () => {};
  close = async () => {};
  async decodeAudioData() {
    if (!device.plays) throw new Error('Unknown format.');
    const samples = new Float32Array(48_000).fill(device.loudness);
    return { duration: 1, getChannelData: () => samples };
  }
  createBufferSource() {
    const source = new EventTarget();
    return Object.assign(source, {
      connect() {},
      start: () => void (device.started += 1),
      stop() {},
    });
  }
}

beforeEach(() => {
  Object.assign(device, fresh());
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('OfflineAudioContext', FakeContext);
  const getUserMedia = async () => {
    if (device.refusal !== '') throw new DOMException('No.', device.refusal);
    await device.opening;
    device.opened += 1;
    return { getTracks: () => [{ stop: () => void (device.closed += 1) }] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    vi.unstubAllGlobals();
  };
});

const ANSWERS = { ...CLASS_ANSWERS, getWordList: SEA, recordWord: undefined };

describe('the words of a list in a teacher’s own voice', () => {
  it('a word is recorded, heard, recorded again and deleted, one after the other', async () => {
    const api = fakeApi({
      ...ANSWERS,
      hearWord: { format: 'ogg', audio: btoa(String.fromCharCode(...OGG)) },
      forgetRecording: undefined,
    });
    const user = renderPage('/words/12/voice');
    expect(await screen.findByText('0 of 2 words recorded.', { exact: false })).toBeVisible();
    expect(screen.getByText('We saw the island.')).toBeVisible();
    expect(screen.getByText('Only your own voice, with no children in the room.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Recording: speak now.')).toBeVisible();
    api.answer('getWordList', RECORDED);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Saved. Listen to how it sounds.')).toBeVisible();
    const [sent] = api.sentTo('recordWord');
    expect(sent).toEqual({ audio: btoa(String.fromCharCode(...OGG)) });
    expect(
      screen.getByText('1 of 2 words recorded. That is 3% of the 1 MB that a list can have.'),
    ).toBeVisible();
    expect(screen.getByText(/^1 word: iPads, iPhones and Macs with a Safari older/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hear it' }));
    await vi.waitFor(() => expect(device.started).toBe(1));
    expect(screen.getByRole('button', { name: 'Record again' })).toBeVisible();
    api.answer('getWordList', SEA);
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(await screen.findByText('Deleted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next word' }));
    expect(screen.getByText('We saw the harbour.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^island/ }));
    expect(screen.getByText('We saw the island.')).toBeVisible();
  });

  it.each([
    ['NotAllowedError', /Please allow it beside the page’s address/],
    ['NotFoundError', /We found no microphone/],
    ['NotReadableError', /Perhaps another program is using it/],
  ])('a microphone that does not open (%s) is answered with what to do', async (name, sentence) => {
    device.refusal = name;
    fakeApi(ANSWERS);
    const user = renderPage('/words/12/voice');
    await user.click(await screen.findByRole('button', { name: 'Record' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Record' })).toBeEnabled();
  });

  it('silence is not sent, and neither is what the server has to refuse lost without a sentence', async () => {
    device.loudness = 0;
    const api = fakeApi({ ...ANSWERS, recordWord: refusal(409, 'The list is full.') });
    const user = renderPage('/words/12/voice');
    const record = async () => {
      await user.click(await screen.findByRole('button', { name: 'Record' }));
      await user.click(await screen.findByRole('button', { name: 'Stop' }));
    };
    await record();
    expect(await screen.findByText(/^We didn’t hear anything/)).toBeVisible();
    expect(api.sentTo('recordWord')).toEqual([]);
    device.loudness = 0.4;
    await record();
    expect(await screen.findByText('The list is full.')).toBeVisible();
  });

  it('what is being said when the teacher goes to another word is not kept', async () => {
    const api = fakeApi(ANSWERS);
    const user = renderPage('/words/12/voice');
    await user.click(await screen.findByRole('button', { name: 'Record' }));
    await user.click(await screen.findByRole('button', { name: /^harbour/ }));
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Saved. Listen to how it sounds.')).toBeVisible();
    expect(api.sentTo('recordWord')).toHaveLength(1);
  });

  it('a double tap on Record opens the microphone once, and after Stop it is off', async () => {
    const slow = slowAnswer<void>();
    device.opening = slow.answer;
    fakeApi(ANSWERS);
    const user = renderPage('/words/12/voice');
    await user.dblClick(await screen.findByRole('button', { name: 'Record' }));
    slow.arrive();
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Saved. Listen to how it sounds.')).toBeVisible();
    expect(device).toMatchObject({ opened: 1, closed: 1 });
  });

  it('Stop pressed twice begins no other recording', async () => {
    const slow = slowAnswer<undefined>();
    const api = fakeApi({ ...ANSWERS, recordWord: slow.answer });
    const user = renderPage('/words/12/voice');
    await user.click(await screen.findByRole('button', { name: 'Record' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Stop' }));
    await vi.waitFor(() => expect(api.sentTo('recordWord')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Record' }));
    slow.arrive(undefined);
    expect(await screen.findByText('Saved. Listen to how it sounds.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Record' })).toBeVisible();
    expect(device).toMatchObject({ opened: 1, closed: 1 });
  });

  it('a recording is heard once however often it is pressed, and not when the teacher has gone to another word', async () => {
    const heard = { format: 'ogg' as const, audio: 'T2dnUw==' };
    const slow = slowAnswer<typeof heard>();
    const api = fakeApi({ ...ANSWERS, getWordList: RECORDED, hearWord: slow.answer });
    const user = renderPage('/words/12/voice');
    await user.click(await screen.findByRole('button', { name: /^island/ }));
    await user.dblClick(screen.getByRole('button', { name: 'Hear it' }));
    slow.arrive(heard);
    await vi.waitFor(() => expect(device.started).toBe(1));
    expect(api.sentTo('hearWord')).toHaveLength(1);
    const late = slowAnswer<typeof heard>();
    api.answer('hearWord', late.answer);
    await user.click(screen.getByRole('button', { name: 'Hear it' }));
    await user.click(screen.getByRole('button', { name: /^harbour/ }));
    late.arrive(heard);
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Saved. Listen to how it sounds.')).toBeVisible();
    expect(device.started).toBe(1);
  });

  it('a recording that is deleted by a double tap is deleted once, and the page says so', async () => {
    const slow = slowAnswer<undefined>();
    const api = fakeApi({ ...ANSWERS, getWordList: RECORDED, forgetRecording: slow.answer });
    const user = renderPage('/words/12/voice');
    await user.click(await screen.findByRole('button', { name: /^island/ }));
    await user.dblClick(screen.getByRole('button', { name: 'Delete it' }));
    api.answer('getWordList', SEA);
    slow.arrive(undefined);
    expect(await screen.findByText('Deleted.')).toBeVisible();
    expect(api.sentTo('forgetRecording')).toHaveLength(1);
  });

  it('a device that cannot play a recording says so', async () => {
    device.plays = false;
    fakeApi({ ...ANSWERS, getWordList: RECORDED, hearWord: { format: 'ogg', audio: 'T2dnUw==' } });
    const user = renderPage('/words/12/voice');
    await user.click(await screen.findByRole('button', { name: /^island/ }));
    await user.click(screen.getByRole('button', { name: 'Hear it' }));
    expect(
      await screen.findByText('This device can’t play this recording, but others can.'),
    ).toBeVisible();
  });

  it('on plain HTTP a sentence stands in place of the button', async () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    fakeApi(ANSWERS);
    renderPage('/words/12/voice');
    expect(await screen.findByText(/address begins with https/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
  });

  it('a colleague’s list cannot be recorded', async () => {
    fakeApi({ ...ANSWERS, getWordList: { ...SEA, mayChange: false } });
    renderPage('/words/12/voice');
    expect(await screen.findByText(/Make a copy to record your own/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
  });
});

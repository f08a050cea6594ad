// Reads texts aloud, one after the other, with a voice on the device; screens can see which text is being read.
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '#ui/store.ts';
import { accentOf, chooseVoice, longestReading, voiceText, type Accent } from './voice.ts';

/** Slightly slower than usual, for listeners who are learning to read. */
const RATE = 0.9;

interface Speech {
  texts: readonly string[];
  /** Which of the texts is being said. */
  at: number;
  /** Held because Chromium garbage-collects an utterance without references and then never fires its end event. */
  utterances: readonly SpeechSynthesisUtterance[];
  /** Ends a speech whose end event never fires. */
  limit: ReturnType<typeof setTimeout>;
}

const speech = createStore<Speech | null>(null);

function setSpeech(next: Speech | null): void {
  const before = speech.get();
  if (before?.limit !== next?.limit) clearTimeout(before?.limit);
  speech.set(next);
}

function subscribeToVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  const synthesis = speechSynthesis;
  synthesis.addEventListener('voiceschanged', listener);
  return () => synthesis.removeEventListener('voiceschanged', listener);
}

const voices = () => ('speechSynthesis' in window ? speechSynthesis.getVoices() : []);
const hasVoice = () => chooseVoice(voices()) !== null;
const accent = () => accentOf(voices());

/** Whether the device can read aloud without asking another machine. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(subscribeToVoices, hasVoice, () => false);
}

/** How this device reads aloud; null without a voice, and until the voices have arrived. */
export function useAccent(): Accent | null {
  return useSyncExternalStore(subscribeToVoices, accent, () => null);
}

const textBeingRead = () => {
  const now = speech.get();
  return now?.texts[now.at] ?? null;
};

/** The text of the screen that is being read aloud now, or null. */
export function useTextBeingRead(): string | null {
  return useSyncExternalStore(speech.listen, textBeingRead, textBeingRead);
}

/** Errors that mean that this device cannot speak now; the others say that somebody or something stopped it. */
const LOST: readonly string[] = [
  'audio-hardware',
  'language-unavailable',
  'network',
  'synthesis-failed',
  'synthesis-unavailable',
  'voice-unavailable',
] satisfies SpeechSynthesisErrorCode[];

interface Manner {
  rate?: number;
  /** Called when the device turns out to have lost its voice: it reports an error, or never begins. */
  onLost?: () => void;
}

/** Says the texts from the beginning, with a short rest after each; whatever was being said stops. */
export function say(texts: readonly string[], { rate = RATE, onLost }: Manner = {}): void {
  speechSynthesis.cancel();
  const utterances = texts.map((text) => utter(text, rate));
  let hasBegun = false;
  const limit = setTimeout(() => {
    hush();
    if (!hasBegun) onLost?.();
  }, longestReading(texts));
  const current = () => speech.get()?.utterances === utterances;
  for (const [at, utterance] of utterances.entries()) {
    const over = () => current() && at === texts.length - 1 && setSpeech(null);
    const begin = () => {
      hasBegun = true;
      if (current()) setSpeech({ texts, at, utterances, limit });
    };
    const fail = ({ error }: SpeechSynthesisErrorEvent) => {
      if (current() && LOST.includes(error)) onLost?.();
      over();
    };
    utterance.addEventListener('start', begin);
    utterance.addEventListener('end', over);
    utterance.addEventListener('error', fail);
    speechSynthesis.speak(utterance);
  }
  setSpeech({ texts, at: 0, utterances, limit });
}

function utter(text: string, rate: number): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(voiceText(text));
  utterance.voice = chooseVoice(voices());
  utterance.lang = 'en-GB';
  utterance.rate = rate;
  return utterance;
}

/** Stops what is being said. */
export function hush(): void {
  if (!speech.get()) return;
  setSpeech(null);
  speechSynthesis.cancel();
}

/** Stops reading when the screen is mounted, unmounted or turns to another moment of the game. */
export function useHush(moment: string): void {
  useEffect(() => {
    hush();
    return hush;
  }, [moment]);
}

/** Stops these texts, if they are being said, as soon as they are no longer on the screen. */
export function useHushWhenGone(texts: readonly string[]): void {
  const key = texts.join('\n');
  useEffect(
    () => () => {
      if (speech.get()?.texts.join('\n') === key) hush();
    },
    [key],
  );
}

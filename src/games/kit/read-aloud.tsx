// Reads a text aloud with a voice of the device itself; where there is none, there is no button.
import { Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';

/** A little slower than speech usually is, for listeners who learn to read. */
const RATE = 0.9;

/** A British voice before any other English one. Only voices on the device: others would send the text away. */
function findVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  const voices = speechSynthesis.getVoices().filter(({ localService }) => localService);
  const speaks = (language: string) =>
    voices.find(({ lang }) => lang.replace('_', '-').startsWith(language));
  return speaks('en-GB') ?? speaks('en');
}

function onVoicesChanged(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  const speech = speechSynthesis;
  speech.addEventListener('voiceschanged', listener);
  return () => speech.removeEventListener('voiceschanged', listener);
}

function say(text: string): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = findVoice() ?? null;
  utterance.lang = 'en-GB';
  utterance.rate = RATE;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

interface ReadAloudProps {
  text: string;
  /** What is read, for the button's name: 'the question'. */
  what: string;
}

/** A round button that reads `text` aloud, from the beginning at each press. */
export function ReadAloud({ text, what }: ReadAloudProps) {
  const hasVoice = useSyncExternalStore(onVoicesChanged, () => findVoice() !== undefined);
  if (!hasVoice) return null;
  return (
    <Button look="plain" size="icon" aria-label={`Read ${what} aloud`} onClick={() => say(text)}>
      <Volume2 aria-hidden />
    </Button>
  );
}

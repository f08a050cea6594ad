// Stands in for the browser's storage, which may be full or forbidden.
import { onTestFinished, vi } from 'vitest';

type Mood = 'works' | 'full' | 'forbidden';

/** An empty storage until the end of the test; a full one still gives and forgets, a forbidden one does nothing at all. */
export function fakeStorage() {
  const texts = new Map<string, string>();
  let mood: Mood = 'works';
  const refuse = (when: readonly Mood[]) => {
    if (when.includes(mood)) throw new DOMException('No.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      refuse(['forbidden']);
      return texts.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      refuse(['full', 'forbidden']);
      texts.set(key, text);
    },
    removeItem(key: string) {
      refuse(['forbidden']);
      texts.delete(key);
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    texts,
    becomes: (next: Mood) => {
      mood = next;
    },
  };
}

// A fake browser storage, which may be full or forbidden.
import { onTestFinished, vi } from 'vitest';

type Mood = 'works' | 'full' | 'forbidden';

/**
 * An empty storage until the end of the test. A full one can still be read and cleared; a forbidden one throws at every
 * use.
 */
export function fakeStorage() {
  const texts = new Map<string, string>();
  let mood: Mood = 'works';
  let room = Infinity;
  const refuse = (when: readonly Mood[]) => {
    if (when.includes(mood)) throw new DOMException('No.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem(key: string) {
      refuse(['forbidden']);
      return texts.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      refuse(
        texts.size < room || texts.has(key)
          ? ['full', 'forbidden']
          : ['works', 'full', 'forbidden'],
      );
      texts.set(key, text);
    },
    removeItem(key: string) {
      refuse(['forbidden']);
      texts.delete(key);
    },
    clear: () => texts.clear(),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    texts,
    /** Limits the number of texts from now on. */
    hasRoomFor: (count: number) => {
      room = count;
    },
    becomes: (next: Mood) => {
      mood = next;
    },
  };
}

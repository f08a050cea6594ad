// What a device answers when the app asks about its screen and its pointer.
import { vi } from 'vitest';

/** Until the end of the test, this media query matches, and no other. */
export function matchOnly(query: string): void {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.defineProperty(ask(media), 'matches', { value: media === query }),
  );
}

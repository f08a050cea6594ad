// A voice for a browser that has none. Most pupils' devices have one, and the buttons that read aloud are shown only
// then.
import type { Page } from '@playwright/test';

/** Gives the browser a silent British voice from the next page on. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { voiceURI: 'Test', name: 'Test', lang: 'en-GB', localService: true };
    speechSynthesis.getVoices = () => [{ ...voice, default: true }];
    // The browser takes only voices of its own.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true });
  });
}

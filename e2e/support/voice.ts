// A voice for a browser that has none: most pupils' devices have one, and only then are the buttons that read aloud shown.
import type { Page } from '@playwright/test';

/** Gives the browser a silent British voice from the next page on. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { voiceURI: 'Test', name: 'Test', lang: 'en-GB', localService: true };
    speechSynthesis.getVoices = () => [{ ...voice, default: true }];
  });
}

// A voice for a browser that has none: most pupils' devices have one, and then the buttons that read aloud are there too.
import type { Page } from '@playwright/test';

/** From the next page on the browser knows a British voice of its own, which says nothing. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { voiceURI: 'Test', name: 'Test', lang: 'en-GB', localService: true };
    speechSynthesis.getVoices = () => [{ ...voice, default: true }];
  });
}

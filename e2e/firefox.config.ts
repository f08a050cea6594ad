import { defineConfig } from '@playwright/test';
import { pathOf } from '../tools/browser.ts';
import journeys from './playwright.config.ts';

const use = {
  ...journeys.use,
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: pathOf('firefox-esr') ?? pathOf('firefox') },
} as const;

/** The journeys of every day in the Firefox of the machine, over WebDriver BiDi (D15). */
export default defineConfig({
  ...journeys,
  projects: [
    {
      name: 'Firefox without a network',
      testMatch: 'without-network.spec.ts',
      grep: /after one visit all six games/,
      use,
    },
    {
      // Not those that fill in forms: over BiDi, Playwright's `fill` sets a value without React noticing. Typing key by key works.
      name: 'Firefox',
      testMatch: 'games.spec.ts',
      use,
    },
  ],
  workers: 2,
  outputDir: '../test-results/firefox',
});

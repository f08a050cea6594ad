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
      name: 'Firefox',
      testMatch: ['first-day', 'games', 'paying', 'teacher'].map((name) => `${name}.spec.ts`),
      use,
    },
  ],
  workers: 2,
  outputDir: '../test-results/firefox',
});

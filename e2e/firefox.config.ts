import { defineConfig } from '@playwright/test';
import { pathOf } from '../tools/browser.ts';
import journeys from './playwright.config.ts';

const executablePath = pathOf('firefox-esr') ?? pathOf('firefox');

const moving = {
  ...journeys.use,
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath },
} as const;

/** Playwright cannot ask for less motion over WebDriver BiDi, but a preference of Firefox can. */
const still = {
  ...moving,
  launchOptions: { executablePath, firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } },
} as const;

/** The journeys of every day in the Firefox of the machine, over WebDriver BiDi (D15). */
export default defineConfig({
  ...journeys,
  projects: [
    {
      name: 'Firefox without a network',
      testMatch: 'without-network.spec.ts',
      grep: /after one visit/,
      use: still,
    },
    {
      name: 'Firefox',
      testMatch: [
        ...['classes', 'own-words', 'paying', 'printing', 'teacher'].map(
          (name) => `${name}.spec.ts`,
        ),
        'together.firefox.ts',
      ],
      use: still,
    },
    { name: 'Firefox where things move', testMatch: 'games.spec.ts', use: moving },
  ],
  workers: 2,
  outputDir: '../test-results/firefox',
});

import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** A school day in WebKit (D15), driven over WebDriver, because Playwright drives only its own WebKit. */
export default defineConfig({
  testDir: './webkit',
  testMatch: '*.webkit.ts',
  globalSetup: journeys.globalSetup,
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  reporter: [['list']],
  outputDir: '../test-results/webkit',
});

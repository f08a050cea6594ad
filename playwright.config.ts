import { defineConfig } from '@playwright/test';

/** Journeys in a real browser, against the built application on a fresh embedded database. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // Generous, because a busy machine is no reason to fail.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    // Each journey finds what the server has now; without-network.spec.ts lets the app be kept on the device.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['BROWSER_PATH'] && { executablePath: process.env['BROWSER_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});

import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { installedBrowser } from '../tools/browser.ts';

const executablePath = process.env['BROWSER_PATH'] || installedBrowser();
// Every worker reads this file again, and need not search again.
if (executablePath) process.env['BROWSER_PATH'] = executablePath;

/** Journeys in a real browser, against the built application. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/new-school.ts',
  fullyParallel: true,
  workers: Math.min(4, availableParallelism()),
  forbidOnly: true,
  // A journey that needs a second try counts as failed.
  retries: 0,
  // Generous, because a busy machine is no reason to fail.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    // Drawing animations would cost more than the journeys themselves; games.spec.ts turns them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Each journey gets the server's present files; only without-network.spec.ts stores the app on the device.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Its own microphone, which beeps.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        // No page lives long enough for optimised code to pay for its making.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});

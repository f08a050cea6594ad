import { defineConfig } from '@playwright/test';
import { keepTemporaryFilesInMemory } from '../tools/build/temporary-files.ts';
import { installedBrowser } from '../tools/browser.ts';

keepTemporaryFilesInMemory();

const executablePath = process.env['BROWSER_PATH'] || installedBrowser();
// Each worker reads this file again, and need not search again.
if (executablePath) process.env['BROWSER_PATH'] = executablePath;

const LONGEST = ['first-day', 'without-network', 'play-settings', 'classes', 'two-steps'].map(
  (name) => `**/${name}.spec.ts`,
);

/** Journeys in a real browser, against the built application. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/new-school.ts',
  // The longest journeys first, so that none is left to run alone at the end.
  projects: [
    { name: 'long', testMatch: LONGEST },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: LONGEST },
  ],
  fullyParallel: true,
  // One more than the cores of a small machine: journeys wait now and then.
  workers: 3,
  forbidOnly: true,
  // A journey that needs a second try has failed.
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
    // Each journey gets what the server has now; only without-network.spec.ts keeps the app on the device.
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
      ],
    },
  },
});

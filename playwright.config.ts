import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { cameraFlags } from './tests/e2e/support/camera-flags';
import { chromiumFlags } from './tests/e2e/support/chromium-flags';

/** Where `npm test` does not say which; it would rather have the headless shell as well (`scripts/prepare.mjs`). */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** Browser tests against the real server: each worker starts its own (`tests/e2e/support/test.ts`). */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // With a server of its own; `npm test` names who needed it.
  retries: 1,
  // Nobody waits so long unless the machine has other work.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // It would answer what tests answer themselves; who tests it allows it.
    serviceWorkers: 'block',
    // What opens and closes does so at once.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test costs a good part of its time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.KONTOR_CHROMIUM ?? installed,
      // The same for all: another browser would want another worker with another server.
      args: [...chromiumFlags, ...cameraFlags],
    },
  },
});

import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/** Calls against the real server, each file with servers and databases of its own. */
export default defineConfig({
  test: {
    include: ['tests/api/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/api-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // One where other stages run beside it (`scripts/test`).
    maxWorkers: Number(process.env.TESTED_WORKERS ?? 2),
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Against the clocks of a machine that is busy; `npm test` names who needed it.
    retry: 1,
  },
});

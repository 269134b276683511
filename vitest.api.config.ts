import { defineConfig } from 'vitest/config';

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
    // Against the clocks of a machine that is busy; `npm test` names who needed it.
    retry: 1,
  },
});

import { runSuite } from './test/run-suite.mjs';

/**
 * `npm run audit`: the same as `npm test` with every matrix whole, before a release. Every screen in every
 * language, width and scheme; every operation with everything malformed on both databases.
 */
await runSuite({ KONTOR_AUDIT: '1' });

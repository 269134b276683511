import { runSuite } from './test/run-suite.mjs';

/**
 * `npm run audit`: the same as `npm test` with every matrix whole, before a release. Every screen in every
 * language, width and scheme; the API tests on the PostgreSQL of the system as well.
 */
await runSuite({ KONTOR_AUDIT: '1' });

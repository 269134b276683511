import { runSuite } from './test/run-suite.mjs';

/** `npm test`: everything that proves the product; of long matrices a choice that meets every pair of values. */
await runSuite();

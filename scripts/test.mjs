import { runSuite } from './test/run-suite.mjs';

/**
 * `npm test`: everything that proves the product; of long matrices a choice that meets every pair of values.
 * `npm test -- tickets locks`: only the test files with such a word in their path, with the servers that they need.
 */
await runSuite({}, process.argv.slice(2));

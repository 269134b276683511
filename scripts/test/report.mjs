import { root } from '../prepare.mjs';

/**
 * What a report says: counts, the names of tests that failed (`wrong`), and of those that passed at their
 * second attempt (`repeated`).
 */
export const readVitest = ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}) => {
  // A file that could not even be loaded has no tests to count.
  const broken = testResults
    .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    .map((file) => file.name.slice(root.length + 1));
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    wrong: [...namesOf(testResults, ({ status }) => status === 'failed'), ...broken],
    repeated: namesOf(
      testResults,
      ({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0,
    ),
  };
};

/** The same of Playwright's report. */
export const readPlaywright = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
  skipped: report.stats.skipped,
  wrong: specsOf(report, 'unexpected'),
  repeated: specsOf(report, 'flaky'),
});

/** Tests of vitest's report, each with its file. */
function namesOf(testResults, isMeant) {
  return testResults.flatMap((file) =>
    file.assertionResults
      .filter(isMeant)
      .map(({ fullName }) => `${file.name.slice(root.length + 1)} › ${fullName.trim()}`),
  );
}

/** Tests of Playwright's report that ended in this way, each with its file and line. */
function specsOf({ suites = [] }, status) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((one) => one.status === status))
      .map((spec) => `${spec.file}:${spec.line} › ${spec.title}`),
    ...specsOf(suite, status),
  ]);
}

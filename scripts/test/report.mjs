import { root } from '../prepare.mjs';

/**
 * Reads a report: counts, the names of tests that failed (`wrong`), and of those that passed at their second attempt
 * (`repeated`), each with its messages in further lines.
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

/** Reads the same from Playwright's report. */
export const readPlaywright = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
  skipped: report.stats.skipped,
  wrong: specsOf(report, 'unexpected'),
  repeated: specsOf(report, 'flaky'),
});

/** Names the tests of vitest's report, each with its file and its messages. */
function namesOf(testResults, isMeant) {
  return testResults.flatMap((file) =>
    file.assertionResults
      .filter(isMeant)
      .map(({ fullName, failureMessages = [] }) =>
        [
          `${file.name.slice(root.length + 1)} › ${fullName.trim()}`,
          ...failureMessages.map(shortened),
        ].join('\n'),
      ),
  );
}

/**
 * Lists the tests of Playwright's report that ended in this way, each with its file and line, and the message of each
 * attempt.
 */
function specsOf({ suites = [] }, status) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec) => {
      const meant = spec.tests.filter((one) => one.status === status);
      if (meant.length === 0) return [];
      const errors = meant.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
      return [[`${spec.file}:${spec.line} › ${spec.title}`, ...errors.map(said)].join('\n')];
    }),
    ...specsOf(suite, status),
  ]);
}

const said = ({ message = '', location }) =>
  `${location ? `line ${location.line}: ` : ''}${shortened(message)}`;

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Returns the beginning of a message, in one line: where the output is gone, it is all that is known. */
function shortened(message) {
  const text = message.replace(COLOURS, '').replace(/\s+/g, ' ').trim();
  return text.length > 400 ? `${text.slice(0, 400)} …` : text;
}

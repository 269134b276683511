import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureBuild,
  ensureChromium,
  ensurePackages,
  ensurePlayground,
  requireNode,
  root,
  run,
} from './prepare.mjs';

/**
 * `npm test`: everything that proves the product, on a machine that has only Node and git. Runs every
 * step whatever the others say; the last line counts tests, and each step that failed without saying
 * which test it was.
 */
requireNode();
process.chdir(root);
const results = join(root, 'test-results');
const totals = { passed: 0, failed: 0, skipped: 0 };
const summary = [];

// Tests start servers of their own: nothing of the caller's configuration may reach them.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(PORT|HOST|DATABASE_URL|NODE_ENV|KONTOR_.*)$/.test(name),
  ),
);

function step(name, succeeded) {
  summary.push(`${succeeded ? 'ok    ' : 'FAILED'}  ${name}`);
  if (!succeeded) totals.failed += 1;
}

/** Runs tests that write a JSON report, and counts them. */
function tests(name, args, report, count) {
  title(name);
  const file = join(results, report);
  const code = run(process.execPath, args, { env });
  if (!existsSync(file)) return step(`${name}: no report was written`, false);
  const found = count(JSON.parse(readFileSync(file, 'utf8')));
  const { passed, failed, skipped } = found;
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  const line = `${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`;
  summary.push(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${line}`);
  // Named at the very end: of a long run often only that is looked at.
  for (const one of found.wrong) summary.push(`          failed: ${one}`);
  for (const one of found.repeated) summary.push(`          passed at the second attempt: ${one}`);
  if (code !== 0 && failed === 0) step(`${name}: ended with code ${code}`, false);
}

function vitest(name, config, report) {
  tests(
    name,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, report)}`,
    ],
    report,
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
      passed: numPassedTests,
      // A file that could not even be loaded has no tests to count.
      failed:
        numFailedTests +
        testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
          .length,
      skipped: numPendingTests + numTodoTests,
      wrong: [
        ...namesOf(testResults, ({ status }) => status === 'failed'),
        ...testResults
          .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
          .map((file) => file.name.slice(root.length + 1)),
      ],
      repeated: namesOf(
        testResults,
        ({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0,
      ),
    }),
  );
}

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

function title(name) {
  process.stdout.write(`\n── ${name} ──\n`);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

if (ensurePackages()) {
  const chromium = await ensureChromium();
  if (!chromium) step('a Chromium for the browser tests', false);
  else env.KONTOR_CHROMIUM = chromium;

  title('types, lint, generated files');
  step('types, lint, generated files', run(process.execPath, ['scripts/lint.mjs'], { env }) === 0);
  vitest('unit tests', 'vite.config.ts', 'unit.json');
  vitest('API tests', 'vitest.api.config.ts', 'api.json');
  title('build');
  if (ensureBuild() && ensurePlayground()) {
    tests(
      'browser tests',
      ['node_modules/@playwright/test/cli.js', 'test'],
      'e2e.json',
      (report) => ({
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
        wrong: specsOf(report, 'unexpected'),
        repeated: specsOf(report, 'flaky'),
      }),
    );
  } else step('build of the page', false);
} else step('installation of the packages', false);

process.stdout.write(`\n${summary.join('\n')}\n\n`);
process.exitCode = totals.failed === 0 ? 0 : 1;
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed${skipped}\n`);

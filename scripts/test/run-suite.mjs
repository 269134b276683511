import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureChromium,
  ensurePackages,
  ensurePage,
  ensurePlayground,
  requireNode,
  root,
} from '../prepare.mjs';
import { readPlaywright, readVitest } from './report.mjs';
import { createStages } from './stages.mjs';
import { createSummary } from './summary.mjs';
import { testFiles } from './test-files.mjs';

const API = 'vitest.api.config.ts';

/**
 * Runs everything that proves the product, on a machine that has only Node and git: every stage whatever the others
 * say; the last line counts tests, and each stage that failed without naming a test. Tests that mostly wait
 * (`tests/api/machine`) run beside those that compute. `settings` are environment variables for the tests;
 * `KONTOR_SEED` of the caller names other samples of what is too much. `words` leave only the test files with one of
 * them in their path.
 */
export async function runSuite(settings = {}, words = []) {
  requireNode();
  process.chdir(root);
  const files = testFiles(root, words);
  if (!files.unit && !files.machine && !files.api && !files.browser) {
    process.stderr.write(`No test file has «${words.join('» or «')}» in its path.\n`);
    process.exitCode = 2;
    return;
  }
  const results = join(root, 'test-results');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const summary = createSummary();

  // Tests start servers of their own: nothing of the caller's configuration may reach them.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(PORT|HOST|DATABASE_URL|NODE_ENV|KONTOR_.*)$/.test(name),
  );
  const seed = process.env.KONTOR_SEED ?? '13';
  const env = { ...Object.fromEntries(inherited), KONTOR_SEED: seed, ...settings };
  const isAudit = settings.KONTOR_AUDIT !== undefined;

  if (ensurePackages()) {
    const chromium = files.browser && (await ensureChromium());
    if (chromium) env.KONTOR_CHROMIUM = chromium;
    else if (files.browser) summary.step('a Chromium for the browser tests', false);
    const { step, tests } = createStages(summary, results, env);
    const vitest = (name, config, chosen, report, more = {}) =>
      chosen &&
      tests(name, {
        args: [
          ...['node_modules/vitest/vitest.mjs', 'run', `--config=${config}`],
          ...['--reporter=default', '--reporter=json'],
          ...[`--outputFile.json=${join(results, report)}`, ...chosen],
        ],
        report,
        read: readVitest,
        ...more,
      });

    await Promise.all([
      (async () => {
        if (words.length === 0) await step('types, lint, generated files', ['scripts/lint.mjs']);
        await vitest('unit tests', 'vitest.config.ts', files.unit, 'unit.json');
        await vitest('API tests', API, files.api, 'api.json');
      })(),
      // Alone it would leave a core idle, two at once would wait for each other.
      vitest('API tests of the machine', API, files.machine, 'machine.json', {
        env: { TESTED_WORKERS: '1' },
      }),
    ]);
    if (isAudit) {
      // Debian's is the oldest one that is said to work.
      await vitest('API tests, PostgreSQL of the system', API, [], 'api-system.json', {
        env: { KONTOR_TEST_POSTGRESQL: 'installed' },
        isAlone: true,
      });
    }
    if (
      files.browser &&
      summary.timed('build of the page', () => ensurePage() && ensurePlayground())
    ) {
      await tests('browser tests', {
        args: ['node_modules/@playwright/test/cli.js', 'test', ...files.browser],
        report: 'e2e.json',
        read: readPlaywright,
        isAlone: true,
      });
    }
  } else summary.step('installation of the packages', false);

  const samples = isAudit ? 'matrices whole' : `samples of KONTOR_SEED=${seed}`;
  process.exitCode = summary.print(samples) ? 0 : 1;
}

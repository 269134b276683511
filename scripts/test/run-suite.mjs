import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureChromium,
  ensurePackages,
  ensurePage,
  ensurePlayground,
  requireNode,
  root,
  run,
} from '../prepare.mjs';
import { readPlaywright, readVitest } from './report.mjs';
import { createSummary } from './summary.mjs';

/**
 * Everything that proves the product, on a machine that has only Node and git. Runs every step whatever the
 * others say; the last line counts tests, and each step that failed without saying which test it was.
 * `settings` are environment variables for the tests; `KONTOR_SEED` of the caller names other samples of what is too much.
 * `words` leave only the test files with one of them in their path.
 */
export async function runSuite(settings = {}, words = []) {
  requireNode();
  process.chdir(root);
  const files = testFiles(words);
  if (['tests/unit', 'tests/api', 'tests/e2e'].every((folder) => files(folder)?.length === 0)) {
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
  const samples = settings.KONTOR_AUDIT ? 'matrices whole' : `samples of KONTOR_SEED=${seed}`;

  /** Runs a step that is right or wrong as a whole. */
  const step = (name, work) => {
    title(name);
    const begun = Date.now();
    const isGood = work();
    summary.step(name, isGood, begun);
    return isGood;
  };
  /** Runs tests that write a JSON report, and counts them. */
  const tests = (name, args, report, read, more = {}) => {
    title(name);
    const begun = Date.now();
    const file = join(results, report);
    const code = run(process.execPath, args, { env: { ...env, ...more } });
    if (!existsSync(file)) return summary.step(`${name}: no report was written`, false, begun);
    const found = read(JSON.parse(readFileSync(file, 'utf8')));
    summary.tests(name, found, begun);
    if (code !== 0 && found.failed === 0) summary.step(`${name}: ended with code ${code}`, false);
  };
  const vitest = (name, config, report, more) => {
    const chosen = files(config === 'vite.config.ts' ? 'tests/unit' : 'tests/api');
    if (chosen?.length === 0) return;
    const reporters = ['--reporter=default', '--reporter=json'];
    const output = `--outputFile.json=${join(results, report)}`;
    const args = ['node_modules/vitest/vitest.mjs', 'run', `--config=${config}`];
    tests(name, [...args, ...reporters, output, ...(chosen ?? [])], report, readVitest, more);
  };

  if (ensurePackages()) {
    const browserFiles = files('tests/e2e');
    const needsBrowser = browserFiles?.length !== 0;
    const chromium = needsBrowser && (await ensureChromium());
    if (chromium) env.KONTOR_CHROMIUM = chromium;
    else if (needsBrowser) summary.step('a Chromium for the browser tests', false);
    if (words.length === 0) {
      step(
        'types, lint, generated files',
        () => run(process.execPath, ['scripts/lint.mjs'], { env }) === 0,
      );
    }
    vitest('unit tests', 'vite.config.ts', 'unit.json');
    vitest('API tests', 'vitest.api.config.ts', 'api.json');
    if (settings.KONTOR_AUDIT) {
      // Debian's is the oldest one that is said to work.
      const installed = { KONTOR_TEST_POSTGRESQL: 'installed' };
      vitest(
        'API tests, PostgreSQL of the system',
        'vitest.api.config.ts',
        'api-system.json',
        installed,
      );
    }
    if (needsBrowser && step('build of the page', () => ensurePage() && ensurePlayground())) {
      const args = ['node_modules/@playwright/test/cli.js', 'test', ...(browserFiles ?? [])];
      tests('browser tests', args, 'e2e.json', readPlaywright);
    }
  } else summary.step('installation of the packages', false);

  process.exitCode = summary.print(samples) ? 0 : 1;
}

/** Test files below a folder with one of the words in their path; undefined for all, where there are no words. */
function testFiles(words) {
  return (folder) => {
    if (words.length === 0) return undefined;
    return readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .filter((name) => words.some((word) => name.includes(word)));
  };
}

function title(name) {
  process.stdout.write(`\n── ${name} ──\n`);
}

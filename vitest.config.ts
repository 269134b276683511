import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { pageBuild } from './scripts/page-build/page-build.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

/** From Node 25 on there is a `localStorage` of Node's own, which jsdom's would not replace. */
const withoutOwnStorage =
  Number.parseInt(process.versions.node) < 25 ? [] : ['--no-experimental-webstorage'];

/** With a document, with modules in place of others, or of programs: each file has a process for itself. */
const apart = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/unit/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) =>
    /@vitest-environment|\bvi\.(mock|doMock)\(|'node:child_process'/.test(
      readFileSync(name, 'utf8'),
    ),
  );

/** Unit tests, with modules built as those of the page are. */
export default defineConfig(async () => ({
  ...(await pageBuild('.')),
  test: {
    execArgv: withoutOwnStorage,
    // All cores: vitest leaves one idle otherwise, which is half of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Nothing is proven by how fast it is: a machine that has other work takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true as const, test: { name: 'apart', include: apart } },
      {
        extends: true as const,
        test: {
          name: 'together',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: apart,
          setupFiles: ['tests/support/leave-nothing.ts'],
          isolate: false,
        },
      },
    ],
  },
}));

import { defineConfig } from 'vitest/config';
import { pageBuild } from './scripts/application/page-build.ts';

/** From Node 25 on there is a `localStorage` of Node's own, which jsdom's would not replace. */
const withoutOwnStorage =
  Number.parseInt(process.versions.node) < 25 ? [] : ['--no-experimental-webstorage'];

/** Of the application in the folder that KONTOR_APP names, else of Kontor. */
export default defineConfig(async () => {
  const page = await pageBuild(process.env.KONTOR_APP);
  return {
    ...page,
    // The page and the API share one origin; in development Vite serves the page and passes calls on.
    server: { ...page.server, port: Number(process.env.PORT ?? 4700), strictPort: true },
    test: {
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      environment: 'node',
      execArgv: withoutOwnStorage,
      // All cores: vitest leaves one idle otherwise, which is half of two.
      maxWorkers: '100%',
    },
  };
});

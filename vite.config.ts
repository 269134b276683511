import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import packageFile from './package.json' with { type: 'json' };
import { chunkGroups } from './scripts/chunks.ts';
import { earlyScript } from './scripts/early-script.ts';
import { packedFiles } from './scripts/packed-files.ts';
import { scopedName } from './scripts/scoped-name.ts';
import { screenManifest } from './scripts/screen-manifest.ts';
import { textFiles } from './scripts/text-files.ts';
import { thirdPartyNotices } from './scripts/third-party.ts';

/** From Node 25 on there is a `localStorage` of Node's own, which jsdom's would not replace. */
const withoutOwnStorage =
  Number.parseInt(process.versions.node) < 25 ? [] : ['--no-experimental-webstorage'];

export default defineConfig({
  plugins: [
    react(),
    screenManifest(),
    textFiles(),
    earlyScript(),
    thirdPartyNotices(),
    packedFiles(),
  ],
  define: { 'import.meta.env.KONTOR_VERSION': JSON.stringify(packageFile.version) },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Every browser that the build is for knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
      },
    },
  },
  // The page and the API share one origin; in development Vite serves the page and passes calls on.
  server: {
    port: Number(process.env.PORT ?? 4700),
    strictPort: true,
    proxy: { '/vario-api': process.env.KONTOR_API ?? 'http://127.0.0.1:4701' },
  },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    execArgv: withoutOwnStorage,
    // All cores: vitest leaves one idle otherwise, which is half of two.
    maxWorkers: '100%',
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import packageFile from './package.json' with { type: 'json' };
import { screenManifest } from './scripts/screen-manifest.ts';

export default defineConfig({
  plugins: [react(), screenManifest()],
  define: { 'import.meta.env.KONTOR_VERSION': JSON.stringify(packageFile.version) },
  build: {
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: {
      output: {
        // Code that several routes share would otherwise come in dozens of files, which compress badly one by one.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store|@tanstack\/(query-core|react-query))\//,
              priority: 2,
            },
            {
              name: 'common',
              test: /src\/(ui|api|engine\/(field|lookup|route|define))\/.*\.tsx?$|schemas\/rules\/(today|date-format|parse-number|decimal|web-address|filter-grammar)\.ts$|node_modules\/(@mantine\/(core|hooks)|@tabler\/icons-react|big\.js)\//,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
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
  },
});

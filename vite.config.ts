import { defineConfig } from 'vite';
import { pageBuild } from './scripts/page-build/page-build.ts';

/** Of the application in the folder that KONTOR_APP names, else of Kontor. */
export default defineConfig(async () => {
  const page = await pageBuild(process.env.KONTOR_APP);
  return {
    ...page,
    // The page and the API share one origin; in development Vite serves the page and passes calls on.
    server: { ...page.server, port: Number(process.env.PORT ?? 4700), strictPort: true },
  };
});

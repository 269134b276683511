import { build, type Plugin, type Rolldown } from 'vite';

/** From the root. */
const entry = 'src/app/offline/service-worker.ts';

/** Builds what keeps the page for when there is no network: one file without imports, under a name that stays. */
export function serviceWorker(define: Record<string, string>): Plugin {
  return {
    name: 'kontor-service-worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        define,
        build: {
          write: false,
          target: 'es2022',
          lib: { entry, formats: ['iife'], name: 'worker' },
        },
      });
      const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput];
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: output[0].code });
    },
  };
}

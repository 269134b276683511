import { entryOf, type PageFiles } from '../../src/app/offline/strategy.ts';
import { build, type Plugin, type Rolldown } from 'vite';

/** Module of the worker, from the root. */
const entry = 'src/app/offline/service-worker.ts';

/** Builds what keeps the page for when there is no network: one file without imports, under a name that stays. */
export function serviceWorker(define: Record<string, string>): Plugin {
  return {
    name: 'kontor-service-worker',
    apply: 'build',
    // Last: files that hold nothing but styles are taken out before.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
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
        // Everything that a device keeps to be useful without a network; files that only describe code are not.
        const files = Object.keys(bundle).filter(
          (file) => file.startsWith('built/') && /\.(m?js|css|json|woff2?)$/.test(file),
        );
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const first = entryOf(html);
        if (first === undefined) throw new Error('service worker: index.html names no entry');
        const source = JSON.stringify({ entry: first, files } satisfies PageFiles);
        this.emitFile({ type: 'asset', fileName: 'offline-files.json', source });
      },
    },
  };
}

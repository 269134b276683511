import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { isPersonal } from '../../schemas/contract/backend.ts';
import { chunkGroups } from './chunks.ts';
import { earlyScript } from './early-script.ts';
import { hoverStyles } from './hover-styles.ts';
import { packedFiles } from './packed-files.ts';
import { laterFiles, pageAhead } from './page-files.ts';
import { scopedName } from './scoped-name.ts';
import { textFiles } from './text-files.ts';
import { thirdPartyNotices } from './third-party.ts';
import { kontorAlias } from '../../compiler/application/alias.ts';
import type { GatewaySettings } from '../../server/gateway/settings.ts';
import { applicationFolder, root } from '../../compiler/application/folder.ts';
import { themePlugin } from './theme/theme-plugin.ts';
import { gatewaySettingsOf, versionOf } from '../../compiler/application/gateway-settings.ts';
import { applicationModules } from './modules.ts';
import { serviceWorker } from './service-worker.ts';
import { pdfFiles } from './pdf-files.ts';
import { readSettings, type Settings } from '../../compiler/application/settings.ts';

/** Path where the page finds the API of the reference server (specification 1 §7). */
const referenceBase = '/vario-api';

/** Configures how Vite makes the page of an application, in development and for production. */
export async function pageBuild(path?: string): Promise<UserConfig> {
  const application = applicationFolder(path);
  const settings = await readSettings(application);
  const gateway = gatewaySettingsOf(application, settings);
  const base = gateway?.base ?? referenceBase;
  const define = {
    'import.meta.env.KONTOR_VERSION': JSON.stringify(versionOf(application)),
    'import.meta.env.KONTOR_API': JSON.stringify(base),
    'import.meta.env.KONTOR_KEEPS_SETTINGS': JSON.stringify(settings.backend === undefined),
    'import.meta.env.KONTOR_DENSITY': JSON.stringify(settings.theme?.density ?? 'normal'),
    'import.meta.env.KONTOR_OWN_TYPE': JSON.stringify(settings.theme?.type !== undefined),
    'import.meta.env.KONTOR_ASKS_LOGIN': JSON.stringify(
      settings.backend === undefined || isPersonal(settings.backend),
    ),
  };
  const notices = thirdPartyNotices();
  const modules = applicationModules(application, settings);
  return {
    root,
    plugins: [
      react(),
      modules,
      namedPage(settings),
      themePlugin(application, settings),
      textFiles(application, { ui: { product: settings.name } }),
      pdfFiles(),
      notices.ofPage,
      serviceWorker(define),
      packedFiles(),
      // Only the reference's calls are known well enough to ask early.
      gateway ? [gatewayFile(gateway), pageAhead()] : earlyScript(application, [modules]),
    ],
    resolve: { alias: kontorAlias, dedupe: ['react', 'react-dom'] },
    define,
    // Packages that only generated validators import; these come by a module that the scan does not see: met later,
    // they would reload the page.
    optimizeDeps: {
      include: [
        'ajv-formats/dist/formats.js',
        'ajv/dist/runtime/equal.js',
        'ajv/dist/runtime/ucs2length.js',
      ],
    },
    worker: { format: 'es', plugins: () => [notices.ofWorkers] },
    css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [hoverStyles] } },
    build: {
      outDir: application.page,
      assetsDir: 'built',
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: true,
      // Every browser that the build is for knows `modulepreload`.
      modulePreload: { polyfill: false, resolveDependencies: laterFiles },
      reportCompressedSize: application.folder === root,
      // The limit for a file's size is a figure (docs/figures.md), and how long the build's parts took is nobody's
      // warning.
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          // The first file names all others: the shortest hash that tells contents apart, because hashes cannot be
          // packed.
          chunkFileNames: 'built/[name]-[hash:7].js',
          assetFileNames: 'built/[name]-[hash:7][extname]',
          codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
        },
      },
    },
    server: {
      fs: { allow: [root, application.folder] },
      proxy: { [base]: process.env.KONTOR_API ?? 'http://127.0.0.1:4701' },
    },
  };
}

/** Names the page before its texts are there. */
function namedPage({ name }: Settings): Plugin {
  const escaped = name.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return {
    name: 'kontor-page-name',
    transformIndexHtml: (html) => html.replaceAll('Kontor', escaped),
  };
}

/** Writes what the gateway that serves the page reads; a hidden file is sent to nobody. */
function gatewayFile(settings: GatewaySettings): Plugin {
  return {
    name: 'kontor-gateway-settings',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(settings);
      this.emitFile({ type: 'asset', fileName: '.gateway.json', source });
    },
  };
}

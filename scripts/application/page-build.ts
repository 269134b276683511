import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { isPersonal } from '../../schemas/contract/backend.ts';
import { chunkGroups } from '../chunks.ts';
import { earlyScript } from '../early-script.ts';
import { hoverStyles } from '../hover-styles.ts';
import { packedFiles } from '../packed-files.ts';
import { scopedName } from '../scoped-name.ts';
import { textFiles } from '../text-files.ts';
import { thirdPartyNotices } from '../third-party.ts';
import { kontorAlias } from './alias.ts';
import { applicationFolder, root, type ApplicationFolder } from './folder.ts';
import { applicationModules } from './modules.ts';
import { readSettings, type Settings } from './settings.ts';

/** Where the page finds its API, whichever server is behind it (specification 1 §7). */
const referenceBase = '/vario-api';
const foreignBase = '/api';

/** How Vite makes the page of an application, in development and for production. */
export async function pageBuild(path?: string): Promise<UserConfig> {
  const application = applicationFolder(path);
  const settings = await readSettings(application);
  const base = settings.backend ? foreignBase : referenceBase;
  const define = {
    'import.meta.env.KONTOR_VERSION': JSON.stringify(versionOf(application)),
    'import.meta.env.KONTOR_API': JSON.stringify(base),
    'import.meta.env.KONTOR_KEEPS_SETTINGS': JSON.stringify(settings.backend === undefined),
    'import.meta.env.KONTOR_ASKS_LOGIN': JSON.stringify(
      settings.backend === undefined || isPersonal(settings.backend),
    ),
  };
  const modules = applicationModules(application, settings);
  return {
    root,
    plugins: [
      react(),
      modules,
      namedPage(settings),
      textFiles(application, { ui: { product: settings.name } }),
      thirdPartyNotices(),
      packedFiles(),
      // What is asked for early is known of the reference's calls only.
      settings.backend
        ? gatewaySettings(settings, versionOf(application))
        : earlyScript(application, [modules]),
    ],
    resolve: { alias: kontorAlias, dedupe: ['react', 'react-dom'] },
    define,
    css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [hoverStyles] } },
    build: {
      outDir: application.page,
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: true,
      // Every browser that the build is for knows `modulepreload`.
      modulePreload: { polyfill: false },
      reportCompressedSize: application.folder === root,
      rolldownOptions: {
        output: {
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

/** Page and server of the reference are of one version, that of their package or contract. */
function versionOf({ folder, generated }: ApplicationFolder): string {
  const file = folder === root ? join(root, 'package.json') : join(generated, 'openapi.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as {
    version?: string;
    info?: { version: string };
  };
  return content.version ?? content.info?.version ?? '';
}

/** What the page is called before its texts are there. */
function namedPage({ name }: Settings): Plugin {
  const escaped = name.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return {
    name: 'kontor-page-name',
    transformIndexHtml: (html) => html.replaceAll('Kontor', escaped),
  };
}

/** What the gateway reads that serves the page; a hidden file is sent to nobody. */
function gatewaySettings({ name, backend }: Settings, version: string): Plugin {
  return {
    name: 'kontor-gateway-settings',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({ name, version, base: foreignBase, backend });
      this.emitFile({ type: 'asset', fileName: '.gateway.json', source });
    },
  };
}

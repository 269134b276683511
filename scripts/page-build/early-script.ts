import { join } from 'node:path';
import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import type { EarlyKnowledge, EarlyScreen } from '../../src/app/early/early';
import type * as requests from '../../src/app/early/early-requests';
import type { ApplicationFolder } from '../../compiler/application/folder.ts';
import { filesOf, pageFiles } from './page-files.ts';
import { screenDefinitions } from '../../compiler/application/screen-definitions.ts';

/** Script that asks for what a page needs first, from the root. */
const entry = 'src/app/early/early.ts';

/**
 * Builds the early script with what it has to know of every screen and names it first in `index.html`. It is a file
 * of its own that imports nothing, so that it runs while the page's code is on its way. In development it
 * names no files.
 */
export function earlyScript(application: ApplicationFolder, plugins: Plugin[]): Plugin {
  let fileName: string | undefined;
  /** Script in development, until a definition changes. */
  let inDevelopment: Promise<string> | undefined;
  return {
    name: 'kontor-early-script',
    // Before the page is written, which names the file.
    enforce: 'pre',
    async generateBundle(_options, bundle) {
      const name = 'early.js';
      const source = await scriptOf(application, plugins, bundle, this.environment.config.define);
      fileName = this.getFileName(this.emitFile({ type: 'asset', name, source }));
    },
    configureServer(server) {
      fileName = 'early.js';
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        inDevelopment ??= scriptOf(application, plugins, {}, server.config.define);
        inDevelopment.then((source) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(source);
        }, next);
      });
    },
    handleHotUpdate({ file }) {
      if (file.startsWith(application.screens)) inDevelopment = undefined;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        fileName === undefined
          ? []
          : [
              {
                tag: 'script',
                attrs: { async: true, src: `/${fileName}`, fetchpriority: 'high' },
                injectTo: 'head-prepend' as const,
              },
            ],
    },
  };
}

async function scriptOf(
  application: ApplicationFolder,
  plugins: Plugin[],
  bundle: Rolldown.OutputBundle,
  define: object | undefined,
): Promise<string> {
  const { user, screens } = await earlyScreens(application, plugins, bundle, define);
  const page = pageFiles(bundle);
  const knowledge: EarlyKnowledge = { user, page, screens, texts: textsIn(bundle) };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { ...define, 'import.meta.env.KONTOR_EARLY': JSON.stringify(knowledge) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'early' },
    },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput];
  return output[0].code;
}

async function earlyScreens(
  { screens: folder }: ApplicationFolder,
  plugins: Plugin[],
  bundle: Rolldown.OutputBundle,
  define: object | undefined,
): Promise<Pick<EarlyKnowledge, 'user' | 'screens'>> {
  const { earlyList, earlyUser } = await pageModule<typeof requests>(
    '/src/app/early/early-requests.ts',
    plugins,
    define,
  );
  const screens: Record<string, EarlyScreen> = {};
  for (const definition of await screenDefinitions(folder)) {
    const { name, schema } = definition;
    if (!definition.standalone) continue;
    const modules = [join(folder, `${name}.ts`)];
    if (schema === undefined) screens[name] = { files: filesOf(bundle, modules) };
    else {
      modules.push(`virtual:application/schemas/${schema}`);
      screens[name] = { list: await earlyList(definition), files: filesOf(bundle, modules) };
    }
  }
  return { user: await earlyUser(), screens };
}

/** Runs a module of the page here; its addresses are those of a page somewhere. */
async function pageModule<T>(
  path: string,
  plugins: Plugin[],
  define: object | undefined,
): Promise<T> {
  globalThis.location ??= new URL('http://page.invalid/') as unknown as Location;
  const config = { configFile: false as const, logLevel: 'error' as const, define, plugins };
  return (await runnerImport<T>(path, config)).module;
}

function textsIn(bundle: Rolldown.OutputBundle): Record<string, string> {
  return Object.fromEntries(
    Object.keys(bundle).flatMap((file) => {
      const [, language] = /texts-(\w+)-first-[^/]*\.json$/.exec(file) ?? [];
      return language === undefined ? [] : [[language, `/${file}`]];
    }),
  );
}

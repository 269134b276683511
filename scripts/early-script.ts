import { build, type Plugin, type Rolldown } from 'vite';
import type { EarlyKnowledge, EarlyScreen } from '../src/app/early/early';
import { firstCalls } from '../src/engine/list/source/first-calls.ts';
import { screenDefinitions } from './screen-definitions.ts';

/** The script that asks for what a page needs first, from the root. */
const entry = 'src/app/early/early.ts';

/**
 * Builds the early script with what it has to know of every screen and names it first in `index.html`. It is a file
 * of its own that imports nothing, so that it runs while the page's code is on its way. In development there is none.
 */
export function earlyScript(folder = '/screens'): Plugin {
  let fileName: string | undefined;
  return {
    name: 'kontor-early-script',
    apply: 'build',
    // Before the page is written, which names the file.
    enforce: 'pre',
    async generateBundle(_options, bundle) {
      const knowledge: EarlyKnowledge = {
        screens: await earlyScreens(folder, bundle),
        texts: textsIn(bundle),
      };
      const name = 'early.js';
      const source = await scriptOf(knowledge, this.environment.config.define);
      fileName = this.getFileName(this.emitFile({ type: 'asset', name, source }));
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

async function scriptOf(knowledge: EarlyKnowledge, define: object | undefined): Promise<string> {
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
  folder: string,
  bundle: Rolldown.OutputBundle,
): Promise<Record<string, EarlyScreen>> {
  const definitions = await screenDefinitions(folder);
  return Object.fromEntries(
    definitions
      .filter(({ standalone }) => standalone)
      .map((definition) => {
        const { name } = definition;
        if (definition.schema === undefined)
          return [name, { files: filesOf(bundle, [`${folder}/${name}.ts`]) }];
        const { schema } = definition;
        const modules = [`${folder}/${name}.ts`, `/fields/${schema}.ts`, `/schemas/${schema}.json`];
        return [
          name,
          {
            calls: firstCalls(definition),
            files: filesOf(bundle, modules),
          },
        ];
      }),
  );
}

/** URLs of the files that hold modules, by how their paths end, and of what those import besides the page itself. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const there = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  const found = chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => modules.some((end) => id.endsWith(end))))
    .flatMap(({ fileName, imports }) => [fileName, ...imports])
    .filter((file) => !there.has(file));
  return [...new Set(found)].map((file) => `/${file}`);
}

function textsIn(bundle: Rolldown.OutputBundle): Record<string, string> {
  return Object.fromEntries(
    Object.keys(bundle).flatMap((file) => {
      const [, language] = /texts-(\w+)-first-[^/]*\.json$/.exec(file) ?? [];
      return language === undefined ? [] : [[language, `/${file}`]];
    }),
  );
}

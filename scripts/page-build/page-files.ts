import type { Plugin, Rolldown } from 'vite';

/** Module that the page begins with once somebody is logged in. */
const pageEntry = 'src/app/start-page.tsx';

/** Returns the URLs of what every page needs, its tables too, besides what `index.html` names. */
export function pageFiles(bundle: Rolldown.OutputBundle): string[] {
  const tables = Object.keys(bundle).filter((file) => /^built\/tables-[^/]*\.json$/.test(file));
  return [
    ...filesWith(bundle, [pageEntry], namedFiles(bundle)),
    ...tables.map((file) => `/${file}`),
  ];
}

/**
 * Returns the URLs of the files that hold modules, by how their paths end, and of what those need besides the page
 * itself.
 */
export function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const page = filesWith(bundle, [pageEntry], new Set());
  return filesWith(bundle, modules, new Set([...namedFiles(bundle), ...page.map(nameOf)]));
}

/**
 * Names the page's files in `index.html`, for an application without an early script: that one names them only to users
 * who are logged in.
 */
export function pageAhead(): Plugin {
  return {
    name: 'kontor-page-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        pageFiles(bundle).map((href) => ({
          tag: 'link',
          attrs: { ...howToLoad(href), crossorigin: true, href },
          injectTo: 'head' as const,
        })),
    },
  };
}

function howToLoad(href: string) {
  if (href.endsWith('.css')) return { rel: 'preload', as: 'style' };
  return href.endsWith('.json') ? { rel: 'preload', as: 'fetch' } : { rel: 'modulepreload' };
}

/**
 * Returns what a file that comes later needs, without what every page has by then: their names, repeated for a hundred
 * files, are a part of the first file. One that needs nothing else is fetched as it is.
 */
export function laterFiles(
  file: string,
  needed: string[],
  host: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (host.hostType === 'html' || /^built\/(index|login)-/.test(host.hostId)) return needed;
  const later = needed.filter(
    (name) => !/^built\/(rolldown-runtime|framework|start|definitions)-/.test(name),
  );
  return later.some((name) => name !== file) ? later : [];
}

const nameOf = (url: string) => url.slice(1);

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** Lists the names of the files that `index.html` names. */
function namedFiles(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const entries = chunksOf(bundle).filter(({ facadeModuleId }) =>
    facadeModuleId?.endsWith('/index.html'),
  );
  return new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
}

function filesWith(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
  without: ReadonlySet<string>,
): string[] {
  const found = chunksOf(bundle)
    .filter(({ moduleIds }) => moduleIds.some((id) => modules.some((end) => id.endsWith(end))))
    .flatMap(({ fileName, imports, viteMetadata }) => [
      fileName,
      ...imports,
      ...(viteMetadata?.importedCss ?? []),
    ])
    .filter((file) => !without.has(file));
  return [...new Set(found)].map((file) => `/${file}`);
}

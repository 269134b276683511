import type { Plugin } from 'vite';

/**
 * Names chunks in `index.html`, so that the browser fetches them beside the entry instead of after it has run:
 * what nearly every visit needs next. `names` are those of `chunks.ts`.
 */
export function preloadChunks(names: readonly string[]): Plugin {
  return {
    name: 'kontor-preload-chunks',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .filter((chunk) => names.includes(chunk.name))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

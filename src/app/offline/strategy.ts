/** `shell`: a page, `asset`: a file whose name changes with its content, `none`: the network alone. */
export type Strategy = 'shell' | 'asset' | 'none';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** What the worker may answer from what it keeps. `api`: path below which the server's calls are, which it never does. */
export function strategyOf({ method, mode, url }: Asked, origin: string, api: string): Strategy {
  const { origin: of, pathname } = new URL(url);
  if (method !== 'GET' || of !== origin || `${pathname}/`.startsWith(`${api}/`)) return 'none';
  if (pathname.startsWith('/built/')) return 'asset';
  return mode === 'navigate' ? 'shell' : 'none';
}

/** The file that a page begins with, by which builds are told apart; undefined when the text is no page of ours. */
export function entryOf(html: string): string | undefined {
  return /<script type="module"[^>]* src="\/(built\/[^"]+\.js)"/.exec(html)?.[1];
}

/** What a build consists of, as it says itself (`/offline-files.json`). */
export interface PageFiles {
  /** See {@link entryOf}. */
  entry: string;
  /** All that a device keeps for work without a network, from the root. */
  files: readonly string[];
}

/** What the page tells the worker: see {@link PageFiles}. */
export function isPageFiles(told: unknown): told is PageFiles {
  const { entry, files } = (told ?? {}) as Record<string, unknown>;
  return typeof entry === 'string' && Array.isArray(files);
}

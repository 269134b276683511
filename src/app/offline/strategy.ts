/**
 * Strategy for a request: `shell`: a page, `asset`: a file whose name changes with its content, `none`: the network
 * alone.
 */
export type Strategy = 'shell' | 'asset' | 'none';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/**
 * Decides what the worker may answer from what it keeps. `api`: path below which the server's calls are, which it never
 * answers.
 */
export function strategyOf({ method, mode, url }: Asked, origin: string, api: string): Strategy {
  const { origin: of, pathname } = new URL(url);
  if (method !== 'GET' || of !== origin || `${pathname}/`.startsWith(`${api}/`)) return 'none';
  if (pathname.startsWith('/built/')) return 'asset';
  return mode === 'navigate' ? 'shell' : 'none';
}

/**
 * Returns the file that a page begins with, by which builds are told apart; undefined when the text is no page of ours.
 */
export function entryOf(html: string): string | undefined {
  return /<script type="module"[^>]* src="\/(built\/[^"]+\.js)"/.exec(html)?.[1];
}

/** Files that a build consists of, as the build lists them (`/offline-files.json`). */
export interface PageFiles {
  /** See {@link entryOf}. */
  entry: string;
  /** All files that a device keeps for work without a network, as paths from the root. */
  files: readonly string[];
}

/** Tells whether the page's message to the worker is {@link PageFiles}. */
export function isPageFiles(told: unknown): told is PageFiles {
  const { entry, files } = (told ?? {}) as Record<string, unknown>;
  return typeof entry === 'string' && Array.isArray(files);
}

import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { AnyRecord } from '../../../api/dialect';
import type { RowPage } from './list-source';
import type { RowRange } from './row-range';

/** Number of pages out of view that are kept for the way back. */
const keptPages = 12;

/** Pages of a list that are wanted now, and the latest few that were. */
export class WatchedPages {
  readonly #pages = new Map<number, Watched<RowPage>>();
  /** Pages that were left, the latest last. */
  readonly #left = new Map<number, QueryKey>();

  constructor(
    private readonly client: QueryClient,
    private readonly queryOf: (page: number) => object,
    private readonly onUpdate: () => void,
  ) {}

  get size(): number {
    return this.#pages.size;
  }

  all(): Iterable<Watched<RowPage>> {
    return this.#pages.values();
  }

  isThere(page: number): boolean {
    return this.#pages.get(page)?.observer.getCurrentResult().data !== undefined;
  }

  rowAt(index: number): AnyRecord | undefined {
    const page = this.#pages.get(pageOf(index));
    return page?.observer.getCurrentResult().data?.rows[index % pageSize];
  }

  /** Counts the rows up to the last one that has come. */
  known(): number {
    let known = 0;
    for (const [page, { observer }] of this.#pages) {
      const rows = observer.getCurrentResult().data?.rows.length ?? 0;
      if (rows > 0) known = Math.max(known, page * pageSize + rows);
    }
    return known;
  }

  /** Returns where the rows end, if a page that has come is not full. */
  end(): number | undefined {
    for (const [page, { observer }] of this.#pages) {
      const rows = observer.getCurrentResult().data?.rows.length ?? pageSize;
      if (rows < pageSize) return page * pageSize + rows;
    }
    return undefined;
  }

  /** Watches these pages and cancels the requests of all others. Returns whether a page is new. */
  want(pages: readonly number[]): boolean {
    const fresh = pages.filter((page) => !this.#pages.has(page));
    for (const [page, { observer, stop }] of this.#pages) {
      if (pages.includes(page)) continue;
      stop();
      this.#pages.delete(page);
      this.#left.set(page, observer.options.queryKey);
    }
    for (const page of fresh) {
      this.#left.delete(page);
      this.#pages.set(page, watch(this.client, this.queryOf(page), this.onUpdate));
    }
    return fresh.length > 0;
  }

  /** Drops all but a few of the pages that were scrolled through. */
  forget(): void {
    for (const [page, queryKey] of this.#left) {
      if (this.#left.size <= keptPages) return;
      this.#left.delete(page);
      this.client.removeQueries({ queryKey, exact: true, type: 'inactive' });
    }
  }

  stop(): void {
    for (const { stop } of this.#pages.values()) stop();
    this.#pages.clear();
  }
}

/** Watched query, kept alive and fetched again when stale, until it is stopped. */
export interface Watched<T> {
  observer: QueryObserver<T, Error, T, T, QueryKey>;
  /** Stops watching; the last watcher to stop cancels a request under way. */
  stop: () => void;
}

export function watch<T>(client: QueryClient, options: object, onUpdate: () => void): Watched<T> {
  const observer = new QueryObserver<T, Error, T, T, QueryKey>(client, options as never);
  return { observer, stop: observer.subscribe(onUpdate) };
}

/** Number of rows fetched at once. */
export const pageSize = 500;
/** Number of rows fetched before the first page: as many as any screen shows, in a fraction of the time. */
export const headSize = 100;
/** Number of pages fetched before they are seen, in the direction of travel. */
const ahead = 2;
/** Distance in rows to a page's edge at which its neighbour is fetched in any direction: scrolling may rest there. */
const near = pageSize / 8;

/**
 * Returns the pages to fetch, those in view first. `direction`: 1 down, −1 up, 0 at rest. `count`: rows as far as
 * known, 0 when nothing is.
 */
export function plannedPages(
  { first, last }: RowRange,
  direction: number,
  count: number,
): readonly number[] {
  const final = Math.max(0, pageOf(count - 1));
  const from = clamp(pageOf(first), final);
  const to = Math.max(from, clamp(pageOf(last), final));
  const before = direction < 0 ? from - ahead : pageOf(first - near);
  const after = direction > 0 ? to + ahead : pageOf(last + near);
  const above = pagesFrom(Math.max(0, before), from - 1).reverse();
  const below = pagesFrom(to + 1, Math.min(after, final));
  return [...pagesFrom(from, to), ...(direction < 0 ? above.concat(below) : below.concat(above))];
}

function pageOf(row: number): number {
  return Math.floor(row / pageSize);
}

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function clamp(page: number, final: number): number {
  return Math.max(0, Math.min(page, final));
}

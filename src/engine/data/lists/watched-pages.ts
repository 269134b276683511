import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRecord } from '../../../api/dialect';
import type { RowPage } from './list-source';
import { pageOf, pageSize } from './planned-pages';
import { watch, type Watched } from './watch';

/** Pages kept after they left the view, for the way back. */
const keptPages = 12;

/** The pages of a list that are wanted now, and of those that were the latest few. */
export class WatchedPages {
  readonly #pages = new Map<number, Watched<RowPage>>();
  /** Left by the view, the latest last. */
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

  /** Rows up to the last one that has come. */
  known(): number {
    let known = 0;
    for (const [page, { observer }] of this.#pages) {
      const rows = observer.getCurrentResult().data?.rows.length ?? 0;
      if (rows > 0) known = Math.max(known, page * pageSize + rows);
    }
    return known;
  }

  /** Asks for these pages and for no others, whose requests are cancelled; answers whether one of them is new. */
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

  /** A list that was scrolled through leaves no more behind than a few pages. */
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

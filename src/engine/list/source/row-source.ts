import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { AnyRecord } from '../../../api/dialect';
import type { RowRange } from '../grid/window/row-range';
import type { ListSource, RowPage } from './list-source';
import { headSize, pageOf, pageSize, plannedPages } from './planned-pages';
import { rowCountQuery, rowHeadQuery, rowPageQuery } from './row-page';

/** What is known of a list as a whole. */
export interface RowsStatus {
  /** Number of rows; undefined until the server has counted. */
  total: number | undefined;
  /** Rows to make room for: the total, or as many as have come so far. */
  count: number;
  /** Neither rows nor their number have come yet. */
  isPending: boolean;
  error: Error | null;
}

/** While a thumb is dragged on, nothing is fetched until it stays for this long, in ms. */
const hold = 60;
/** Pages kept after they left the view, for the way back. */
const keptPages = 12;

interface Watched<T> {
  observer: QueryObserver<T, Error, T, T, QueryKey>;
  stop: () => void;
}

/**
 * The server's rows around what is seen: pages come as they are needed, and requests whose rows have
 * left the view are cancelled. Works while somebody is subscribed.
 */
export class RowSource {
  readonly #listeners = new Set<() => void>();
  readonly #pages = new Map<number, Watched<RowPage>>();
  /** Shows the first rows before their page has come; undefined once it has. */
  #head: Watched<RowPage> | undefined;
  #hasHead = false;
  #count: Watched<number> | undefined;
  #status: RowsStatus;
  #seen: RowRange = { first: 0, last: 0 };
  #direction = 0;
  #held: number | undefined;
  /** It is held until the head is painted, not until a thumb stays. */
  #isHeldByHead = false;
  #left: QueryKey[] = [];
  #isPlanning = false;

  constructor(
    private readonly client: QueryClient,
    private readonly source: ListSource,
    private readonly schema: string,
    private readonly language: string,
  ) {
    // What is there already is drawn with the list, not after it.
    const { queryKey } = this.#queryOfPage(0);
    const there =
      client.getQueryData(queryKey) ?? client.getQueryData(this.#queryOfHead().queryKey);
    const total = client.getQueryData(this.#queryOfCount().queryKey);
    const count = total ?? there?.rows.length ?? 0;
    this.#status = { total, count, isPending: total === undefined && count === 0, error: null };
  }

  /** Calls back whenever rows or status have changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  readonly status = (): RowsStatus => this.#status;

  /** The row at an index, undefined while it is not there. */
  readonly rowAt = (index: number): AnyRecord | undefined =>
    this.#pages.get(pageOf(index))?.observer.getCurrentResult().data?.rows[index % pageSize] ??
    this.#headRows()?.[index];

  /** Tells what is seen. `jumped`: by the scrollbar's thumb; if it moves on at once, fetching waits until it stays. */
  readonly show = (seen: RowRange, direction: number, jumped: boolean): void => {
    this.#seen = seen;
    this.#direction = direction;
    if (this.#held === undefined || (this.#isHeldByHead && !this.#isInHead())) this.#plan();
    if (jumped) this.#holdPlan(false);
  };

  /** Asks again for what failed. */
  readonly retry = (): void => {
    for (const { observer } of this.#watched()) {
      if (observer.getCurrentResult().isError) void observer.refetch();
    }
  };

  #start(): void {
    const { queryKey } = this.#queryOfPage(0);
    if (this.client.getQueryData(queryKey) === undefined) {
      this.#head = this.#watch(this.#queryOfHead());
    }
    if (this.#status.total !== undefined) this.#watchCount();
    this.#follow();
    this.#update();
  }

  #stop(): void {
    window.clearTimeout(this.#held);
    this.#held = undefined;
    for (const { stop } of this.#watched()) stop();
    this.#pages.clear();
    this.#head = undefined;
    this.#hasHead = false;
    this.#count = undefined;
  }

  #watched(): readonly Pick<Watched<unknown>, 'observer' | 'stop'>[] {
    const single = [this.#head, this.#count].filter((watched) => watched !== undefined);
    return [...single, ...this.#pages.values()] as never;
  }

  #queryOfHead() {
    return rowHeadQuery(this.source, this.schema, this.language);
  }

  #queryOfCount() {
    return rowCountQuery(this.source, this.schema, this.language);
  }

  #queryOfPage(page: number) {
    return rowPageQuery(this.source, this.schema, page, this.language);
  }

  #watchCount(): void {
    this.#count ??= this.#watch(this.#queryOfCount());
  }

  /** Rows of the head, while they stand for those of their page. */
  #headRows(): readonly AnyRecord[] | undefined {
    return this.#head?.observer.getCurrentResult().data?.rows;
  }

  /** Whether the head is the whole list. */
  #isHeadAll(): boolean {
    return (this.#headRows()?.length ?? headSize) < headSize;
  }

  /** Whether nothing is seen but what the head shows, or is about to show. */
  #isInHead(): boolean {
    return this.#head !== undefined && this.#seen.last < headSize;
  }

  /** What comes next; the first rows are painted before the machine is busy with those below them. */
  #follow(): void {
    if (this.#pages.size === 0 && this.#headRows() && this.#isInHead()) this.#holdPlan(true);
    else this.#plan();
  }

  #holdPlan(byHead: boolean): void {
    window.clearTimeout(this.#held);
    this.#isHeldByHead = byHead;
    this.#held = window.setTimeout(() => {
      this.#held = undefined;
      this.#plan();
    }, hold);
  }

  #plan(): void {
    // A listener that is told of rows asks for others at once: one plan at a time, or a page is watched twice.
    if (this.#listeners.size === 0 || this.#isPlanning) return;
    this.#isPlanning = true;
    // While the head is on its way, nobody knows whether there is more.
    const isHeadEnough = this.#isInHead() && (!this.#headRows() || this.#isHeadAll());
    const wanted = isHeadEnough
      ? []
      : plannedPages(this.#seen, this.#direction, this.#status.count);
    if (!isHeadEnough) this.#watchCount();
    const fresh = wanted.filter((page) => !this.#pages.has(page));
    for (const [page, { observer, stop }] of this.#pages) {
      if (wanted.includes(page)) continue;
      // The last one who watched is gone: a request on its way is cancelled.
      stop();
      this.#pages.delete(page);
      this.#left.push(observer.options.queryKey);
    }
    for (const page of fresh) {
      this.#pages.set(page, this.#watch(this.#queryOfPage(page)));
    }
    this.#isPlanning = false;
    if (fresh.length > 0) this.#update();
    this.#forget();
  }

  /** A list that was scrolled through leaves no more behind than a few pages. */
  #forget(): void {
    while (this.#left.length > keptPages) {
      const queryKey = this.#left.shift();
      this.client.removeQueries({ queryKey, exact: true, type: 'inactive' });
    }
  }

  #watch<T>(options: object): Watched<T> {
    const observer = new QueryObserver<T, Error, T, T, QueryKey>(this.client, options as never);
    return { observer, stop: observer.subscribe(this.#update) };
  }

  readonly #update = (): void => {
    if (this.#pages.get(0)?.observer.getCurrentResult().data) {
      this.#head?.stop();
      this.#head = undefined;
    }
    const counted = this.#count?.observer.getCurrentResult().data;
    const total = this.#isHeadAll() ? this.#headRows()?.length : counted;
    const count = total ?? this.#known();
    const error = this.#watched()
      .map(({ observer }) => observer.getCurrentResult().error)
      .find((found) => found !== null);
    const next: RowsStatus = {
      total,
      count,
      isPending: total === undefined && count === 0,
      error: error ?? null,
    };
    const before = this.#status;
    const isHeadNew = !this.#hasHead && this.#headRows() !== undefined;
    this.#hasHead ||= isHeadNew;
    if (
      before.total !== next.total ||
      before.count !== next.count ||
      before.isPending !== next.isPending ||
      before.error !== next.error
    ) {
      this.#status = next;
    }
    // A shorter list may have made other pages the right ones, and its first rows what comes after them.
    if (isHeadNew || before.count !== next.count) this.#follow();
    for (const listener of this.#listeners) listener();
  };

  /**
   * When the oldest of the rows at hand came, ms since 1970; 0 while there are none. No part of the status: it
   * changes with every page, and scrolling must draw nothing but rows.
   */
  readonly updatedAt = (): number => {
    const times = [...(this.#head ? [this.#head] : []), ...this.#pages.values()]
      .map(({ observer }) => observer.getCurrentResult().dataUpdatedAt)
      .filter((time) => time > 0);
    return times.length > 0 ? Math.min(...times) : 0;
  };

  /** Rows up to the last one that has come. */
  #known(): number {
    let known = this.#headRows()?.length ?? 0;
    for (const [page, { observer }] of this.#pages) {
      const rows = observer.getCurrentResult().data?.rows.length ?? 0;
      if (rows > 0) known = Math.max(known, page * pageSize + rows);
    }
    return known;
  }
}

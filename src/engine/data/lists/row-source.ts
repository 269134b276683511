import type { QueryClient } from '@tanstack/react-query';
import { Listeners } from '../../../state/listeners';
import type { AnyRecord } from '../../../api/dialect';
import type { RowRange } from './row-range';
import type { ListSource, RowPage } from './list-source';
import {
  headSize,
  pageSize,
  plannedPages,
  watch,
  type Watched,
  WatchedPages,
} from './watched-pages';
import { rowCountQuery, rowHeadQuery, rowPageQuery, type RowCount } from './row-page';

/** What is known of a list as a whole. */
export interface RowsStatus {
  /** Number of rows; undefined until the server has counted them all. */
  total: number | undefined;
  /** Rows to make room for: the total, as far as was counted, or as many as have come so far. */
  count: number;
  /** The server has counted no further than `count`: there are more, and how many has to be asked (`askTotal`). */
  isCapped: boolean;
  /** Neither rows nor their number have come yet. */
  isPending: boolean;
  error: Error | null;
}

/** So many rows before the end of what was counted, all are: whoever comes there goes on. */
const nearEnd = 2 * pageSize;

/** While a thumb is dragged on, nothing is fetched until it stays for this long, in ms. */
const hold = 60;

/**
 * The server's rows around what is seen: pages come as they are needed, and requests whose rows have
 * left the view are cancelled. Works while somebody is subscribed.
 */
export class RowSource {
  readonly #listeners = new Listeners();
  readonly #pages: WatchedPages;
  /** Shows the first rows before their page has come; undefined once it has. */
  #head: Watched<RowPage> | undefined;
  #hasHead = false;
  #count: Watched<RowCount> | undefined;
  /** Counts all rows; undefined until somebody needs to know. */
  #exact: Watched<RowCount> | undefined;
  #isExactAsked = false;
  #isAskingExact = false;
  #status: RowsStatus;
  #seen: RowRange = { first: 0, last: 0 };
  #direction = 0;
  #held: number | undefined;
  /** It is held until the head is painted, not until a thumb stays. */
  #isHeldByHead = false;
  #isPlanning = false;

  constructor(
    private readonly client: QueryClient,
    private readonly source: ListSource,
    private readonly schema: string,
    private readonly language: string,
  ) {
    this.#pages = new WatchedPages(client, (page) => this.#queryOfPage(page), this.#update);
    // What is there already is drawn with the list, not after it.
    const { queryKey } = this.#queryOfPage(0);
    const there =
      client.getQueryData(queryKey) ?? client.getQueryData(this.#queryOfHead().queryKey);
    const exact = client.getQueryData(this.#queryOfCount('exact').queryKey);
    // Who has needed it needs it again.
    this.#isExactAsked = exact !== undefined;
    const counted = exact ?? client.getQueryData(this.#queryOfCount('capped').queryKey);
    this.#status = statusOf(counted, there?.rows.length ?? 0);
  }

  /** Calls back whenever rows or status have changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const leave = this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      leave();
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  readonly status = (): RowsStatus => this.#status;

  /** The row at an index, undefined while it is not there. */
  readonly rowAt = (index: number): AnyRecord | undefined =>
    this.#pages.rowAt(index) ?? this.#headRows()?.[index];

  /** Tells what is seen. `jumped`: by the scrollbar's thumb; if it moves on at once, fetching waits until it stays. */
  readonly show = (seen: RowRange, direction: number, jumped: boolean): void => {
    this.#seen = seen;
    this.#direction = direction;
    if (this.#held === undefined || (this.#isHeldByHead && !this.#isInHead())) this.#plan();
    if (jumped) this.#holdPlan(false);
    if (this.#status.isCapped && seen.last >= this.#status.count - nearEnd) this.askTotal();
  };

  /** Has all rows counted, where that has not been done: `total` follows. */
  readonly askTotal = (): void => {
    this.#isExactAsked = true;
    if (this.#listeners.size > 0 && this.#status.isCapped) this.#watchExact();
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
      this.#head = watch(this.client, this.#queryOfHead(), this.#update);
    }
    if (this.#status.total !== undefined || this.#status.isCapped) this.#watchCount();
    this.#follow();
    this.#update();
  }

  #stop(): void {
    window.clearTimeout(this.#held);
    this.#held = undefined;
    this.#pages.stop();
    this.#head?.stop();
    this.#count?.stop();
    this.#exact?.stop();
    this.#head = undefined;
    this.#hasHead = false;
    this.#count = undefined;
    this.#exact = undefined;
  }

  #watched(): readonly Pick<Watched<unknown>, 'observer'>[] {
    const single = [this.#head, this.#count, this.#exact].filter(
      (watched) => watched !== undefined,
    );
    return [...single, ...this.#pages.all()] as never;
  }

  #queryOfHead() {
    return rowHeadQuery(this.source, this.schema, this.language);
  }

  #queryOfCount(count: 'capped' | 'exact') {
    return rowCountQuery(this.source, this.schema, this.language, count);
  }

  #queryOfPage(page: number) {
    return rowPageQuery(this.source, this.schema, page, this.language);
  }

  #watchCount(): void {
    this.#count ??= watch(this.client, this.#queryOfCount('capped'), this.#update);
  }

  #watchExact(): void {
    // Watching begins with an update.
    if (this.#exact || this.#isAskingExact) return;
    this.#isAskingExact = true;
    this.#exact = watch(this.client, this.#queryOfCount('exact'), this.#update);
    this.#isAskingExact = false;
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
    const hasFresh = this.#pages.want(wanted);
    this.#isPlanning = false;
    if (hasFresh) this.#update();
    this.#pages.forget();
  }

  #counted(): RowCount | undefined {
    const head = this.#isHeadAll() ? this.#headRows() : undefined;
    if (head) return { total: head.length, isCapped: false };
    const capped = this.#count?.observer.getCurrentResult().data;
    // It has become short enough to be counted by the way.
    if (capped && !capped.isCapped) return capped;
    return this.#exact?.observer.getCurrentResult().data ?? capped;
  }

  readonly #update = (): void => {
    if (this.#pages.isThere(0)) {
      this.#head?.stop();
      this.#head = undefined;
    }
    const counted = this.#counted();
    if (counted?.isCapped && this.#isExactAsked) this.#watchExact();
    const error = this.#watched()
      .map(({ observer }) => observer.getCurrentResult().error)
      .find((found) => found !== null);
    const known = Math.max(this.#headRows()?.length ?? 0, this.#pages.known());
    const next: RowsStatus = { ...statusOf(counted, known), error: error ?? null };
    const before = this.#status;
    const isHeadNew = !this.#hasHead && this.#headRows() !== undefined;
    this.#hasHead ||= isHeadNew;
    if (
      before.total !== next.total ||
      before.count !== next.count ||
      before.isCapped !== next.isCapped ||
      before.isPending !== next.isPending ||
      before.error !== next.error
    ) {
      this.#status = next;
    }
    // A shorter list may have made other pages the right ones, and its first rows what comes after them.
    if (isHeadNew || before.count !== next.count) this.#follow();
    this.#listeners.tell();
  };

  /**
   * When the oldest of the rows at hand came, ms since 1970; 0 while there are none. No part of the status: it
   * changes with every page, and scrolling must draw nothing but rows.
   */
  readonly updatedAt = (): number => {
    const times = [...(this.#head ? [this.#head] : []), ...this.#pages.all()]
      .map(({ observer }) => observer.getCurrentResult().dataUpdatedAt)
      .filter((time) => time > 0);
    return times.length > 0 ? Math.min(...times) : 0;
  };
}

function statusOf(counted: RowCount | undefined, known: number): RowsStatus {
  const total = counted?.isCapped ? undefined : counted?.total;
  const count = counted?.total ?? known;
  return {
    total,
    count,
    isCapped: counted?.isCapped ?? false,
    isPending: counted === undefined && count === 0,
    error: null,
  };
}

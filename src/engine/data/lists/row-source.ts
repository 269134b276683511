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

export interface RowsStatus {
  /** Number of all rows; undefined until the server has counted them all. */
  total: number | undefined;
  /** Number of rows to make room for: the total, the capped count, or what has come so far. */
  count: number;
  /** True if there are more than `count`; the exact number has to be asked for (`askTotal`). */
  isCapped: boolean;
  /** True if nobody knows how many rows there are before the last has come; `isCapped` until then. */
  isGrowing?: boolean;
  isPending: boolean;
  error: Error | null;
}

/** Distance in rows from the end of a capped count at which all rows are counted. */
const nearEnd = 2 * pageSize;

/** Time in ms for which a dragged thumb must rest before anything is fetched. */
const hold = 60;

/**
 * Source of the server's rows around what is seen; other requests are cancelled. Works while somebody is subscribed.
 */
export class RowSource {
  readonly #listeners = new Listeners();
  readonly #pages: WatchedPages;
  /** Head that stands in for the first page until that has come. */
  #head: Watched<RowPage> | undefined;
  #hasHead = false;
  #count: Watched<RowCount> | undefined;
  /** Exact count; undefined until somebody needs it. */
  #exact: Watched<RowCount> | undefined;
  #isExactAsked = false;
  #isAskingExact = false;
  #status: RowsStatus;
  #seen: RowRange = { first: 0, last: 0 };
  #direction = 0;
  #held: number | undefined;
  /** True while held until the head is painted, not until a thumb rests. */
  #isHeldByHead = false;
  /** Extent to which a growing list has been read; rows out of view are forgotten. */
  #grown = { total: 0, isCapped: true };
  #isPlanning = false;

  constructor(
    private readonly client: QueryClient,
    private readonly source: ListSource,
    private readonly schema: string,
    private readonly language: string,
  ) {
    this.#pages = new WatchedPages(client, (page) => this.#queryOfPage(page), this.#update);
    // Cached rows are drawn with the list, not after it.
    const { queryKey } = this.#queryOfPage(0);
    const there =
      client.getQueryData(queryKey) ?? client.getQueryData(this.#queryOfHead().queryKey);
    const exact = client.getQueryData(this.#queryOfCount('exact').queryKey);
    this.#isExactAsked = exact !== undefined;
    const counted = exact ?? client.getQueryData(this.#queryOfCount('capped').queryKey);
    this.#status = statusOf(counted, there?.rows.length ?? 0);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const leave = this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      leave();
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  readonly status = (): RowsStatus => this.#status;

  readonly rowAt = (index: number): AnyRecord | undefined =>
    this.#pages.rowAt(index) ?? this.#headRows()?.[index];

  /** Shows these rows; `jumped`: by the scrollbar's thumb; fetching then waits until it rests. */
  readonly show = (seen: RowRange, direction: number, jumped: boolean): void => {
    this.#seen = seen;
    this.#direction = direction;
    if (this.#held === undefined || (this.#isHeldByHead && !this.#isInHead())) this.#plan();
    if (jumped) this.#holdPlan(false);
    if (this.#status.isCapped && seen.last >= this.#status.count - nearEnd) this.askTotal();
  };

  /** Has all rows counted, unless that has been done: `total` follows. */
  readonly askTotal = (): void => {
    this.#isExactAsked = true;
    if (this.#listeners.size > 0 && this.#status.isCapped) this.#watchExact();
  };

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

  #isGrowing(): boolean {
    const counted = this.#count?.observer.getCurrentResult().data;
    return this.source.isGrowing ?? (counted !== undefined && counted.total === undefined);
  }

  #watchCount(): void {
    if (this.source.isGrowing) return;
    this.#count ??= watch(this.client, this.#queryOfCount('capped'), this.#update);
  }

  #watchExact(): void {
    // Watching begins with an update.
    if (this.#exact || this.#isAskingExact || this.#isGrowing()) return;
    this.#isAskingExact = true;
    this.#exact = watch(this.client, this.#queryOfCount('exact'), this.#update);
    this.#isAskingExact = false;
  }

  #headRows(): readonly AnyRecord[] | undefined {
    return this.#head?.observer.getCurrentResult().data?.rows;
  }

  #isHeadAll(): boolean {
    return (this.#headRows()?.length ?? headSize) < headSize;
  }

  #isInHead(): boolean {
    return this.#head !== undefined && this.#seen.last < headSize;
  }

  /** Follows what is seen: the first rows are painted before those below them keep the machine busy. */
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
    // A listener may ask for rows at once: without this guard a page would be watched twice.
    if (this.#listeners.size === 0 || this.#isPlanning) return;
    this.#isPlanning = true;
    // Until the head is there, nobody knows whether there is more.
    const isHeadEnough = this.#isInHead() && (!this.#headRows() || this.#isHeadAll());
    const wanted = isHeadEnough
      ? []
      : // Whether there is another row its page shows.
        plannedPages(
          this.#seen,
          this.#direction,
          this.#status.count + (this.#isGrowing() && this.#status.isCapped ? 1 : 0),
        );
    if (!isHeadEnough) this.#watchCount();
    const hasFresh = this.#pages.want(wanted);
    this.#isPlanning = false;
    if (hasFresh) this.#update();
    this.#pages.forget();
  }

  #readSoFar(): Counted | undefined {
    const end = this.#pages.end();
    const known = Math.max(this.#headRows()?.length ?? 0, this.#pages.known());
    if (end !== undefined) this.#grown = { total: end, isCapped: false };
    else if (known > this.#grown.total) this.#grown = { total: known, isCapped: true };
    return this.#grown.total > 0 || end !== undefined ? this.#grown : undefined;
  }

  #counted(): Counted | undefined {
    const head = this.#isHeadAll() ? this.#headRows() : undefined;
    if (head) return { total: head.length, isCapped: false };
    if (this.#isGrowing()) return this.#readSoFar();
    const capped = this.#count?.observer.getCurrentResult().data as Counted | undefined;
    // Short enough by now to be counted along the way.
    if (capped && !capped.isCapped) return capped;
    return (this.#exact?.observer.getCurrentResult().data as Counted | undefined) ?? capped;
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
    const isGrowing = this.#isGrowing();
    const next: RowsStatus = { ...statusOf(counted, known), isGrowing, error: error ?? null };
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
    // A shorter list may need other pages, and its first rows others after them.
    if (isHeadNew || before.count !== next.count) this.#follow();
    this.#listeners.tell();
  };

  /**
   * Returns when the oldest of the rows at hand came, in ms since 1970; 0 without rows. Not in the status: it changes
   * with every page, and scrolling must redraw nothing but rows.
   */
  readonly updatedAt = (): number => {
    const times = [...(this.#head ? [this.#head] : []), ...this.#pages.all()]
      .map(({ observer }) => observer.getCurrentResult().dataUpdatedAt)
      .filter((time) => time > 0);
    return times.length > 0 ? Math.min(...times) : 0;
  };
}

interface Counted extends RowCount {
  total: number;
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

import type { AnyRecord } from '../../../../api/dialect';
import { Listeners } from '../../../../state/listeners';
import type { RowRange } from '../../../data/lists/row-range';
import type { RowSource, RowsStatus } from '../../../data/lists/row-source';
import { rowCount, segmentAt, type Segment } from './segments';

type Records = Extract<Segment, { kind: 'records' }>;

/**
 * Rows among which each group is one; an open one's records come page by page while in view, from a source of their
 * own.
 */
export class GroupedRows {
  readonly #listeners = new Listeners();
  readonly #open = new Map<string, { rows: RowSource; stop: () => void }>();
  readonly #count: number;
  #status: RowsStatus;

  constructor(
    private readonly segments: readonly Segment[],
    private readonly sourceOf: (records: Records) => RowSource,
    /** State of the call that answers the groups. */
    private readonly groups: Pick<RowsStatus, 'isPending' | 'error'> & {
      updatedAt: number;
      retry: () => void;
    },
  ) {
    this.#count = rowCount(segments);
    this.#status = this.#statusNow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const leave = this.#listeners.add(listener);
    return () => {
      leave();
      if (this.#listeners.size === 0) for (const path of [...this.#open.keys()]) this.#leave(path);
    };
  };

  readonly status = (): RowsStatus => this.#status;

  readonly rowAt = (index: number): AnyRecord | undefined => {
    const segment = this.segments[segmentAt(this.segments, index)];
    if (!segment) return undefined;
    if (segment.kind === 'group') return segment.record;
    return this.#open.get(segment.path)?.rows.rowAt(index - segment.at);
  };

  readonly show = (seen: RowRange, direction: number, jumped: boolean): void => {
    const first = segmentAt(this.segments, seen.first);
    const inView = new Set<string>();
    for (let place = Math.max(0, first); place < this.segments.length; place += 1) {
      const segment = this.segments[place] as Segment;
      if (segment.at > seen.last) break;
      if (segment.kind === 'group') continue;
      inView.add(segment.path);
      const range = {
        first: Math.max(0, seen.first - segment.at),
        last: Math.min(segment.size - 1, seen.last - segment.at),
      };
      this.#enter(segment).show(range, direction, jumped);
    }
    for (const path of [...this.#open.keys()]) if (!inView.has(path)) this.#leave(path);
  };

  readonly updatedAt = (): number => this.groups.updatedAt;

  /** Asks nothing: the groups say how many rows there are. */
  readonly askTotal = (): void => undefined;

  readonly retry = (): void => {
    if (this.groups.error) this.groups.retry();
    for (const { rows } of this.#open.values()) rows.retry();
  };

  #enter(segment: Records): RowSource {
    const known = this.#open.get(segment.path);
    if (known) return known.rows;
    const rows = this.sourceOf(segment);
    const entry = { rows, stop: () => {} };
    this.#open.set(segment.path, entry);
    entry.stop = rows.subscribe(this.#tell);
    return rows;
  }

  #leave(path: string): void {
    this.#open.get(path)?.stop();
    this.#open.delete(path);
  }

  readonly #tell = (): void => {
    const next = this.#statusNow();
    if (next.error !== this.#status.error) this.#status = next;
    this.#listeners.tell();
  };

  #statusNow(): RowsStatus {
    const { isPending, error } = this.groups;
    const failed = [...this.#open.values()].find(({ rows }) => rows.status().error !== null);
    return {
      total: isPending ? undefined : this.#count,
      count: this.#count,
      isCapped: false,
      isPending,
      error: error ?? failed?.rows.status().error ?? null,
    };
  }
}

import type { AnyRecord } from '../../../api/dialect';

/** List among those that are read side by side, each in its own order by date, the latest first. */
export interface Stream {
  offset: number;
  /** Rows that were read and not merged yet. */
  waiting: readonly AnyRecord[];
  isDone: boolean;
}

/** Position up to which each list was read, by kind. */
export type Cursor = Readonly<Record<string, Stream>>;

export interface Entry {
  kind: string;
  record: AnyRecord;
  /** Local time of the company, `2026-03-29T14:30`, or a day alone. */
  at: string;
}

export interface MergedPage {
  entries: readonly Entry[];
  /** Position to go on from; undefined when every list has come to its end. */
  next: Cursor | undefined;
  /** Lists that could not be read: the page goes on without them. */
  failures: readonly { kind: string; error: unknown }[];
}

interface Merging {
  /** Number of entries on a page. */
  size: number;
  /** Number of rows that a list is asked for at once. */
  limit: number;
  read: (kind: string, offset: number, limit: number) => Promise<readonly AnyRecord[]>;
  atOf: (kind: string, record: AnyRecord) => string;
}

const start: Stream = { offset: 0, waiting: [], isDone: false };

export function startCursor(kinds: readonly string[]): Cursor {
  return Object.fromEntries(kinds.map((kind) => [kind, start]));
}

/**
 * Merges the next entries of all lists: takes the latest of those that wait until the page is full, and reads a list on
 * only when none of its rows waits, so that no entry can come too late.
 */
export async function mergeKinds(cursor: Cursor, of: Merging): Promise<MergedPage> {
  const streams = new Map(Object.entries(cursor));
  const entries: Entry[] = [];
  const failures: { kind: string; error: unknown }[] = [];
  const readOn = async ([kind, { offset }]: [string, Stream]) => {
    try {
      const waiting = await of.read(kind, offset, of.limit);
      const isDone = waiting.length < of.limit;
      streams.set(kind, { offset: offset + waiting.length, waiting, isDone });
    } catch (error) {
      failures.push({ kind, error });
      streams.set(kind, { offset, waiting: [], isDone: true });
    }
  };
  while (entries.length < of.size) {
    await Promise.all(
      [...streams].filter(([, { waiting, isDone }]) => !isDone && waiting.length === 0).map(readOn),
    );
    const heads = [...streams].flatMap(
      ([
        kind,
        {
          waiting: [record],
        },
      ]): Entry[] => (record ? [{ kind, record, at: of.atOf(kind, record) }] : []),
    );
    const [first, ...others] = heads;
    if (!first) break;
    const latest = others.reduce((one, other) => (other.at > one.at ? other : one), first);
    entries.push(latest);
    const stream = streams.get(latest.kind) ?? start;
    streams.set(latest.kind, { ...stream, waiting: stream.waiting.slice(1) });
  }
  const isOver = [...streams.values()].every(
    ({ waiting, isDone }) => isDone && waiting.length === 0,
  );
  return { entries, next: isOver ? undefined : Object.fromEntries(streams), failures };
}

export interface Month {
  /** Month as `2026-03`. */
  month: string;
  entries: readonly Entry[];
}

/** Groups entries by month, each entry once: a row that moved while pages were read came twice. */
export function byMonth(entries: readonly Entry[]): readonly Month[] {
  const seen = new Set<string>();
  const months: { month: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const key = `${entry.kind} ${String(entry.record.id)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const month = entry.at.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}

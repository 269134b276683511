import type { AnyRecord } from '../../../api/dialect';

/** One list among those that are read side by side, each in its own order by date, the latest first. */
export interface Stream {
  offset: number;
  /** Read, and not merged yet. */
  waiting: readonly AnyRecord[];
  isDone: boolean;
}

/** By kind: how far each was read. */
export type Cursor = Readonly<Record<string, Stream>>;

export interface Entry {
  kind: string;
  record: AnyRecord;
  /** `2026-03-29T14:30`, or a day alone; local time of the company. */
  at: string;
}

export interface MergedPage {
  entries: readonly Entry[];
  /** Undefined when every list has come to its end. */
  next: Cursor | undefined;
  /** Lists that could not be read: the page goes on without them. */
  failures: readonly { kind: string; error: unknown }[];
}

interface Merging {
  /** Entries of a page. */
  size: number;
  /** Rows that a list is asked for at once. */
  limit: number;
  read: (kind: string, offset: number, limit: number) => Promise<readonly AnyRecord[]>;
  atOf: (kind: string, record: AnyRecord) => string;
}

const start: Stream = { offset: 0, waiting: [], isDone: false };

export function startCursor(kinds: readonly string[]): Cursor {
  return Object.fromEntries(kinds.map((kind) => [kind, start]));
}

/**
 * The next entries of all lists: the latest of those that wait is taken until the page is full, and a list is read on only
 * when none of its rows waits, so that no entry can come too late.
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
  /** `2026-03`. */
  month: string;
  entries: readonly Entry[];
}

/** Each entry once: a row that moved on while pages were read came twice. */
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

import { describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../../src/api/dialect';
import { entryMoment } from '../../../src/engine/tab-types/timeline/entry-moment';
import {
  byMonth,
  mergeKinds,
  startCursor,
  type Cursor,
} from '../../../src/engine/tab-types/timeline/merge-kinds';

const row = (id: number, at: string): AnyRecord => ({ id, at });
const lists: Record<string, readonly AnyRecord[]> = {
  calls: [row(1, '2026-03-05'), row(2, '2026-03-01'), row(3, '2026-01-09')],
  slips: [row(1, '2026-03-04'), row(4, '2026-02-02'), row(5, '2026-02-01'), row(6, '2025-12-31')],
  none: [],
};

function merge(cursor: Cursor, size = 3, broken?: string) {
  const asked: string[] = [];
  const page = mergeKinds(cursor, {
    size,
    limit: 2,
    read: (kind, offset, limit) => {
      asked.push(`${kind} ${offset}`);
      if (kind === broken) return Promise.reject(new Error('broken'));
      return Promise.resolve((lists[kind] ?? []).slice(offset, offset + limit));
    },
    atOf: (_, record) => String(record.at),
  });
  return page.then((merged) => ({ ...merged, asked }));
}

const told = ({ entries }: Pick<Awaited<ReturnType<typeof merge>>, 'entries'>) =>
  entries.map(({ kind, record }) => `${kind} ${String(record.id)}`);

describe('lists that are merged by date', () => {
  it('come page by page, and are read on only when none of a list waits', async () => {
    const first = await merge(startCursor(['calls', 'slips', 'none']));
    expect(told(first)).toEqual(['calls 1', 'slips 1', 'calls 2']);
    expect(first.asked).toEqual(['calls 0', 'slips 0', 'none 0']);
    const second = await merge(first.next ?? {});
    expect(told(second)).toEqual(['slips 4', 'slips 5', 'calls 3']);
    expect(second.asked).toEqual(['calls 2', 'slips 2']);
    const third = await merge(second.next ?? {});
    expect(told(third)).toEqual(['slips 6']);
    expect(third.next).toBeUndefined();
  });

  it('are the same in pages of any size', async () => {
    const all: string[] = [];
    let cursor: Cursor | undefined = startCursor(['slips', 'calls']);
    while (cursor) {
      const page: Awaited<ReturnType<typeof merge>> = await merge(cursor, 1);
      all.push(...told(page));
      cursor = page.next;
    }
    expect(all).toEqual(told(await merge(startCursor(['slips', 'calls']), 100)));
    expect(all).toHaveLength(7);
  });

  it('go on without one that fails', async () => {
    const page = await merge(startCursor(['calls', 'slips']), 10, 'slips');
    expect(told(page)).toEqual(['calls 1', 'calls 2', 'calls 3']);
    expect(page.failures.map(({ kind }) => kind)).toEqual(['slips']);
    expect(page.next).toBeUndefined();
  });

  it('are nothing without any', async () => {
    expect(await merge(startCursor([]))).toMatchObject({ entries: [], next: undefined });
  });
});

describe('months of a timeline', () => {
  it('have their entries, each once', async () => {
    const { entries } = await merge(startCursor(['calls', 'slips']), 100);
    const months = byMonth([...entries, ...entries.slice(-1)]);
    expect(months.map(({ month, entries: of }) => `${month} ${of.length}`)).toEqual([
      '2026-03 3',
      '2026-02 2',
      '2026-01 1',
      '2025-12 1',
    ]);
  });
});

describe('a moment of an entry', () => {
  it('is local time, whatever the field says', () => {
    expect(entryMoment('2026-01-31T23:30:00Z')).toBe('2026-02-01T00:30');
    expect(entryMoment('2026-06-30T23:30:00+02:00')).toBe('2026-06-30T23:30');
    expect(entryMoment('2026-06-30T23:30:00')).toBe('2026-06-30T23:30');
    expect(entryMoment('2026-06-30')).toBe('2026-06-30');
  });
});

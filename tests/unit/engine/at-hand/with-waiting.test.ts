import { beforeEach, describe, expect, test } from 'vitest';
import { answerKeeper, type AnswerKeeper } from '../../../../src/api/answer-keeper';
import { ApiError } from '../../../../src/api/api-error';
import type { AnyRecord } from '../../../../src/api/dialect';
import { noteReadAt, readAtOf } from '../../../../src/api/read-at';
import { groupsAtHand, queryAtHand } from '../../../../src/engine/data/lists/at-hand';
import { groupsWithWaiting, withWaiting } from '../../../../src/engine/data/lists/with-waiting';
import type { Entry } from '../../../../src/engine/outbox/entry';
import { recorded } from '../../../../src/engine/outbox/machine';
import { outboxState } from '../../../../src/engine/outbox/outbox-state';
import { rowsAtHand } from '../../../../src/engine/outbox/rows-at-hand';

const rows: readonly AnyRecord[] = [
  { id: 1, state: '03', name: 'A' },
  { id: 2, state: '03', name: 'B' },
  { id: 3, state: '04', name: 'C' },
];
const accepting = (id: number, more: Partial<Entry> = {}): Entry => ({
  ...recorded({
    queue: 'q',
    operation: 'POST /tasks/{id}/accept',
    params: { id },
    key: `key-${id}`,
    recordedAt: '2031-03-03T08:00:00.000Z',
    label: { action: 'Accept', record: 'R' },
    of: { schema: 'Task', id, record: rows[id - 1] as AnyRecord, follows: { state: '04' } },
  }),
  seq: id,
  ...more,
});
const holding = (entries: readonly Entry[]) =>
  outboxState.update((state) => ({ ...state, entries }));
const equals = {
  conditions: [{ field: 'state', operator: '=' as const, values: ['03'] }],
  order: [],
};
const ofServer = () => {
  const meant = rows.filter(({ state }) => state === '03');
  return Promise.resolve({ rows: meant, total: meant.length });
};
const request = { offset: 0, limit: 50, count: true } as const;

beforeEach(() => {
  holding([]);
  answerKeeper.set(undefined);
});

describe('what waits', () => {
  test('takes a row out of a list that it will leave, and out of its number', async () => {
    holding([accepting(1)]);
    const page = await withWaiting({ schema: 'Task' }, equals, ofServer)(request);
    expect(page).toMatchObject({ rows: [{ id: 2 }], total: 1 });
  });

  test('does nothing to lists of others, nor after it was sent', async () => {
    const read = (entries: readonly Entry[], schema = 'Task') => {
      holding(entries);
      return withWaiting({ schema }, equals, ofServer)(request);
    };
    expect(await read([accepting(1)], 'Other')).toMatchObject({ total: 2 });
    const endedAt = new Date(Date.now() - 1000).toISOString();
    expect(await read([accepting(1, { state: 'sent', endedAt })])).toMatchObject({ total: 2 });
  });

  test('what was sent since the device kept its rows is not in them', async () => {
    const kept = async () => {
      const page = await ofServer();
      noteReadAt(page.rows, Date.parse('2031-03-03T08:30:00Z'));
      return page;
    };
    holding([accepting(1, { state: 'sent', endedAt: '2031-03-03T09:00:00.000Z' })]);
    const page = await withWaiting({ schema: 'Task' }, equals, kept)(request);
    expect(page.rows).toEqual([rows[1]]);
    expect(readAtOf(page)).toBe(Date.parse('2031-03-03T08:30:00Z'));
  });

  test('is counted in groups', async () => {
    holding([accepting(1)]);
    const groups = {
      groups: [{ key: '03', count: 2, values: [] }],
      totals: { count: 2, values: [] },
    };
    const asked = { order: [], group: ['state'] };
    const found = await groupsWithWaiting('Task', asked, () => Promise.resolve(groups));
    expect(found.groups).toEqual([
      { key: '03', count: 1, values: [] },
      { key: '04', count: 1, values: [] },
    ]);
  });
});

describe('a computed query without a network', () => {
  const silence = new ApiError({ operation: 'POST /cmn/computed-queries/{groupKey}/{id}' });
  const list = { path: '/tasks', params: {} };
  const asked = {
    predicate: {
      op: 'OR' as const,
      items: [
        { attribute: 'name', operator: '=', value: 'A' },
        { attribute: 'state', operator: '=', value: '04' },
      ],
    },
    order: [{ field: 'name', descending: true }],
    ...{ offset: 0, limit: 50 },
  };
  const keeping = (known: readonly AnyRecord[] | undefined) =>
    answerKeeper.set({
      rows: () => Promise.resolve(known && { rows: known, total: 2000, at: 5 }),
    } as unknown as AnswerKeeper);

  test('is answered by the rows that are known, and says over how many', async () => {
    keeping(rows);
    const page = await queryAtHand(silence, list, asked);
    expect(page).toEqual({ rows: [rows[2], rows[0]], total: 2 });
    expect(readAtOf(page)).toBe(5);
    expect(rowsAtHand.get().get('/tasks')).toEqual({ known: 3, total: 2000 });
    const group = { order: [], group: ['state'], sum: [] };
    const groups = await groupsAtHand(silence, list, {}, group, {});
    expect(groups.groups).toMatchObject([
      { key: '03', count: 2 },
      { key: '04', count: 1 },
    ]);
  });

  test('fails as it did where nothing is known, or the rows lack what is asked', async () => {
    keeping(undefined);
    await expect(queryAtHand(silence, list, asked)).rejects.toBe(silence);
    keeping(rows.map(({ id, name }) => ({ id, name })));
    await expect(queryAtHand(silence, list, asked)).rejects.toBe(silence);
  });

  test('takes no refusal of a server for a missing network', async () => {
    keeping(rows);
    const refusal = new ApiError({ operation: 'POST /x', status: 422 });
    await expect(queryAtHand(refusal, list, asked)).rejects.toBe(refusal);
  });
});

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import {
  type RowsCall,
  rowsSource,
  wholeRowsQuery,
} from '../../../src/engine/data/lists/rows-source';
import { RowSource } from '../../../src/engine/data/lists/row-source';

const asked: { answer: () => void }[] = [];
vi.mock('../../../src/api/call', () => ({
  call: (_: string, { signal }: { signal?: AbortSignal }) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      asked.push({ answer: () => resolve({ data: { result: [{ id: 2 }, { id: 1 }] } }) });
    }),
}));

const of = { list: '/auszug', params: {}, query: {}, fixed: [], isWhole: true } as RowsCall;

test('sums that leave before the answer do not take it from the rows', async () => {
  vi.stubGlobal('window', globalThis);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const order = [{ field: 'id', descending: false }];
  const source = rowsSource(of, { asked: {}, order, schema: 'Line', language: 'de', client });
  const rows = new RowSource(client, source, 'Line', 'de');
  const stopRows = rows.subscribe(() => undefined);
  const sums = new QueryObserver(client, wholeRowsQuery(of, {}, 'Line', 'de'));
  // As when the layout changes between desk and phone.
  sums.subscribe(() => undefined)();
  const stopSums = sums.subscribe(() => undefined);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  for (const { answer } of asked) answer();
  await vi.waitFor(() => expect(rows.status()).toMatchObject({ total: 2, isPending: false }));
  expect([rows.rowAt(0), rows.rowAt(1)]).toEqual([{ id: 1 }, { id: 2 }]);
  expect(asked).toHaveLength(1);
  stopSums();
  stopRows();
  vi.unstubAllGlobals();
});

// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import type { AnyRecord } from '../../../../src/api/dialect';
import type { BulkRequest } from '../../../../src/engine/views/list/bulk/run-bulk';
import { useBulk, type BulkState } from '../../../../src/engine/views/list/bulk/use-bulk';
import type { Place } from '../../../../src/engine/screens/place';
import { render, type Rendered } from '../../support/render';
import { thingFields } from './support/list-fields';

const api = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../../src/api/call', () => api);
vi.mock('../../../../src/engine/editing/validation/validate-record', () => ({
  validateRecord: () => ({}),
}));

interface Sent {
  params: { id: number };
}
/** Answers a call to a row, or refuses it. */
let answer: (method: string, id: number) => unknown;

const place = {
  definition: { name: 'things', schema: 'Thing', api: { record: '/dinge/{id}' }, actions: [] },
  fields: thingFields,
  params: {},
  fixed: [],
} as unknown as Place;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, version: 1, town: 'Ulm' }));

let shown: Rendered;
let bulk: ReturnType<typeof useBulk>;

function Work({ pages, request }: { pages: readonly AnyRecord[][]; request: BulkRequest }) {
  bulk = useBulk({
    place,
    request,
    readSelected: async function* () {
      await Promise.resolve();
      yield* pages;
    },
  });
  return null;
}

beforeEach(() => {
  api.call.mockReset().mockImplementation(async (operation: string, { params }: Sent) => {
    const [method = ''] = operation.split(' ');
    const data = await answer(method, params.id);
    return { data: data ?? { result: { id: params.id, version: 2, town: 'Köln' } } };
  });
});
afterEach(() => shown.unmount());

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
async function begin(pages: readonly AnyRecord[][], request: BulkRequest): Promise<void> {
  const loadValidators = () => Promise.resolve({});
  shown = render(null);
  shown.unmount();
  shown = render(<Work pages={pages} request={request} />, {
    registry: { loadValidators, lookups: {} } as never,
  });
  await settled();
}
async function act1(what: () => void): Promise<void> {
  act(what);
  await settled();
}
const finished = () => {
  expect(bulk.state.step).toBe('finished');
  return bulk.state as Extract<BulkState, { step: 'finished' }>;
};
const refused = (status: number) => new ApiError({ operation: 'x', status });
const failedIds = () => finished().failures.map(({ record }) => record.id);

test('more rows than can be worked on are refused, also when nobody had counted them', async () => {
  await begin([rowsOf(3000), rowsOf(3000)], { kind: 'remove' });
  expect(bulk.state).toMatchObject({ step: 'unread' });
  expect((bulk.state as { reason: string }).reason).toContain('atMost');
});

test('stopping while failed rows are read anew begins nothing, and keeps what has failed', async () => {
  await begin([rowsOf(6)], { kind: 'remove' });
  answer = (_, id) => (id > 3 ? Promise.reject(refused(409)) : undefined);
  const { state } = bulk;
  await act1(() => state.step === 'planned' && bulk.start(state.plan.items));
  expect(failedIds()).toEqual([4, 5, 6]);

  const removed: number[] = [];
  const reads: (() => void)[] = [];
  answer = (method, id) => {
    if (method === 'DELETE') removed.push(id);
    return method === 'GET' ? new Promise<void>((resolve) => reads.push(resolve)) : undefined;
  };
  await act1(() => bulk.retry(false));
  expect(bulk.state).toMatchObject({ step: 'running' });
  await act1(() => bulk.stop());
  await act1(() => reads.forEach((read) => read()));
  expect(removed).toEqual([]);
  expect(finished().done).toBe(3);
  expect(finished().failures.length + finished().left).toBe(3);
});

test('what was not tried because it was stopped stays untried when the rest is tried again', async () => {
  await begin([rowsOf(10)], { kind: 'remove' });
  answer = (_, id) => {
    if (id === 2) bulk.stop();
    return id === 1 ? Promise.reject(refused(409)) : undefined;
  };
  const { state } = bulk;
  await act1(() => state.step === 'planned' && bulk.start(state.plan.items));
  const { left } = finished();
  expect(left).toBeGreaterThan(0);
  answer = () => undefined;
  await act1(() => bulk.retry(false));
  expect(finished()).toMatchObject({ left, failures: [] });
});

test('undoing once more what failed forgets neither what is undone nor what cannot be', async () => {
  await begin([rowsOf(4)], { kind: 'change' });
  answer = () => undefined;
  const { state } = bulk;
  const field = thingFields.town!;
  await act1(
    () =>
      state.step === 'asking' &&
      void bulk.planChange(state.rows, { field, value: 'Köln', said: {} }),
  );
  const planned = bulk.state;
  await act1(() => planned.step === 'planned' && bulk.start(planned.plan.items));
  expect(finished()).toMatchObject({ done: 4, canUndo: true });

  answer = (_, id) =>
    id === 1 ? Promise.reject(refused(412)) : id === 2 ? Promise.reject(refused(503)) : undefined;
  await act1(() => bulk.undo());
  expect(finished()).toMatchObject({ done: 2, canRetry: true });
  answer = () => undefined;
  await act1(() => bulk.retry(true));
  expect(failedIds()).toEqual([1]);
  expect(finished()).toMatchObject({ done: 3, canRetry: false });
});

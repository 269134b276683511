import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallOptions } from '../../../../src/api/call';
import { EditLock } from '../../../../src/engine/editing/lock/edit-lock';
import { FakeOrders, refusal } from './fake-orders';

const server = vi.hoisted(() => ({ orders: undefined as FakeOrders | undefined }));
vi.mock('../../../../src/api/call', () => ({
  call: (operation: string, options: CallOptions = {}) =>
    server.orders?.call(operation, options) ?? Promise.reject(new Error('no server')),
}));

const take = 'POST /system/sperren';

let orders: FakeOrders;
beforeEach(() => {
  vi.useFakeTimers();
  orders = new FakeOrders();
  server.orders = orders;
});
afterEach(() => {
  vi.useRealTimers();
});

function lockOf(table: string | undefined, id: number | 'new' = 5) {
  const told = { onColleague: vi.fn(), onRefused: vi.fn() };
  return { ...told, lock: new EditLock({ table, id, userName: 'Anna A', ...told }) };
}
const calls = () => orders.got.map(({ call }) => call);

it('a lock is kept alive as long as it is held', async () => {
  const { lock, onColleague } = lockOf('ORD');
  const release = lock.hold();
  await vi.advanceTimersByTimeAsync(0);
  expect(lock.token()).toBe('token 1');
  expect(onColleague).toHaveBeenLastCalledWith(undefined);
  await vi.advanceTimersByTimeAsync(130_000);
  const renewal = 'POST /system/sperren/token 1/verlaengerung';
  expect(calls()).toEqual([take, renewal, renewal]);
  release();
  expect(lock.token()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(130_000);
  expect(calls().slice(3)).toEqual(['DELETE /system/sperren/token 1']);
});

it('one that is held twice in a row is taken anew, and nothing is left over', async () => {
  const { lock } = lockOf('ORD');
  lock.hold()();
  const release = lock.hold();
  await vi.advanceTimersByTimeAsync(0);
  expect(lock.token()).toBe('token 2');
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual([
    'DELETE /system/sperren/token 1',
    'DELETE /system/sperren/token 2',
  ]);
});

it('is let go when its page goes, and taken again when a page that was kept is back', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const tell = (type: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  const { lock } = lockOf('ORD');
  const release = lock.hold();
  await vi.advanceTimersByTimeAsync(0);
  tell('pagehide', true);
  expect(calls()).toEqual([take]);
  tell('pageshow', true);
  await vi.advanceTimersByTimeAsync(0);
  expect(lock.token()).toBe('token 2');
  tell('pagehide', false);
  expect(calls()).toEqual([take, take, 'DELETE /system/sperren/token 2']);
  release();
  tell('pagehide', false);
  expect(calls().filter((call) => call.startsWith('DELETE'))).toHaveLength(2);
  vi.unstubAllGlobals();
});

it('without an answer editing goes on, a colleague’s lock is told', async () => {
  const { lock, onRefused } = lockOf('ORD');
  orders.once(take, () => Promise.reject(refusal(undefined)));
  lock.hold();
  await vi.advanceTimersByTimeAsync(0);
  expect(onRefused).not.toHaveBeenCalled();
  expect(await lock.retake()).toBe(true);
  const blocked = refusal(423);
  orders.once(take, () => Promise.reject(blocked));
  expect(await lock.retake()).toBe(false);
  expect(lock.token()).toBe('token 1');
  orders.once(take, () => Promise.reject(blocked));
  lock.hold();
  await vi.advanceTimersByTimeAsync(0);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(blocked);
});

it.each([
  ['the contract has none', undefined, 5],
  ['the record is new', 'ORD', 'new'],
] as const)('nothing is taken where %s', async (_, table, id) => {
  const { lock } = lockOf(table, id);
  lock.hold()();
  expect(await lock.retake()).toBe(true);
  expect(calls()).toEqual([]);
});

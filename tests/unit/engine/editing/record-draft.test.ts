import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '../../../../src/api/call';
import type { Draft } from '../../../../src/engine/editing/draft/draft';
import { RecordDraft } from '../../../../src/engine/editing/draft/record-draft';
import { FakeOrders } from './fake-orders';
import { openSession } from './support';

const server = vi.hoisted(() => ({ orders: undefined as FakeOrders | undefined }));
vi.mock('../../../../src/api/call', () => ({
  call: (operation: string, options: CallOptions = {}) =>
    server.orders?.call(operation, options) ?? Promise.reject(new Error('no server')),
}));

const left: Draft = {
  v: 1,
  version: 1,
  before: { title: 'Auftrag' },
  changes: { title: 'Von gestern' },
  time: '2026-11-22T12:00:00Z',
};

function open(orders: FakeOrders, stored?: Draft) {
  let kept = stored;
  const store = {
    read: () => kept,
    write: (draft: Draft) => void (kept = draft),
    remove: () => void (kept = undefined),
  };
  const of = openSession(orders);
  const draft = new RecordDraft(store, of.session);
  return { ...of, draft, kept: () => kept, end: draft.follow() };
}

let orders: FakeOrders;
beforeEach(() => {
  vi.useFakeTimers();
  orders = new FakeOrders();
  server.orders = orders;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft', () => {
  it('is kept when typing pauses, and gone when the record is saved or given up', async () => {
    const { session, edit, kept } = open(orders);
    edit();
    session.change({ title: 'Neu' });
    expect(kept()).toBeUndefined();
    await vi.runAllTimersAsync();
    expect(kept()).toMatchObject({ changes: { title: 'Neu' }, before: { title: 'Auftrag' } });
    await session.save();
    expect(kept()).toBeUndefined();
    edit();
    session.change({ title: 'Anders' });
    await vi.runAllTimersAsync();
    expect(kept()).toMatchObject({ changes: { title: 'Anders' } });
    session.cancel();
    expect(kept()).toBeUndefined();
  });

  it('takes keystrokes along that the form still holds when it ends', () => {
    const { edit, held, kept, end } = open(orders);
    edit();
    held.typed = { note: 'halb' };
    end();
    expect(kept()).toMatchObject({ changes: { note: 'halb' } });
  });

  it('of an earlier visit is left alone while nobody edits', async () => {
    const { draft, kept, end } = open(orders, left);
    await vi.runAllTimersAsync();
    end();
    expect(draft.get()).toBe(left);
    expect(kept()).toBe(left);
  });

  it('is restored over the record, and offered no more', async () => {
    const { draft, session, kept } = open(orders, left);
    const heard = vi.fn();
    draft.subscribe(heard);
    draft.restore(orders.order);
    expect(session.get().session).toMatchObject({
      state: 'editing',
      values: { title: 'Von gestern', note: 'alt' },
    });
    expect(draft.get()).toBeUndefined();
    expect(heard).toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(kept()?.older).toBeUndefined();
    expect(kept()).toMatchObject({ changes: { title: 'Von gestern' } });
  });

  it('is restored into what is being edited', () => {
    const { draft, session, edit } = open(orders, left);
    edit();
    session.change({ note: 'heute' });
    draft.restore(orders.order);
    expect(session.get().session).toMatchObject({
      values: { title: 'Von gestern', note: 'heute' },
    });
  });

  it('that was not answered is kept beneath a newer one, and offered when that is gone', async () => {
    const { draft, session, edit, kept } = open(orders, left);
    edit();
    session.change({ note: 'heute' });
    await vi.runAllTimersAsync();
    expect(kept()).toMatchObject({ changes: { note: 'heute' }, older: left });
    session.cancel();
    expect(kept()).toBe(left);
    draft.discard();
    expect(draft.get()).toBeUndefined();
    expect(kept()).toBeUndefined();
  });
});

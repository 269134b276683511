// @vitest-environment jsdom
import { act, createRef, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import type { CallOptions } from '../../../../src/api/call';
import type { Registry } from '../../../../src/engine/application/registry';
import type { FormHandle } from '../../../../src/engine/editing/form-handle';
import type { RecordSession } from '../../../../src/engine/editing/session/record-session';
import { useRecordSession } from '../../../../src/engine/editing/session/use-record-session';
import { standardFieldTypes } from '../../../../src/engine/fields';
import { render } from '../../support/render';
import { FakeOrders } from './fake-orders';
import { place } from './support';

const server = vi.hoisted(() => ({ orders: undefined as FakeOrders | undefined }));
vi.mock('../../../../src/api/call', () => ({
  call: (operation: string, options: CallOptions = {}) =>
    server.orders?.call(operation, options) ?? Promise.reject(new Error('no server')),
}));

const registry = {
  fieldTypes: standardFieldTypes,
  lookups: {},
  rights: { 'POST /system/sperren': 'session' },
  codes: { Order: 'ORD' },
  loadValidators: () => Promise.resolve({}),
} as unknown as Registry;

it('a record that is edited from the start holds one lock, also where React starts effects twice', async () => {
  const orders = new FakeOrders();
  server.orders = orders;
  const sessions = new Set<RecordSession>();
  const form = createRef<FormHandle>();
  let seen = '';
  function Shown({ title }: { title: string }) {
    const [now, session] = useRecordSession({ place, id: 5, form, onCreated: () => undefined });
    useEffect(() => {
      sessions.add(session);
      session.edit(orders.order);
    }, [session]);
    useEffect(() => session.change({ title }), [session, title]);
    seen = now.session.state === 'reading' ? 'reading' : String(now.session.values.title);
    return null;
  }
  const count = (method: string) =>
    orders.got.filter(({ call }) => call.startsWith(`${method} /system/sperren`)).length;

  const shown = render(<Shown title="Neu" />, { registry });
  await act(() => vi.waitFor(() => expect(count('POST')).toBeGreaterThan(0)));
  await act(() => vi.waitFor(() => expect(count('POST') - count('DELETE')).toBe(1)));
  expect(seen).toBe('Neu');
  const taken = count('POST');
  shown.rerender(<Shown title="Neuer" />);
  expect(seen).toBe('Neuer');
  expect(sessions.size).toBe(1);
  expect(count('POST')).toBe(taken);
  shown.unmount();
  await vi.waitFor(() => expect(count('DELETE')).toBe(taken));
});

import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { standardFields } from '../../../support/standard-fields';
import type { EntityValidators } from '../../../../src/engine/application/registry';
import type { AnyRecord, ScreenDefinition } from '../../../../src/engine/define/definition';
import { partRow, type Row } from '../../../../src/engine/editing/model/row';
import { RecordSession } from '../../../../src/engine/editing/session/record-session';
import type { Place } from '../../../../src/engine/screens/place';
import type { RowTable } from '../../../../src/engine/screens/row-table';
import type { FakeOrders } from './fake-orders';

const ordersPath = '/houses/{houseId}/orders';
const linesPath = `${ordersPath.replace('orders', 'orders/{orderId}')}/lines`;

const fields = standardFields(
  'Order',
  {
    required: ['title'],
    properties: {
      id: { type: 'integer', readOnly: true },
      version: { type: 'integer', readOnly: true },
      title: { type: 'string' },
      note: { type: ['string', 'null'] },
      total: { type: 'number', readOnly: true },
      remark: { type: ['string', 'null'], 'x-asked-when': 'ORDER_REMARK' },
    },
  },
  {},
);

const lines: RowTable = {
  tab: {
    type: 'table',
    name: 'lines',
    schema: 'Line',
    api: { list: linesPath, record: `${linesPath}/{id}`, create: linesPath },
    columns: [{ field: 'text' }],
    totals: [],
  } as RowTable['tab'],
  name: '@lines',
  schema: 'Line',
  fields: standardFields(
    'Line',
    {
      required: ['text'],
      properties: {
        id: { type: 'integer', readOnly: true },
        version: { type: 'integer', readOnly: true },
        text: { type: 'string' },
        amount: { type: ['integer', 'null'] },
        sum: { type: 'number', readOnly: true },
      },
    },
    {},
  ),
  isProperty: false,
  order: undefined,
  most: Infinity,
};

/** Orders below house 7, with lines below each. */
export const place = {
  definition: {
    name: 'orders',
    schema: 'Order',
    api: { list: ordersPath, record: `${ordersPath}/{id}`, create: ordersPath },
    tabs: [{ type: 'list', name: 'history', schema: 'OrderEntry', list: '', columns: [] }],
  } as unknown as ScreenDefinition,
  title: ['title'],
  fields,
  tables: [lines],
  path: '/houses/7/orders',
  list: ordersPath,
  params: { houseId: 7 },
  fixed: [],
  preset: {},
} satisfies Place;

/** Says that a text may not be empty. */
function requires(name: string, whole: boolean): NonNullable<EntityValidators['input']> {
  const missing = { instancePath: '', keyword: 'required', params: { missingProperty: name } };
  const validator = Object.assign(
    (values: unknown) => {
      const value = (values as AnyRecord)[name];
      const isWrong = value === null || (whole && value === undefined);
      validator.errors = isWrong ? [missing] : null;
      return !isWrong;
    },
    { errors: null as (typeof missing)[] | null },
  );
  return validator as NonNullable<EntityValidators['input']>;
}

const validators: Readonly<Record<string, EntityValidators>> = {
  Order: { input: requires('title', true), patch: requires('title', false) },
  Line: { input: requires('text', true), patch: requires('text', false) },
};

/** An edit session of an order, with a form that may hold keystrokes back. */
export function openSession(orders: FakeOrders, id: number | 'new' = 5) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const askWhether = vi.fn(() => Promise.resolve(false));
  const notices = { saved: vi.fn(), notSent: vi.fn(), failed: vi.fn(), noted: vi.fn() };
  const onCreated = vi.fn();
  const held: { typed: AnyRecord; arrives: boolean } = { typed: {}, arrives: true };
  const form = {
    flush: () => {
      const { typed } = held;
      held.typed = {};
      if (Object.keys(typed).length > 0) session.change(typed);
    },
    pending: () => held.typed,
    settle: () => Promise.resolve(held.arrives),
    focusField: vi.fn(),
    isInSight: () => true,
    focusFirstError: vi.fn(),
  };
  const session = new RecordSession(
    {
      id,
      client,
      registry: {
        loadValidators: (schema) => Promise.resolve(validators[schema] ?? {}),
        rights: { 'POST /system/sperren': 'session' },
        codes: { Order: 'ORD' },
      },
      userName: 'Anna A',
      form: { current: form },
    },
    {
      place,
      language: 'de',
      notices,
      askWhether,
      labelOf: ({ name }) => `Feld ${name}`,
      rowTexts: {
        conflict: (_error, _table, field, theirs) => `${field} ist jetzt ${String(theirs)}`,
        notRemoved: () => 'nicht entfernt',
        removedMeanwhile: () => 'inzwischen entfernt',
      },
      onCreated,
    },
  );
  return {
    session,
    client,
    notices,
    askWhether,
    onCreated,
    held,
    form,
    /** Begins to change the order as it is stored. */
    edit: () => session.edit(orders.order),
    /** The session, which has to be open. */
    open: () => {
      const { session: now } = session.get();
      if (now.state === 'reading') throw new Error('nothing is being edited');
      return now;
    },
    lines: () => orders.lines.map((line) => partRow(line)),
    /** The rows as they are wanted, with changes by key. */
    changed: (rows: readonly Row[], changes: Readonly<Record<string, AnyRecord>>) =>
      rows.map((row): Row => ({ ...row, ...changes[row.$key] })),
  };
}

import type { Fields } from '../../../../src/engine/fields/field';
import { standardFields } from '../../../support/standard-fields';
import { newRow, partRow, type Row } from '../../../../src/engine/editing/model/row';
import type { RowTable } from '../../../../src/engine/screens/row-table';

/** Fields of made-up rows. */
export const fields: Fields = standardFields(
  'Line',
  {
    required: ['text'],
    properties: {
      id: { type: 'integer', readOnly: true },
      version: { type: 'integer', readOnly: true },
      position: { type: 'integer', maximum: 9999 },
      kind: { type: 'string', enum: ['ITEM', 'TEXT'] },
      text: { type: 'string', maxLength: 60 },
      quantity: { type: ['number', 'null'], format: 'quantity' },
      weight: { type: ['number', 'null'], format: 'weight' },
      price: { type: ['number', 'null'], format: 'money' },
      currency: { type: ['string', 'null'] },
      due: { type: ['string', 'null'], format: 'date' },
      active: { type: 'boolean' },
      effort: { type: ['integer', 'null'], format: 'duration-minutes' },
      start: { type: ['string', 'null'], format: 'local-time' },
      count: { type: ['integer', 'null'] },
      owner: { type: ['integer', 'null'] },
      sum: { type: ['number', 'null'], format: 'money', readOnly: true },
    },
  },
  { quantity: { when: (line) => line.kind !== 'TEXT' }, owner: { lookup: 'user' } },
);

export const order = { field: 'position', max: 9999 };

export const line = (id: number, values: object = {}): Row =>
  partRow({ id, version: 1, position: id * 10, kind: 'ITEM', text: `Zeile ${id}`, ...values });

export const fresh = (key: string, values: object = {}): Row => newRow({ ...values }, key);

export const keysOf = (rows: readonly Row[]): string => rows.map(({ $key }) => $key).join(' ');

const tab = {
  type: 'table',
  name: 'lines',
  schema: 'Line',
  api: {
    list: '/orders/{orderId}/lines',
    record: '/lines/{id}',
    create: '/orders/{orderId}/lines',
  },
  columns: ['text', 'quantity', 'price'].map((field) => ({ field })),
  totals: [],
  order: 'position',
} as const;

/** A table of parts over these fields. */
export const table: RowTable = {
  tab,
  name: '@lines',
  schema: 'Line',
  fields,
  isProperty: false,
  order,
  most: Infinity,
};

import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { rowsKey } from '../../../../src/engine/data/lists/row-page';
import { rowStored } from '../../../../src/engine/data/lists/row-stored';
import type { EditSession } from '../../../../src/engine/editing/model/edit-session';
import { mayChangeCell } from '../../../../src/engine/screens/may-change-cell';
import { cellMessages } from '../../../../src/engine/views/list/in-place/cell-messages';
import { nextInPlace } from '../../../../src/engine/views/list/in-place/next-in-place';
import { rowOf } from '../../../../src/engine/views/list/in-place/row-of';

test('Tab goes to the next cell that takes input, over rows, but not to the end of the world', () => {
  const size = { rows: 1_000_000, columns: 3 };
  const odd = ({ row, column }: { row: number; column: number }) => row % 2 === 1 && column > 0;
  expect(nextInPlace({ row: 1, column: 1 }, 1, size, odd)).toEqual({ row: 1, column: 2 });
  expect(nextInPlace({ row: 1, column: 2 }, 1, size, odd)).toEqual({ row: 3, column: 1 });
  expect(nextInPlace({ row: 3, column: 1 }, -1, size, odd)).toEqual({ row: 1, column: 2 });
  expect(nextInPlace({ row: 0, column: 0 }, -1, size, odd)).toBeUndefined();
  const asked: number[] = [];
  const none = ({ row }: { row: number }) => asked.push(row) < 0;
  expect(nextInPlace({ row: 500, column: 0 }, 1, size, none)).toBeUndefined();
  expect(Math.max(...asked)).toBeLessThan(600);
});

test('a record is found near where it stood', () => {
  const rows = [4, 8, 15, 16].map((id) => ({ id }));
  expect(rowOf(15, 0, (row) => rows[row])).toBe(2);
  expect(rowOf(4, 3, (row) => rows[row])).toBe(0);
  expect(rowOf(42, 1, (row) => rows[row])).toBeUndefined();
});

test('rows at hand show what was stored, others stay the same', () => {
  const client = new QueryClient();
  const [page, other, count] = [0, 1, 'count'].map((of) => [...rowsKey('Boat'), of]) as [
    unknown[],
    unknown[],
    unknown[],
  ];
  const untouched = { rows: [{ id: 3 }] };
  client.setQueryData(page, { total: 2, rows: [{ id: 1, name: 'Alt' }, { id: 2 }] });
  client.setQueryData(other, untouched);
  client.setQueryData(count, { total: 2 });
  rowStored(client, 'Boat', { id: 1, name: 'Neu', version: 2 });
  expect(client.getQueryData(page)).toEqual({
    total: 2,
    rows: [{ id: 1, name: 'Neu', version: 2 }, { id: 2 }],
  });
  expect(client.getQueryData(other)).toBe(untouched);
  expect(client.getQueryData(count)).toEqual({ total: 2 });
});

test('what is wrong is said at the cell: its own first, that of others with their labels', () => {
  const base = { base: {}, values: {}, problems: {}, serverErrors: {} };
  const invalid: EditSession = { state: 'invalid', ...base };
  const errors = { country: ['Fehlt.'], town: ['Zu lang.'] };
  expect(cellMessages(invalid, errors, 'town', (name) => `<${name}>`)).toEqual([
    'Zu lang.',
    '<country>: Fehlt.',
  ]);
  const failed: EditSession = { state: 'failed', message: 'Schon abgeschlossen.', ...base };
  expect(cellMessages(failed, {}, 'town', String)).toEqual(['Schon abgeschlossen.']);
});

const field = (over = {}) => ({ name: 'town', type: {}, metadata: {}, property: {}, ...over });
const placeOf = (over = {}) => ({
  definition: {
    api: { list: '/boats', record: '/boats/{id}', create: '/boats' },
    inPlace: ['town'],
    editableWhen: ({ closed }: { closed?: boolean }) => !closed,
    tabs: [{ type: 'form', sections: [{ name: 'boat', fields: ['town'] }] }],
    ...over,
  },
});
const may = (place = placeOf(), of = field(), row = {}, can = (): boolean => true) =>
  mayChangeCell(place as never, of as never, { id: 1, ...row }, {
    can,
    me: {},
    registry: {
      tabTypes: { form: { sections: ({ sections }: { sections: unknown }) => sections } },
    },
  } as never);

test('a cell takes input where the list allows it and the record would', () => {
  expect(may()).toBe(true);
  expect(may(placeOf({ inPlace: true }))).toBe(true);
  expect(may(placeOf({ inPlace: undefined }))).toBe(false);
  expect(may(placeOf({ inPlace: ['name'] }))).toBe(false);
  expect(may(placeOf(), field({ readOnly: true }))).toBe(false);
  expect(may(placeOf(), field({ type: { isNested: true } }))).toBe(false);
  expect(may(placeOf(), field(), { closed: true })).toBe(false);
  expect(may(placeOf(), field(), {}, () => false)).toBe(false);
  expect(may(placeOf(), field({ metadata: { when: () => false } }))).toBe(false);
});

test('nor where no form of the record has it', () => {
  expect(may(placeOf({ tabs: [{ type: 'form', sections: [] }] }))).toBe(false);
  const hidden = [{ name: 'boat', fields: ['town'], when: () => false }];
  expect(may(placeOf({ tabs: [{ type: 'form', sections: hidden }] }))).toBe(false);
});

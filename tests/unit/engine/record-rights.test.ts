import { describe, expect, test } from 'vitest';
import type { Registry } from '../../../src/engine/application/registry';
import type { TabDefinition } from '../../../src/engine/define/definition';
import type { Field, Fields } from '../../../src/engine/fields/field';
import { isTabEditable } from '../../../src/engine/screens/editable-tab';
import { isEditable } from '../../../src/engine/screens/record-rights';
import * as tabTypes from '../../../src/engine/tab-types';

const plain = { readOnly: false, createOnly: false } as Field;
const all = () => true;
const none = () => false;

test.each<[string, Field | undefined, (right: unknown) => boolean, boolean, boolean]>([
  ['a plain field', plain, none, true, true],
  ['no field', undefined, all, false, false],
  ['a read-only one', { ...plain, readOnly: true }, all, false, false],
  ['one that takes a value in a new record only', { ...plain, createOnly: true }, all, true, false],
  ['one whose right is missing', { ...plain, rightToChange: 'ART_EK' }, none, false, false],
  ['one whose right is there', { ...plain, rightToChange: 'ART_EK' }, all, true, true],
])('%s', (_, field, can, inNew, inExisting) => {
  expect(isEditable(field, can, { isNew: true })).toBe(inNew);
  expect(isEditable(field, can, { isNew: false })).toBe(inExisting);
});

describe('a tab can be changed', () => {
  const fields = {
    name: { ...plain, metadata: {} },
    stock: { ...plain, readOnly: true, metadata: {} },
    lines: { ...plain, metadata: {} },
  } as unknown as Fields;
  const me = { id: 1, name: 'Anna A', kuerzel: 'A', typ: 0, istAdmin: false, technikerId: null };
  const registry = { tabTypes } as unknown as Registry;
  const form = (names: string[], when = true): TabDefinition => ({
    type: 'form',
    name: 'form',
    sections: [{ name: 'only', fields: names, when: () => when }],
  });
  const rows = { type: 'table', name: 'rows', totals: [], columns: [] } as const;
  const ofTheirOwn: TabDefinition = {
    ...rows,
    schema: 'Line',
    api: { list: '/lines', record: '/lines/{id}', create: '/lines' },
  };
  test.each<[string, TabDefinition, (operation: unknown) => boolean, boolean]>([
    ['by a field', form(['stock', 'name']), none, true],
    ['not where all its fields are read only', form(['stock']), all, false],
    ['not by a section that the record lacks', form(['name'], false), all, false],
    ['by rows of the record', { ...rows, property: 'lines' }, none, true],
    ['by rows that may be added', ofTheirOwn, (call) => call === 'POST /lines', true],
    ['not by rows that one only sees', ofTheirOwn, (call) => call === 'GET /lines', false],
    ['not where it only shows', { type: 'files', name: 'files', path: '/files' }, all, false],
  ])('%s', (_, tab, can, expected) => {
    expect(isTabEditable(tab, { fields }, {}, { can, me, registry })).toBe(expected);
  });
});

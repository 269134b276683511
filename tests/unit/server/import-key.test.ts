import { expect, test } from 'vitest';
import { Problem } from '../../../server/http/errors/problem';
import type { ImportTarget } from '../../../server/imports/import-target';
import { keyProperties, keyValue } from '../../../server/imports/known-records';

const properties = {
  name: { type: 'string', maxLength: 10 },
  code: { type: 'string', pattern: '^[A-Z]+$' },
  count: { type: 'integer' },
};
const target = { resource: { properties } } as unknown as ImportTarget;

const read = (key: string, daten: Record<string, unknown>) => {
  try {
    return keyValue(target, key, daten);
  } catch (error) {
    return error instanceof Problem ? error.fieldErrors : error;
  }
};

test('a key has the form in which it is stored', () => {
  expect(read('name', { name: ' U\u0308 ' })).toEqual(['Ü']);
  expect(read('name,count', { name: 'A', count: 7 })).toEqual(['A', 7]);
  expect(read('name', { name: '' })).toBeUndefined();
  expect(read('count', { count: 'sieben' })).toEqual({ count: [{ code: 'msg_value_type' }] });
});

test('a part is known below what it is a part of; empty values tell it apart like others', () => {
  const above = { property: 'count' };
  const parts = { resource: { properties }, above } as unknown as ImportTarget;
  const values = (daten: Record<string, unknown>) => keyValue(parts, 'code,name', daten);
  expect(keyProperties(parts, 'code,count,name')).toEqual(['count', 'code', 'name']);
  expect(values({ count: 7, code: 'A', name: 'B' })).toEqual([7, 'A', 'B']);
  expect(values({ count: 7, code: null, name: 'B' })).toEqual([7, '', 'B']);
  expect(values({ count: 7, code: '' })).toBeUndefined();
  expect(values({ code: 'A', name: 'B' })).toBeUndefined();
});

test.each([
  ['name', '10'],
  ['code', '100'],
])('a text that no record can have is measured before anybody looks at it: %s', (name, most) => {
  // Letters with as many accents as a text may have: each costs what thirty do.
  const text = `a${'\u0301'.repeat(30)}`.repeat(1_000);
  expect(read(name, { [name]: text })).toEqual({
    [name]: [{ code: 'msg_value_too_long', parameters: [most] }],
  });
});

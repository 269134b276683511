import { expect, test } from 'vitest';
import { duplicateFilters } from '../../../src/engine/editing/new/duplicate-filters';
import { thingFields as fields } from '../support/things';

const filters = (values: object) =>
  duplicateFilters([['vat'], ['email'], ['name', 'code']], fields, values as never);

test('a new record is compared by each list of fields that is filled in', () => {
  expect(filters({})).toEqual([]);
  expect(filters({ name: 'Nordlicht', email: null })).toEqual([]);
  expect(filters({ vat: 'DE123456788', email: 'info@x.de' })).toEqual([
    'vat=DE123456788',
    'email~info@x.de',
  ]);
});

test('a text is compared by its longest word, unless that says nothing', () => {
  expect(filters({ name: 'Die Nordlicht GmbH', code: '24103' })).toEqual([
    'name~Nordlicht,code~24103',
  ]);
  expect(filters({ name: 'AG', code: '24103' })).toEqual([]);
  expect(filters({ name: 'Müller,Söhne', code: '(24103)' })).toEqual([
    'name~Müller\\,Söhne,code~\\(24103\\)',
  ]);
});

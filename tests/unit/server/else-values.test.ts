import { expect, test } from 'vitest';
import { withElseValues } from '../../../server/resources/changes/else-values';

const resource = { properties: { de: {}, en: { 'x-else': 'de' }, rest: {} } };
const stored = { de: 'Tür', en: 'Tür', rest: 1 };
const translated = { de: 'Tür', en: 'door', rest: 1 };

test.each<[what: string, values: object, before: object | undefined, filled: object]>([
  ['a new record', { de: 'Tür' }, undefined, { de: 'Tür', en: 'Tür' }],
  ['a new record with an empty text', { de: 'Tür', en: ' ' }, undefined, { de: 'Tür', en: 'Tür' }],
  ['a new translated record', { de: 'Tür', en: 'door' }, undefined, { de: 'Tür', en: 'door' }],
  ['a new record without either', { rest: 1 }, undefined, { rest: 1 }],
  ['a change of the other', { de: 'Tor' }, stored, { de: 'Tor', en: 'Tor' }],
  ['a change of the other, translated', { de: 'Tor' }, translated, { de: 'Tor' }],
  ['a translation that is taken back', { en: null }, translated, { en: 'Tür' }],
  ['both at once', { de: 'Tor', en: null }, translated, { de: 'Tor', en: 'Tor' }],
  ['another change', { rest: 2 }, translated, { rest: 2 }],
])('%s', (_, values, before, filled) => {
  expect(withElseValues(resource, { ...values }, before && { ...before })).toEqual(filled);
});

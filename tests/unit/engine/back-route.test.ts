import { expect, test } from 'vitest';
import { backRouteOf, backRouteQuery } from '../../../src/engine/screens/back-route';

const known = ['home', 'addresses'];
const of = (query: Record<string, string>) => backRouteOf(new URLSearchParams(query), known);

test('a name is a path with dots, whose steps the parameters fill in', () => {
  expect(of({ backRouteName: 'home' })).toEqual({ path: '/home', label: undefined });
  expect(
    of({
      backRouteName: 'addresses.id.persons.personId',
      backRouteParams: '{"id":10001,"personId":"a/b"}',
      backRouteLabel: 'Otto GmbH',
    }),
  ).toEqual({ path: '/addresses/10001/persons/a%2Fb', label: 'Otto GmbH' });
});

test.each([
  ['addresses.persons', { id: 10001 }, '/addresses/10001/persons'],
  ['addresses.persons', { id: 10001, personId: 7 }, '/addresses/10001/persons/7'],
  ['addresses', { id: 10001 }, '/addresses/10001'],
  ['addresses.id.persons', { id: 10001, personId: 7 }, '/addresses/10001/persons/7'],
])('parameters that the name leaves out follow its steps: %s %o', (name, params, path) => {
  expect(of({ backRouteName: name, backRouteParams: JSON.stringify(params) })?.path).toBe(path);
});

test.each([
  [{}],
  [{ backRouteName: '' }],
  [{ backRouteName: 'elsewhere' }],
  [{ backRouteName: 'https://elsewhere.example' }],
  [{ backRouteName: '//elsewhere' }],
  [{ backRouteName: 'id', backRouteParams: '{"id":"addresses"}' }],
  [{ backRouteName: 'addresses.id', backRouteParams: '{"id":' }],
  [{ backRouteName: 'addresses.id', backRouteParams: '[1]' }],
])('nothing else leads anywhere: %o', (query) => {
  expect(of(query)).toBeUndefined();
});

test('no value leads out of its step', () => {
  const params = JSON.stringify({ id: '../../auth/logout' });
  expect(of({ backRouteName: 'addresses.id', backRouteParams: params })?.path).toBe(
    '/addresses/..%2F..%2Fauth%2Flogout',
  );
});

test('only the way back is taken along', () => {
  const search = new URLSearchParams({ backRouteName: 'home', filter: 'ort=Ulm' });
  expect(backRouteQuery(search)).toBe('?backRouteName=home');
  expect(backRouteQuery(new URLSearchParams({ filter: 'ort=Ulm' }))).toBe('');
});

import { describe, expect, test } from 'vitest';
import { lookupsOf } from '../../../scripts/page-build/lookups-of';
import type { ScreenEntry } from '../../../src/engine/application/registry';

const screen = (name: string, schema: string, standalone = true): ScreenEntry => ({
  name,
  schema,
  standalone,
  calls: [],
});
const known = {
  references: {
    Customer: { path: '/customers', value: 'id', searched: true },
    Colour: { path: '/colours', value: 'code', searched: false },
    Person: { path: '/persons', value: 'id', searched: true },
    Unit: { path: '/units', value: 'id', searched: false },
    Part: { path: '/parts', value: 'id', searched: true },
  },
  titles: { Customer: ['name', 'city'], Colour: ['text'], Person: ['name'], Unit: ['short'] },
  whole: ['/units'],
  entries: [screen('customers', 'Customer'), screen('persons', 'Person', false)],
};

describe('lists that values are chosen from', () => {
  const lookups = lookupsOf({}, known);
  test('are the records of a screen, searched by the server', () => {
    expect(lookups.Customer).toEqual({
      path: '/customers',
      value: 'id',
      title: ['name', 'city'],
      screen: 'customers',
    });
  });
  test('are whole lists, in the order of what is shown, where records are few', () => {
    expect(lookups.Colour).toEqual({
      path: '/colours',
      value: 'code',
      title: ['text'],
      orderBy: 'text',
      limit: 2000,
    });
  });
  test('ask for no order where the call takes none', () => {
    expect(lookups.Unit).toEqual({ path: '/units', value: 'id', title: ['short'] });
  });
  test('are whole lists where the server does not search them, although a screen shows them', () => {
    const entries = [...known.entries, screen('colours', 'Colour')];
    expect(lookupsOf({}, { ...known, entries }).Colour).toEqual(lookups.Colour);
  });
  test('are searched, too, where their screen stands in the tabs of others only', () => {
    expect(lookups.Person).toEqual({
      path: '/persons',
      value: 'id',
      title: ['name'],
      screen: 'persons',
    });
  });
  test('are none where records are many and no screen shows them', () => {
    expect(lookups.Part).toBeUndefined();
  });
});

test('what is written wins, and the rest follows from the schema', () => {
  const lookups = lookupsOf(
    {
      Colour: { orderBy: 'code' },
      buyer: { of: 'Customer', filter: 'blocked=false' },
      Person: { path: '/all', part: 'persons', me: true },
      rate: { path: '/all', part: 'rates', value: 'id', title: ['text'] },
    },
    known,
  );
  expect(lookups.Colour).toMatchObject({ path: '/colours', value: 'code', orderBy: 'code' });
  expect(lookups.buyer).toEqual({ ...lookups.Customer, filter: 'blocked=false' });
  // A part of an answer is asked for neither order nor number.
  expect(lookups.Person).toEqual({
    path: '/all',
    part: 'persons',
    value: 'id',
    title: ['name'],
    me: true,
  });
  expect(lookups.rate).toEqual({ path: '/all', part: 'rates', value: 'id', title: ['text'] });
});

test('a list of nothing is refused by its name', () => {
  expect(() => lookupsOf({ brand: { of: 'Brand' } }, known)).toThrow(
    'lookups: brand is of no schema with a list',
  );
});

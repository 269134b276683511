import { expect, test } from 'vitest';
import { gatheredMistakes, treeMistakes } from '../../../compiler/mistakes/gathered-mistakes';
import type { ScreenContract } from '../../../compiler/mistakes/screen-contract';
import * as tabNames from '../../../src/engine/tab-types/names';
import * as tabTypes from '../../../src/engine/tab-types';

const contract = {
  types: { tabTypes, tabNames },
  schemas: {
    Boat: { properties: { partOfId: { 'x-ref': 'Boat' }, ownerId: { 'x-ref': 'Owner' } } },
  },
} as unknown as ScreenContract;
const trips = { name: 'trips', schema: 'Trip', api: { list: '/trips' }, tabs: [] };
const embedded = { type: 'screen', name: 'trips', screen: 'trips', by: 'boatId' };

function gathered(kind: object, limits = {}) {
  const tabs = [embedded, { type: 'timeline', name: 'past', of: [kind] }];
  const screens = [{ name: 'boats', schema: 'Boat', api: { list: '/boats' }, tabs }, trips];
  return gatheredMistakes(screens as never, { ...contract, limits }).map(({ text }) => text);
}

test('what is gathered stands in another tab of the screen', () => {
  expect(gathered({ schema: 'Trip', date: 'day' })).toEqual([]);
  expect(gathered({ schema: 'Trip', date: 'day', tab: 'trips' })).toEqual([]);
  expect(gathered({ schema: 'Trip', date: 'day', tab: 'tours' })).toEqual([
    'tab «past» shows Trip, but no other tab «tours» of the screen has its records',
  ]);
  expect(gathered({ schema: 'Crew', date: 'day' })).toEqual([
    'tab «past» shows Crew, but no other tab of the screen has its records',
  ]);
});

test('its list is ordered by the date', () => {
  const trip = { schema: 'Trip', date: 'day' };
  expect(gathered(trip, { '/trips': { order: ['day'] } })).toEqual([]);
  expect(gathered(trip, { '/trips': { order: ['name'] } })).toEqual([
    'tab «past» orders /trips by «day», which that list does not know',
  ]);
  expect(gathered(trip, { '/trips': { lacks: ['order'] } })).toHaveLength(1);
});

test('a tree stands on a field that refers to a record of its own schema', () => {
  const said = (parent: string) =>
    treeMistakes([{ name: 'boats', schema: 'Boat', tree: { parent } }] as never, contract).map(
      ({ text }) => text,
    );
  expect(said('partOfId')).toEqual([]);
  expect(said('ownerId')).toEqual([
    'tree needs a field that refers to Boat, and «ownerId» does not',
  ]);
});

import { expect, test } from 'vitest';
import { screenLoaders } from '../../../src/engine/screens/screens';
import * as tabTypes from '../../../src/engine/tab-types';

const written = {
  name: 'houses',
  schema: 'House',
  api: { list: '/houses', record: '/houses/{id}' },
  columns: ['street', { field: 'town', width: 90 }],
  tabs: [{ type: 'screen', screen: 'rooms', param: 'roomId', by: 'houseId' }],
};
const { loadScreen } = screenLoaders(
  { houses: () => Promise.resolve({ default: written }) },
  tabTypes,
);

test('a screen is completed with what follows from it, once: it stays the same one', async () => {
  const house = await loadScreen('houses');
  expect(house).toMatchObject({
    standalone: true,
    api: { create: '/houses' },
    columns: [{ field: 'street' }, { field: 'town', width: 90 }],
    order: ['street'],
    tabs: [{ name: 'rooms' }],
    actions: [],
  });
  expect(await loadScreen('houses')).toBe(house);
});

test('a screen that there is not is named', async () => {
  await expect(loadScreen('sheds')).rejects.toThrow('screens/index.ts names no screen «sheds»');
});

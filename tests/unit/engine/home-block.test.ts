import { expect, test } from 'vitest';
import { isFor } from '../../../src/engine/screens/home-block';

const me = { id: 3, name: 'Tom', kuerzel: 'TT', typ: 2, istAdmin: false };
const block = { key: 'tasks', screen: 'tasks', tab: 'list', usersWith: 'technikerId' } as const;

test('a block is for users who have the property that it names, and for nobody by itself', () => {
  expect(isFor(block, { ...me, technikerId: 1 })).toBe(true);
  expect(isFor(block, { ...me, technikerId: null })).toBe(false);
  expect(isFor({ key: 'x', screen: 'x', tab: 'y' }, { ...me, technikerId: 1 })).toBe(false);
});

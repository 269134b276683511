import { expect, test } from 'vitest';
import { joinedVisits, type Visit } from '../../../src/engine/data/visits';

const visit = (id: number, title = `Record ${id}`): Visit => ({
  path: `/things/${id}`,
  screen: 'things',
  title,
});

test('the newer ones first, none twice, under the newer name', () => {
  expect(joinedVisits([visit(2, 'New name'), visit(3)], [visit(1), visit(2)])).toEqual([
    visit(2, 'New name'),
    visit(3),
    visit(1),
  ]);
});

test('twenty of them', () => {
  const all = Array.from({ length: 30 }, (_, id) => visit(id));
  expect(joinedVisits(all.slice(0, 5), all)).toEqual(all.slice(0, 20));
});

import { describe, expect, it } from 'vitest';
import { compareRows, rowsCall } from '../../../src/engine/data/lists/rows-source';

describe('compareRows', () => {
  const rows = [
    { id: 1, text: 'Öl', betrag: 5 },
    { id: 2, text: 'Zange', betrag: null },
    { id: 3, text: 'Nagel', betrag: 10 },
  ];
  const sorted = (...order: Parameters<typeof compareRows>[0]) =>
    [...rows].sort(compareRows(order, 'de')).map(({ id }) => id);

  it.each([
    ['text as the language sorts it', [{ field: 'text', descending: false }], [3, 1, 2]],
    ['figures as figures', [{ field: 'betrag', descending: false }], [1, 3, 2]],
    ['what is empty last, both ways', [{ field: 'betrag', descending: true }], [3, 1, 2]],
    ['no order as they came', [], [1, 2, 3]],
  ])('%s', (_, order, expected) => {
    expect(sorted(...order)).toEqual(expected);
  });
});

describe('rowsCall', () => {
  const registry = { whole: ['/report'] };
  const place = { params: { adresseId: 4 } };

  it('puts the record last into the path', () => {
    const of = rowsCall({ list: '/a/{adresseId}/b/{bId}/c' }, place, 7, registry, new Set());
    expect(of).toMatchObject({ params: { adresseId: 4, bId: 7 }, query: {}, fixed: [] });
    expect(of).toMatchObject({ isWhole: false });
  });

  it('or into the query parameter that names it', () => {
    const of = rowsCall({ list: '/report', by: 'bId' }, place, 7, registry, new Set(['bId']));
    expect(of).toMatchObject({ query: { bId: 7 }, fixed: [], isWhole: true });
  });

  it('or into the filter', () => {
    const of = rowsCall({ list: '/b', by: 'aId' }, place, 7, registry, new Set());
    expect(of).toMatchObject({ query: {}, fixed: [{ field: 'aId', values: ['7'] }] });
  });
});

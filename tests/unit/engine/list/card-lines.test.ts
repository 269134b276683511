import { expect, it } from 'vitest';
import type { GridColumn } from '../../../../src/engine/views/list/rows/grid-column';
import { cardLines } from '../../../../src/engine/views/list/cards/card-lines';

it.each([
  ['no fact', [], []],
  ['two beside each other', [100, 120], [[100, 120]]],
  ['an odd one', [100, 120, 90], [[100, 120], [90]]],
  ['a long text alone', [100, 240, 90, 80], [[100], [240], [90, 80]]],
  ['long texts only', [240, 250], [[240], [250]]],
  ['a long label alone', [100, 'Rechnungsbetrag', 110], [[100], ['Rechnungsbetrag'], [110]]],
])('a card with %s', (_, facts, lines) => {
  const columns = facts.map((of) =>
    typeof of === 'string' ? { width: 100, short: of } : { width: of, short: 'Ort' },
  );
  const found = cardLines(columns as GridColumn[], false).map((line) =>
    line.map(({ width, short }) => (short === 'Ort' ? width : short)),
  );
  expect(found).toEqual(lines);
});

it('has a line for each longer label where the phone is narrow', () => {
  const facts = ['Ort', 'PLZ', 'Anrede', 'Verfügbar', 'Land'].map((label) => ({
    width: 90,
    short: label,
  }));
  expect(cardLines(facts as GridColumn[], false)).toHaveLength(3);
  expect(cardLines(facts as GridColumn[], true)).toHaveLength(4);
});

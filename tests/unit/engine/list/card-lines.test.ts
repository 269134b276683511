import { expect, it } from 'vitest';
import type { GridColumn } from '../../../../src/engine/list/grid/grid-column';
import { cardLines } from '../../../../src/engine/list/grid/window/card-lines';

it.each([
  ['no fact', [], 0],
  ['two beside each other', [100, 120], 1],
  ['an odd one', [100, 120, 90], 2],
  ['a long text alone', [100, 240, 90, 80], 3],
  ['long texts only', [240, 240], 2],
  ['a long label alone', [100, 'Rechnungsbetrag', 100], 3],
])('a card with %s', (_, widths, lines) => {
  const columns = widths.map((of) =>
    typeof of === 'string' ? { width: 100, label: of } : { width: of, label: 'Ort' },
  );
  expect(cardLines(columns as GridColumn[])).toBe(lines);
});

import { expect, it } from 'vitest';
import type { GridColumn } from '../../../../src/engine/list/grid/grid-column';
import { cardLines } from '../../../../src/engine/list/grid/window/card-lines';

it.each([
  ['no fact', [], 0],
  ['two beside each other', [100, 120], 1],
  ['an odd one', [100, 120, 90], 2],
  ['a long text alone', [100, 240, 90, 80], 3],
  ['long texts only', [240, 240], 2],
])('a card with %s', (_, widths, lines) => {
  expect(cardLines(widths.map((width) => ({ width }) as GridColumn))).toBe(lines);
});

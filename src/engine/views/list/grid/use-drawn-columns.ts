import { useState } from 'react';
import type { GridColumn } from './grid-column';

/**
 * Columns as rows are made of them: the same ones while nothing but their texts has changed. Texts that come later
 * are written into the rows there are, whose elements somebody may be pressing.
 */
export function useDrawnColumns(columns: readonly GridColumn[]): readonly GridColumn[] {
  const [drawn, setDrawn] = useState(columns);
  const isSame =
    drawn.length === columns.length &&
    drawn.every((one, place) => looksLike(one, columns[place] as GridColumn));
  if (isSame) return drawn;
  setDrawn(columns);
  return columns;
}

function looksLike(one: GridColumn, other: GridColumn): boolean {
  const names = Object.keys(one) as (keyof GridColumn)[];
  return names.every((name) => name === 'format' || one[name] === other[name]);
}

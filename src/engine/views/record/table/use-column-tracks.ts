import { columnSizingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Row } from '../../../editing/model/row';
import type { TableColumn } from './use-table-columns';

const noData: Row[] = [];
const features = tableFeatures({ columnSizingFeature });
/** Widths in px of the row's number with its handle, and of its menu. */
const around = { number: 68, numberOnTouch: 96, menu: 44 };

/** Returns the grid's columns as CSS has them, and their least width in px. */
export function useColumnTracks(columns: readonly TableColumn[], coarse: boolean) {
  const model = useTable({
    features,
    columns: useMemo(
      () =>
        columns.map(({ field, width }) => ({
          id: field.name,
          accessorFn: (row: Row) => row[field.name],
          size: width,
        })),
      [columns],
    ),
    // Only widths are asked of it: a model of the rows would be made anew with each change.
    data: noData,
  });
  const number = coarse ? around.numberOnTouch : around.number;
  const tracks = [
    `${number}px`,
    ...model
      .getAllLeafColumns()
      .map((column) => `minmax(${column.getSize()}px, ${column.getSize()}fr)`),
    `${around.menu}px`,
  ].join(' ');
  return { tracks, width: number + model.getTotalSize() + around.menu };
}

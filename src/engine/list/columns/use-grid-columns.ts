import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ScreenDefinition } from '../../define/definition';
import { useEngine } from '../../context';
import { useFieldLabel } from '../../field/field-label';
import type { Field, Fields } from '../../field/field';
import { useFormatters } from '../../field/use-formatters';
import { cellOf } from '../grid/cells';
import type { GridColumn } from '../grid/grid-column';
import { alignOf, gridColumns, gridFeatures } from './columns';

const noRows: never[] = [];

/** The columns of a screen that the user may see, ready to be drawn. */
export function useGridColumns(
  definition: ScreenDefinition,
  fields: Fields,
): readonly GridColumn[] {
  const { can } = useEngine();
  const labelOf = useFieldLabel();
  const shown = useMemo(
    () =>
      definition.columns.filter(({ field }) => {
        const right = fields[field]?.right;
        return right === undefined || can(right);
      }),
    [definition, fields, can],
  );
  const columnFields = useMemo(
    () => shown.map(({ field }) => fields[field]).filter((field): field is Field => !!field),
    [shown, fields],
  );
  const formatters = useFormatters(columnFields);
  const columns = useMemo(() => gridColumns(shown, fields, labelOf), [shown, fields, labelOf]);
  const table = useTable({ features: gridFeatures, columns, data: noRows });
  const sizes = table
    .getAllLeafColumns()
    .map((column) => column.getSize())
    .join(' ');

  return useMemo(() => {
    const widths = sizes.split(' ').map(Number);
    return columnFields.map((field, index): GridColumn => {
      const column = shown[index] ?? { field: field.name };
      const format = column.show === 'value' ? stored : formatters.get(field.name);
      return {
        field,
        label: labelOf(field),
        width: widths[index] ?? 0,
        align: alignOf(column, field),
        format: format ?? stored,
        Cell: cellOf(field),
      };
    });
  }, [columnFields, shown, sizes, formatters, labelOf]);
}

function stored(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

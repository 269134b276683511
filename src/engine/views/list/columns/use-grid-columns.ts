import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import type { AnyRecord, ScreenDefinition } from '../../../define/definition';
import { countryOf } from '../../../fields/fields-of-record';
import { useFieldLabel, useMarkOf, useNamedFields } from '../../../fields/use-field-texts';
import { schemaKeys } from '../../../labels/label-keys';
import type { Fields } from '../../../fields/field';
import { useFormatters } from '../../../data/use-formatters';
import { valueKeys } from '../../../fields/value-formatter';
import { cellKind } from '../rows/cells';
import type { GridColumn } from '../rows/grid-column';
import type { ColumnSetting } from './column-layout';
import { alignOf, standardRoom } from './standard-width';

/** Builds the columns of a grid; the first one is always pinned: it says which row it is. */
export function useGridColumns(
  definition: Pick<ScreenDefinition, 'columns'> & Partial<Pick<ScreenDefinition, 'order'>>,
  fields: Fields,
  shown: readonly ColumnSetting[],
  { checks = true }: { checks?: boolean } = {},
): readonly GridColumn[] {
  const { t } = useTranslation();
  const { titles } = useEngine().registry;
  const labelOf = useFieldLabel();
  const markOf = useMarkOf();
  // Leaves the formatters alone when a width changes.
  const names = shown.map(({ field }) => field);
  const columnFields = useNamedFields(names, fields);
  const formatters = useFormatters(columnFields);

  // Keeps them apart from what writes their texts: see `useDrawnColumns`.
  const drawn = useMemo(() => {
    const first = definition.order?.[0]?.replace(/^-/, '');
    const pins = Math.max(1, shown.filter(({ pinned }) => pinned).length);
    return columnFields.map((field, index): Omit<GridColumn, 'format'> => {
      const { width } = shown.find((setting) => setting.field === field.name) ?? {};
      const column = definition.columns.find((one) => one.field === field.name) ?? {
        field: field.name,
      };
      const label = labelOf(field);
      const short = t(schemaKeys(field.schema, `short.${field.name}`), { defaultValue: label });
      const marks = Object.keys(field.metadata.mark?.tones ?? {});
      const values = [...(field.values ?? []), ...marks].map((value) =>
        t(...valueKeys(field, value)),
      );
      const room = standardRoom(column, field, {
        label,
        short,
        values,
        ordered: first === field.name,
        titled: titles[field.schema]?.includes(field.name),
      });
      const check = checks && index === 0 ? checkWidth : 0;
      return {
        field,
        label,
        short,
        heading: room.heading,
        width: width ?? room.width + check,
        most: room.most + check,
        grow: room.grow,
        // Fixes the widths of several pinned columns: their places have to be known where content scrolls beneath them.
        fixed: width !== undefined || (pins > 1 && index < pins),
        pin: index < pins ? index : undefined,
        align: alignOf(column, field),
        cell: cellKind(field),
        ...(field.metadata.mark && { markOf: (record: AnyRecord) => markOf(field, record) }),
        ...(field.type.link?.byCountry && {
          countryOf: (row: AnyRecord) => countryOf(fields, row),
        }),
      };
    });
  }, [columnFields, fields, shown, definition, labelOf, markOf, checks, titles, t]);
  return useMemo(() => {
    const asStored = new Set(
      definition.columns.filter(({ show }) => show === 'value').map(({ field }) => field),
    );
    return drawn.map((column): GridColumn => {
      const { name } = column.field;
      return { ...column, format: (!asStored.has(name) && formatters.get(name)) || stored };
    });
  }, [drawn, definition, formatters]);
}

/** Width in px of the check box of a row. */
const checkWidth = 40;

function stored(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

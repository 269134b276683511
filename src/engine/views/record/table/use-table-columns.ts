import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import type { AnyRecord } from '../../../define/definition';
import { useFieldLabel, useMarkOf, type Mark } from '../../../fields/use-field-texts';
import { isNumeric, type Field } from '../../../fields/field';
import { foreignAmount } from '../../../fields/value-formatter';
import { useFormatters } from '../../../data/use-formatters';
import { rowTotals, type Total } from '../../../editing/rows/row-totals';
import type { Row } from '../../../editing/model/row';
import type { RowTable } from '../../../screens/row-table';

export interface TableColumn {
  field: Field;
  label: string;
  /** Least width in px; columns share what is left over. */
  width: number;
  align: 'start' | 'end';
  format: (value: unknown) => string;
  /** Text of the value; amounts in the currency of their row. */
  text: (row: Row) => string;
  /** Tells whether rows like this one have a value here. */
  isFor: (row: Row) => boolean;
  /** Returns the mark of what else the value means. */
  markOf: (row: Row) => Mark | undefined;
}

/** Width in px, where the field's type says nothing. */
const WIDTH = 110;

export function useTableColumns(
  { tab, fields }: RowTable,
  record: AnyRecord,
): {
  columns: readonly TableColumn[];
  /** Returns the totals by column. */
  totalsOf: (rows: readonly Row[]) => ReadonlyMap<string, string>;
  /** Currency of all amounts; undefined where each row has its own. */
  currency: string | undefined;
} {
  const { can } = useEngine();
  const { t, i18n } = useTranslation('table');
  const { language } = i18n;
  const labelOf = useFieldLabel();
  const markOf = useMarkOf();
  const shown = useMemo(
    () =>
      tab.columns.flatMap((column) => {
        const field = fields[column.field];
        return field && (field.right === undefined || can(field.right)) ? [{ column, field }] : [];
      }),
    [tab, fields, can],
  );
  const formatters = useFormatters(useMemo(() => shown.map(({ field }) => field), [shown]));
  const inRows = tab.currency !== undefined && tab.currency in fields;
  const ofRecord = tab.currency === undefined || inRows ? undefined : record[tab.currency];

  return useMemo(() => {
    const currencyOf = (row: AnyRecord): string | undefined => {
      const currency = inRows ? row[String(tab.currency)] : ofRecord;
      return typeof currency === 'string' ? currency : undefined;
    };
    const amount = (
      value: number,
      currency: string | undefined,
      { field, format }: Pick<TableColumn, 'field' | 'format'>,
    ) =>
      currency === undefined || currency === 'EUR'
        ? format(value)
        : foreignAmount(value, currency, { field, language });
    const columns = shown.map(({ column, field }): TableColumn => {
      const format = formatters.get(field.name) ?? String;
      const isFor = (row: Row) => field.metadata.when?.({ ...row }) ?? true;
      return {
        field,
        label: labelOf(field),
        width: column.width ?? field.type.rowWidth ?? WIDTH,
        align: column.align ?? (isNumeric(field) ? 'end' : 'start'),
        format,
        isFor,
        markOf: (row) => (isFor(row) ? markOf(field, row) : undefined),
        text: (row) => {
          const value = row[field.name];
          if (!isFor(row)) return '';
          return field.type.isAmount && typeof value === 'number'
            ? amount(value, currencyOf(row), { field, format })
            : format(value);
        },
      };
    });
    const textOf = (name: string, total: Total): string => {
      if (total === 'several currencies') return t('severalCurrencies');
      const column = columns.find(({ field }) => field.name === name);
      return column ? amount(total.value, total.currency, column) : String(total.value);
    };
    return {
      columns,
      totalsOf: (rows) => {
        const { totals: of, countedWhen } = tab;
        const totals = rowTotals(rows, { fields, of, countedWhen, currencyOf });
        return new Map([...totals].map(([name, total]) => [name, textOf(name, total)]));
      },
      currency: inRows ? undefined : typeof ofRecord === 'string' ? ofRecord : 'EUR',
    };
  }, [shown, formatters, labelOf, markOf, language, t, tab, fields, inRows, ofRecord]);
}

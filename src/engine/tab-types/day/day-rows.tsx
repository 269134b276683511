import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isDateTime } from '../../../../schemas/rules/date-format';
import { useListFields } from '../../data/lists/use-list-fields';
import { useFormatters } from '../../data/use-formatters';
import { WaitingMark } from '../../views/outbox/waiting-mark';
import { isNumeric, type Field, type Fields } from '../../fields/field';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { DayTab } from './definition';
import { timeOnDay } from './days';
import type { DayRow } from './turn-after';
import styles from './day.module.css';

interface DayRowsProps {
  tab: DayTab;
  day: string;
  /** Rows; undefined while they load. */
  rows: readonly DayRow[] | undefined;
}

/** Table of the day's rows, with their sum. */
export function DayRows(props: DayRowsProps) {
  const { tab, rows } = props;
  const list = useListFields(tab.schema, tab.list);
  const { t } = useTranslation();
  if (!list || !rows) return <div className={styles.waiting} aria-busy />;
  if (rows.length === 0) return <p className={styles.quiet}>{t(`entities:${tab.schema}.none`)}</p>;
  return <Table {...props} rows={rows} fields={list.fields} />;
}

interface TableProps extends DayRowsProps {
  rows: readonly DayRow[];
  fields: Fields;
}

function Table({ tab, day, rows, fields }: TableProps) {
  const { t } = useTranslation('day');
  const labelOf = useFieldLabel();
  const columns = useMemo(
    () =>
      tab.columns
        .map((name) => fields[name])
        .filter((field): field is Field => field !== undefined),
    [tab, fields],
  );
  const formatters = useFormatters(columns);
  const textOf = ({ name }: Field, value: unknown): string => {
    if (value === null || value === undefined) return '–';
    const time = typeof value === 'string' && isDateTime(value) && timeOnDay(value, day);
    return time || (formatters.get(name)?.(value) ?? '');
  };
  const { total } = tab;
  const sum = rows.reduce((all, { row }) => all + Number((total && row[total]) ?? 0), 0);
  return (
    <table className={styles.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((field) => (
            <th
              key={field.name}
              role="columnheader"
              scope="col"
              data-figures={isNumeric(field) || undefined}
            >
              {labelOf(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ row, waits }) => (
          <tr key={String(row.id)} role="row">
            {columns.map((field, index) => (
              <td key={field.name} role="cell" data-figures={isNumeric(field) || undefined}>
                {textOf(field, row[field.name])}
                {waits && index === 0 && <WaitingMark />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot role="rowgroup">
          <tr role="row">
            {columns.map((field, index) =>
              index === 0 && field.name !== total ? (
                <th key={field.name} role="rowheader" scope="row">
                  {t('sum')}
                </th>
              ) : (
                <td key={field.name} role="cell" data-figures={isNumeric(field) || undefined}>
                  {field.name === total ? textOf(field, sum) : ''}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

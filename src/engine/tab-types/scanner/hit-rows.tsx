import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { failureText } from '../../../failure/failure-text';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { CodeRows } from './definition';
import { useFieldLabel } from '../../fields/use-field-texts';
import { isNumeric, type Field, type Fields } from '../../fields/field';
import { useFormatters } from '../../data/use-formatters';
import type { Labelled } from '../../labels/label-keys';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { readHitRows } from './read-rows';
import scan from '../../views/blocks/scan/scan.module.css';
import classes from './scanner.module.css';

interface HitRowsProps {
  screen: Labelled;
  rows: CodeRows;
  record: AnyRecord;
  fields: ReadonlyMap<string, Fields>;
}

/** Rows below a hit, e.g. what lies at a place, or where an article lies. */
export function HitRows({ screen, rows, record, fields }: HitRowsProps) {
  const { t, i18n } = useTranslation('scanner');
  const { can } = useEngine();
  const labelOf = useFieldLabel();
  const { part } = useScreenLabels();
  const heading = useId();
  const columns = useMemo(
    () =>
      rows.columns
        .map(({ field }) => fields.get(rows.schema)?.[field])
        .filter((field): field is Field => !!field && (!field.right || can(field.right))),
    [rows, fields, can],
  );
  const formatters = useFormatters(columns);
  const { data, error } = useQuery({
    queryKey: ['code-rows', rows.list, rows.by, record.id, i18n.language],
    queryFn: ({ signal }) => readHitRows(rows, record, signal),
    meta: { failure: 'shown' },
  });
  const valueOf = (field: Field, row: AnyRecord) => {
    const value = row[field.name];
    const text = formatters.get(field.name)?.(value) ?? '';
    if (text === '') return '–';
    if (!rows.codes.includes(field.name)) return text;
    return <Link to={`?${new URLSearchParams({ code: String(value) }).toString()}`}>{text}</Link>;
  };
  return (
    <section className={scan.card} aria-labelledby={heading} aria-busy={!data && !error}>
      <h2 className={scan.title} id={heading}>
        {part(screen, `rows.${rows.name}`)}
      </h2>
      {error && <p role="alert">{failureText(error)}</p>}
      {data?.rows.length === 0 && <p className={scan.quiet}>{t('scanner:noRows')}</p>}
      {data && data.rows.length > 0 && (
        <table className={classes.table} role="table" aria-labelledby={heading}>
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
            {data.rows.map((row) => (
              <tr key={String(row.id)} role="row">
                {columns.map((field) => (
                  <td
                    key={field.name}
                    role="cell"
                    data-figures={isNumeric(field) || undefined}
                    data-label={labelOf(field)}
                  >
                    {valueOf(field, row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data?.hasMore && (
        <p className={scan.quiet}>{t('scanner:moreRows', { count: data.rows.length })}</p>
      )}
    </section>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyRecord, RecordId } from '../../../../api/dialect';
import { useEngine } from '../../../application/context';
import { standardBase } from '../../../data/lists/list-state';
import { rowHeadQuery } from '../../../data/lists/row-page';
import { rowsCall, rowsSource } from '../../../data/lists/rows-source';
import { placeQuery } from '../../../data/references/place-query';
import type { Field } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { screenKeys } from '../../../labels/label-keys';
import type { Place } from '../../../screens/place';
import { recordPath } from '../../../screens/record-path';
import type { PreviewedRows } from '../../../screens/tab-type';
import { FieldValue } from '../../values/field-value';
import styles from './rows-preview.module.css';

interface RowsPreviewProps {
  /** Record whose rows they are. */
  of: Place;
  id: RecordId;
  rows: PreviewedRows;
  label: string;
  /** Path to all of the rows. */
  to: string;
  /** Number of all rows; undefined while it is not known. */
  total: number | undefined;
}

/** Highest number of rows shown; more are looked at in their tab. */
const MOST = 5;

/** First rows of a tab as a card. Left out if they cannot be had: the tab says why. */
export function RowsPreview(props: RowsPreviewProps) {
  const { registry } = useEngine();
  const client = useQueryClient();
  const { of } = props.rows;
  const name =
    'screen' in of
      ? of.screen
      : registry.entries.find(({ schema, standalone }) => standalone && schema === of.schema)?.name;
  const { data: place } = useQuery({
    ...placeQuery(registry, client, name ?? ''),
    enabled: name !== undefined,
  });
  return place && <Preview {...props} place={place} />;
}

function Preview({ place, of, id, rows, label, to, total }: RowsPreviewProps & { place: Place }) {
  const { registry } = useEngine();
  const { t, i18n } = useTranslation('record');
  const client = useQueryClient();
  const heading = useId();
  const { language } = i18n;
  const { schema, order, api } = place.definition;
  const source = useMemo(() => {
    const { list = api.list, by } = rows;
    // A path that names the record needs no filter.
    const asked = list.includes('{') ? { list } : { list, by };
    const call = rowsCall(asked, of, id, registry, new Set());
    const inOrder = standardBase(order).order;
    return rowsSource(call, { asked: {}, order: inOrder, schema, language, client });
  }, [api, rows, of, id, registry, order, schema, language, client]);
  const { data } = useQuery({
    ...rowHeadQuery(source, schema, language),
    meta: { failure: 'silent' as const },
  });
  if (!data) return null;
  const shown = data.rows.slice(0, MOST);
  const none = screenKeys(place.definition, 'none');
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        {label}
      </h2>
      {shown.length > 0 ? (
        <PreviewTable
          place={place}
          columns={rows.columns ?? place.definition.columns.map(({ field }) => field)}
          rows={shown}
          // Records of another screen stand there, not below this one.
          to={'screen' in rows.of ? to : place.path}
          labelledBy={heading}
        />
      ) : (
        <p className={styles.none}>{t(i18n.exists(none) ? none : 'list:noneHere')}</p>
      )}
      {total !== undefined && total > shown.length && (
        <Link className={styles.all} to={to}>
          {t('showAll', { count: total })}
        </Link>
      )}
    </section>
  );
}

interface PreviewTableProps {
  place: Place;
  columns: readonly string[];
  rows: readonly AnyRecord[];
  to: string;
  labelledBy: string;
}

/**
 * Table of the rows, without the columns that are empty in all of them. Roles name the parts that CSS lays out anew on
 * a phone.
 */
function PreviewTable({ place, columns: names, rows, to, labelledBy }: PreviewTableProps) {
  const { can } = useEngine();
  const label = useFieldLabel();
  const { fields } = place;
  const isTold = ({ name, right }: Field) =>
    (right === undefined || can(right)) && rows.some((row) => (row[name] ?? '') !== '');
  const columns = names.flatMap((name) => fields[name] ?? []).filter(isTold);
  const figure = columns.find(({ type }) => type.isAmount);
  const markOf = (field: Field) => ({
    'data-figure': field === figure || undefined,
    'data-end': field.type.figures !== undefined || undefined,
  });
  return (
    <table role="table" className={styles.table} aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((field) => (
            <th key={field.name} role="columnheader" scope="col" {...markOf(field)}>
              {label(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={String(row.id)} role="row">
            {columns.map((field, index) => {
              const value = <FieldValue field={field} value={row[field.name]} record={row} />;
              return (
                <td key={field.name} role="cell" {...markOf(field)} data-label={label(field)}>
                  {index === 0 ? <Link to={recordPath(to, row.id)}>{value}</Link> : value}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

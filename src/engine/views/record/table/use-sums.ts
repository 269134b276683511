import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEngine } from '../../../application/context';
import { fieldsQuery, ofCode } from '../../../data/fields-query';
import type { AnyRecord, RowSums } from '../../../define/definition';
import { wireRow, type Row } from '../../../editing/model/row';
import { isNumeric, type Fields } from '../../../fields/field';
import type { RowTable } from '../../../screens/row-table';

export interface Sums {
  fields: Fields;
  values: AnyRecord;
  shown: RowSums['fields'];
}

/**
 * Computes the sums of record and rows by the rule of its schema; undefined where none is declared, or while it is
 * loaded.
 */
export function useSums(
  { tab, fields: ofRows }: RowTable,
  record: AnyRecord,
  rows: readonly Row[],
): Sums | undefined {
  const { registry, can } = useEngine();
  const { sums } = tab;
  const rule = useQuery({
    queryKey: ['sums', sums?.schema],
    queryFn: sums ? () => registry.loadSums(sums.schema) : skipToken,
    ...ofCode,
  });
  const fields = useQuery({
    ...fieldsQuery(registry, sums?.schema ?? ''),
    enabled: sums !== undefined,
  });
  const values = useMemo(() => {
    const figures = Object.values(ofRows).filter((field) => isNumeric(field));
    return rule.data?.value(
      wireRow(record),
      rows.map((row) => plain(row, figures)),
    );
  }, [rule.data, record, rows, ofRows]);
  if (!sums || !values || !fields.data) return undefined;
  const known = fields.data;
  const shown = sums.fields.filter((name) => {
    const right = known[name]?.right;
    return (right === undefined || can(right)) && (values[name] ?? null) !== null;
  });
  return { fields: known, values, shown };
}

/** Plain values by row: most stay the same from change to change. */
const plainRows = new WeakMap<Row, AnyRecord>();

/** Returns the values of a row; one that is typed and no number yet counts as nothing. */
function plain(row: Row, figures: readonly { name: string }[]): AnyRecord {
  const known = plainRows.get(row);
  if (known) return known;
  const wrong = figures.filter(({ name }) => typeof row[name] === 'string');
  const found = { ...wireRow(row), ...Object.fromEntries(wrong.map(({ name }) => [name, null])) };
  plainRows.set(row, found);
  return found;
}

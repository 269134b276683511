import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../../api/dialect';
import type { AnyRecord } from '../../../define/definition';
import { rowsDeriver } from '../../../editing/rows/derived-rows';
import { partsQuery } from '../../../editing/rows/parts-query';
import { byKey, propertyRows, type Row } from '../../../editing/model/row';
import { rowsIn } from '../../../editing/model/session-rows';
import type { Place } from '../../../screens/place';
import type { RowTable } from '../../../screens/row-table';

interface TableRowsOptions {
  place: Place;
  table: RowTable;
  id: RecordId | 'new';
  record: AnyRecord;
  base: AnyRecord | undefined;
  editing: boolean;
  onAdopt: (rows: AnyRecord) => void;
}

interface TableRows {
  query: { isError: boolean; refetch: () => void };
  ready: boolean;
  /** Rows as they are stored or wanted. */
  rows: readonly Row[];
  /** Same rows with the values that follow from other rows. */
  shown: readonly Row[];
  /** Rows as they were when editing began, by key. */
  before: ReadonlyMap<string, Row>;
}

const noRows: readonly Row[] = [];

/**
 * Returns the rows of a table: rows of a property stand in the record; rows of their own are read, and taken up by the
 * session that edits them.
 */
export function useTableRows(options: TableRowsOptions): TableRows {
  const { place, table, id, record, base, editing } = options;
  const { name, isProperty, fields } = table;
  const { i18n } = useTranslation();
  const query = useQuery(
    isProperty || id === 'new'
      ? { queryKey: ['rows', 'of property'], queryFn: skipToken }
      : partsQuery(place, table, id, i18n.language),
  );
  const read = isProperty ? record[name] : query.data;
  const stored = useMemo(
    () => (isProperty ? propertyRows(read) : (read as readonly Row[] | undefined)),
    [isProperty, read],
  );
  const found = editing ? rowsIn(record, name) : stored;
  const missing = editing && found === undefined ? stored : undefined;
  const adopt = useEffectEvent(options.onAdopt);
  useEffect(() => {
    if (missing) adopt({ [name]: missing });
  }, [missing, name]);

  const rows = found ?? noRows;
  const [derive] = useState(() => rowsDeriver(fields));
  const shown = useMemo(() => derive(rows, record), [derive, rows, record]);
  const formerRows = base && rowsIn(base, name);
  const before = useMemo(() => byKey(formerRows ?? noRows), [formerRows]);
  const isError = query.isError && !isProperty;
  return {
    query: { isError, refetch: () => void query.refetch() },
    ready: found !== undefined,
    rows,
    shown,
    before,
  };
}

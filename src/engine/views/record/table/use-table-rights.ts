import { useMemo } from 'react';
import type { RecordId } from '../../../../api/dialect';
import { useEngine } from '../../../application/context';
import type { AnyRecord } from '../../../define/definition';
import { isShown } from '../../../fields/fields-of-record';
import { isEditable } from '../../../screens/record-rights';
import type { Place } from '../../../screens/place';
import type { Row } from '../../../editing/model/row';
import type { RowTable } from '../../../screens/row-table';

export interface TableRights {
  add: boolean;
  move: boolean;
  remove: (row: Row) => boolean;
  canEdit: (row: AnyRecord, field: string) => boolean;
}

/**
 * Rows of a property change with it; rows of their own have rights. No input in a field whose predicate excludes the
 * row, nor in the one that keeps the order.
 */
export function useTableRights(
  place: Place,
  table: RowTable,
  id: RecordId | 'new',
  editing: boolean,
  isStored: (row: AnyRecord) => boolean,
): TableRights {
  const { can } = useEngine();
  return useMemo(() => {
    const { tab, fields, order, isProperty, name } = table;
    const ofProperty = isProperty && isEditable(place.fields[name], can, { isNew: id === 'new' });
    const may = (method: string, path: string | undefined, row?: AnyRecord) =>
      editing && (isProperty ? ofProperty : can(`${method} ${String(path)}`, row));
    const orderField = order && fields[order.field];
    const isNew = (row: AnyRecord) => !isProperty && row.id === undefined;
    const change = (row: AnyRecord) =>
      isNew(row) ? may('POST', tab.api?.create) : may('PATCH', tab.api?.record, row);
    return {
      add: may('POST', tab.api?.create),
      move:
        may('PATCH', tab.api?.record) &&
        (isProperty
          ? true
          : orderField !== undefined && isEditable(orderField, can, { isNew: false })),
      remove: (row) => isNew(row) || may('DELETE', tab.api?.record, row),
      canEdit: (row, of) => {
        const field = fields[of];
        return (
          field !== undefined &&
          of !== order?.field &&
          isEditable(field, can, { isNew: !isStored(row) }) &&
          isShown(field, row, can) &&
          change(row)
        );
      },
    };
  }, [place, table, id, editing, can, isStored]);
}

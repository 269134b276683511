import type { RecordId } from '../../../api/dialect';
import { wholeRowsQuery } from '../../data/lists/rows-source';

/** Query for the figures of the record that `by` names, where there is one; asked anew whenever they are shown. */
export function figuresQuery(
  { list, by, schema }: { list: string; by?: string; schema: string },
  id: RecordId | undefined,
  language: string,
) {
  const query = by !== undefined && id !== undefined ? { [by]: id } : {};
  return { ...wholeRowsQuery({ list, params: {}, query }, {}, schema, language), staleTime: 0 };
}

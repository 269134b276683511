import type { Lookup } from '../../../../schemas/define';
import { recordOf, rowsOf } from '../../../api/dialect';
import type { AnyRecord } from '../../define/definition';

/** The rows of a reference list in the answer of its path. Throws when they are not there. */
export function lookupRows(lookup: Lookup, data: unknown): readonly AnyRecord[] {
  if (!lookup.part) return rowsOf(data).rows;
  return rowsOf({ result: recordOf(data)[lookup.part] }).rows;
}

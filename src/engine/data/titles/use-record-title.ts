import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import { useTitleOf } from './use-title-of';

/** Says what a record of this place is called. */
export function useRecordTitle({ title, fields }: Place): (record: AnyRecord) => string {
  return useTitleOf(title, fields);
}

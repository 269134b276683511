import type { AnyRecord } from '../../define/definition';
import type { StaleWrite } from '../session/edit-session';
import type { Merge } from './merge-records';

/** What somebody else changed while a record was edited, and was merged because nobody else touched it. */
export interface TakenOver {
  user: string;
  /** ISO instant. */
  time: string;
  /** The fields as they were, and as they are. */
  before: AnyRecord;
  after: AnyRecord;
  fields: readonly string[];
}

/** What a merge without conflicts took over. */
export function takenOver(base: AnyRecord, { theirs, user, time }: StaleWrite, merge: Merge) {
  return { user, time, before: base, after: theirs, fields: merge.adopted } satisfies TakenOver;
}

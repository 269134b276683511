import type { AnyRecord } from '../../define/definition';
import type { StaleWrite } from '../model/edit-session';
import type { Merge } from './merge-records';

/** Change by somebody else, merged because it did not overlap. */
export interface TakenOver {
  user: string;
  /** Time as an ISO instant. */
  time: string;
  before: AnyRecord;
  after: AnyRecord;
  fields: readonly string[];
}

/** Returns what a merge without conflicts took over. */
export function takenOver(base: AnyRecord, { theirs, user, time }: StaleWrite, merge: Merge) {
  return { user, time, before: base, after: theirs, fields: merge.adopted } satisfies TakenOver;
}

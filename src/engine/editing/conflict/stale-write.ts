import { ApiError } from '../../../api/api-error';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { partsIn } from '../model/session-rows';
import type { StaleWrite } from '../model/edit-session';
import { mergeRecords } from './merge-records';
import { takenOver, type TakenOver } from './taken-over';

/**
 * Tells whether an error is a stale write; 428 counts too: the request named no version, so nothing may be overwritten
 * unseen.
 */
export function isStaleWrite(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 412 || error.status === 428);
}

export function staleWrite({ services }: ApiError, theirs: AnyRecord): StaleWrite {
  const [user = '', time = ''] = services[0]?.messageParameters ?? [];
  return { theirs, user, time };
}

interface Rebased {
  /** Base and values to send next, on the version of the others. */
  base: AnyRecord;
  values: AnyRecord;
  /** Change taken over; undefined when they changed nothing that a person can change. */
  taken: TakenOver | undefined;
}

/** Merges both changes; undefined where both changed the same field. */
export function rebase(
  { base, values }: { base: AnyRecord; values: AnyRecord },
  stale: StaleWrite,
  fields: Fields,
): Rebased | undefined {
  const changeable = Object.values(fields).filter((field) => !field.readOnly);
  const names = changeable.map((field) => field.name);
  const merge = mergeRecords(base, values, stale.theirs, names);
  if (merge.conflicts.length > 0) return undefined;
  return {
    base: { ...partsIn(base), ...stale.theirs },
    values: { ...partsIn(values), ...merge.values },
    taken: merge.adopted.length > 0 ? takenOver(base, stale, merge) : undefined,
  };
}

import type { Call } from '../../http/operations/call';
import type { RecordChange, Resource } from '../model/resource';
import type { Tables } from '../model/tables';
import type { AnyRecord } from '../records/read';
import { checkRecord } from './record-check';
import { requireNoRepetition } from './repeated-values';

interface Wanted extends RecordChange {
  after: AnyRecord;
  /** Properties that the body names. Only their references are checked: others follow from the path or the caller. */
  said: readonly string[];
  /** True if the caller has read the refusal, and insists. */
  isConfirmed: boolean;
}

/**
 * Throws unless a record may take the state that a call wants: 422 where its fields or references forbid it, 409 for a
 * value that repeats without a confirmation, and as its area refuses.
 */
export async function requireWritable(
  resource: Resource,
  { said, isConfirmed, ...change }: Wanted,
  call: Call<AnyRecord, unknown, AnyRecord>,
  tables: Tables,
): Promise<void> {
  const { before, after } = change;
  await checkRecord(resource, { before, after, changed: new Set(said) }, call, tables);
  if (!isConfirmed) await requireNoRepetition(resource, change, call, tables.resources);
  await resource.guard?.(change, call, tables);
}

import type { Call } from '../http/operations/call';
import type { PrepareCall } from '../http/operations/inner-call';
import { Problem } from '../http/errors/problem';
import type { AnyRecord } from '../resources/records/read';
import type { Batch, ImportTarget } from './import-target';
import { namedParents, targetOfRow } from './named-parents';

type Row = Batch['zeilen'][number];

/** Data that the calls of rows have prepared before the transaction, by row. */
export type ReadyRows = ReadonlyMap<Row, unknown>;

/**
 * Prepares what new rows of a batch need that takes long, such as the hash of a password: one after the other, until
 * nobody waits for it any more. A row that its call would refuse gets nothing; it is refused when it is stored.
 */
export async function readyRows(
  target: ImportTarget,
  { schluessel, zeilen }: Batch,
  call: Call,
  prepareCall: PrepareCall,
): Promise<ReadyRows> {
  const ready = new Map<Row, unknown>();
  const { create } = target;
  if (!create.registration.prepare) return ready;
  const parents = await namedParents(target, zeilen, call);
  for (const row of zeilen) {
    if (call.gone().aborted) break;
    const body = newValues(target, schluessel, row.daten as AnyRecord);
    try {
      const { params } = targetOfRow(target, row.daten, parents);
      ready.set(row, await prepareCall(create, { params, body }, call));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return ready;
}

/** Tells whether the server assigns the values that rows are recognised by: a new record has its own. */
export function isGivenKey({ resource }: ImportTarget, key: string | null | undefined): boolean {
  return key ? resource.properties[key]?.readOnly === true : false;
}

/** Values of a row for a new record; what it is a part of stands in the path. */
export function newValues(
  target: ImportTarget,
  key: string | null | undefined,
  { ...values }: AnyRecord,
): AnyRecord {
  if (target.above) delete values[target.above.property];
  if (key && isGivenKey(target, key)) delete values[key];
  return values;
}

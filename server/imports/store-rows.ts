import type { Executor } from '../db/database';
import type { Call } from '../http/operations/call';
import { databaseError, isRetryable } from '../http/errors/database-problem';
import type { InnerCall } from '../http/operations/inner-call';
import { messageText } from '../http/texts/message-text';
import { Problem, problem } from '../http/errors/problem';
import { holds } from '../http/access/caller';
import { rightToSee } from '../http/access/property-rights';
import type { Resource } from '../resources/model/resource';
import { lockRow, type AnyRecord } from '../resources/records/read';
import { isSameValue } from '../resources/changes/same-value';
import { entityTag } from '../resources/records/version';
import type { components } from '../../schemas/generated/api';
import type { Batch, ImportTarget } from './import-target';
import { isGivenKey, newValues, type ReadyRows } from './ready-rows';
import { keyProperties, keyValue, knownRecords, type KnownRecords } from './known-records';
import { namedParents, targetOfRow } from './named-parents';
import { storeParts } from './store-parts';
import { createRow, recordParams, versionIn, type WrittenRow } from './write-record';

type Schemas = components['schemas'];
export type ImportedRow = Schemas['ImportedRow'];

interface Stored {
  answers: ImportedRow[];
  written: WrittenRow[];
}

/**
 * Stores rows one after the other, each by the call that a single record takes; a refused one leaves nothing behind.
 */
export async function storeRows(
  target: ImportTarget,
  batch: Batch,
  call: Call,
  inner: InnerCall,
): Promise<Stored> {
  const { db, language } = call;
  const parents = await namedParents(target, batch.zeilen, call);
  const known = await knownRecords(target, batch.schluessel, batch.zeilen, call);
  const stored: Stored = { answers: [], written: [] };
  const ready = call.prepared as ReadyRows | undefined;
  for (const row of batch.zeilen) {
    try {
      const one = { ...batch, row, known, prepared: ready?.get(row) };
      const here = targetOfRow(target, row.daten, parents);
      const [answer, written] = await db.transaction(async (savepoint) => {
        const within = { ...call, db: savepoint as Executor };
        const [ofRecord, record] = await storeRow(here, one, within, inner);
        const parts = await storeParts(here, { row, of: ofRecord }, within, inner);
        return [
          withParts(ofRecord, parts.length),
          [...(record ? [record] : []), ...parts],
        ] as const;
      });
      stored.answers.push(answer);
      stored.written.push(...written);
      if (answer.ergebnis === 'ANGELEGT' && answer.id !== undefined && batch.schluessel)
        known.add(keyValue(here, batch.schluessel, row.daten), answer.id);
    } catch (error) {
      stored.answers.push({ zeile: row.zeile, ergebnis: 'ABGELEHNT', ...said(error, language) });
    }
  }
  return stored;
}

/** Says of a record that was there that it got parts. */
function withParts(answer: ImportedRow, teile: number): ImportedRow {
  if (teile === 0) return answer;
  const { ergebnis } = answer;
  return { ...answer, teile, ergebnis: ergebnis === 'UEBERSPRUNGEN' ? 'AKTUALISIERT' : ergebnis };
}

interface RowOfBatch extends Batch {
  row: Schemas['ImportRows'][number];
  known: KnownRecords;
  prepared: unknown;
}

async function storeRow(
  target: ImportTarget,
  { row, schluessel, vorhandene, known, prepared }: RowOfBatch,
  call: Call,
  inner: InnerCall,
): Promise<[ImportedRow, WrittenRow?]> {
  const { zeile } = row;
  const daten = row.daten as AnyRecord;
  const value = schluessel ? keyValue(target, schluessel, daten) : undefined;
  const isSkipped = vorhandene !== 'AKTUALISIEREN';
  // A part belongs to one of them.
  const id = known.idOf(value, { any: isSkipped && !row.teile?.length });
  if (id !== undefined && isSkipped) {
    return [{ zeile, ergebnis: 'UEBERSPRUNGEN', id }];
  }
  if (id !== undefined) return changeRow(target, { zeile, id, daten, schluessel }, call, inner);
  if (isGivenKey(target, schluessel) && value !== undefined)
    throw problem(422, 'msg_import_key_unknown', value.join(', '));
  const body = newValues(target, schluessel, daten);
  const created = await createRow(target, { zeile, body, prepared }, call, inner);
  return [{ zeile, ergebnis: 'ANGELEGT', id: created.datensatzId }, created];
}

interface ChangedRow {
  zeile: number;
  id: number;
  daten: AnyRecord;
  schluessel: string | null | undefined;
}

async function changeRow(
  target: ImportTarget,
  { zeile, id, daten, schluessel }: ChangedRow,
  call: Call,
  inner: InnerCall,
): Promise<[ImportedRow, WrittenRow?]> {
  const { resource, change, params } = target;
  if (!change) throw problem(422, 'msg_import_never_changed');
  const before = await lockRow(resource, id, call.db);
  const keys = keyProperties(target, schluessel);
  const patch = Object.fromEntries(
    Object.entries(daten).filter(
      ([name, value]) =>
        !keys.includes(name) && !(isSeen(name, resource, call) && isSameValue(value, before[name])),
    ),
  );
  if (Object.keys(patch).length === 0) return [{ zeile, ergebnis: 'UEBERSPRUNGEN', id }];
  const request = {
    params: recordParams(change.operation.path, params, id),
    headers: { 'If-Match': entityTag(before.version) },
    body: patch,
  };
  const { headers } = await inner(change, request, call);
  const version = versionIn(headers);
  // Nothing differed once each text had the form in which it is stored.
  if (version === Number(before.version)) return [{ zeile, ergebnis: 'UEBERSPRUNGEN', id }];
  const vorher = Object.fromEntries(
    Object.keys(patch)
      .filter((name) => Object.hasOwn(resource.properties, name))
      .map((name) => [name, before[name] ?? null]),
  );
  return [
    { zeile, ergebnis: 'AKTUALISIERT', id },
    { zeile, schema: resource.schema, datensatzId: id, version, vorher },
  ];
}

/**
 * Tells whether the caller sees a property: otherwise the answer must not tell whether a value equals the stored one.
 */
function isSeen(name: string, { properties }: Resource, { caller }: Call): boolean {
  const property = Object.hasOwn(properties, name) && properties[name];
  if (!property) return false;
  const right = rightToSee(property);
  return right === undefined || holds(caller, right);
}

/**
 * Says why a row was refused, and what would confirm it. Rethrows any error that is no refusal: a fault of the server,
 * a database that is away.
 */
export function said(
  error: unknown,
  language: Call['language'],
): Pick<ImportedRow, 'meldungen' | 'fieldErrors' | 'bestaetigung'> {
  if (!(error instanceof Problem)) {
    const isValue = databaseError(error)?.code.startsWith('22') && !isRetryable(error);
    if (!isValue) throw error;
    return { meldungen: [messageText(language, { code: 'msg_value_out_of_range' })] };
  }
  const { services, fieldErrors, members } = error;
  return {
    ...(typeof members.bestaetigung === 'string' && { bestaetigung: members.bestaetigung }),
    ...(services.length > 0 && {
      meldungen: services.map((message) => messageText(language, message)),
    }),
    ...(Object.keys(fieldErrors).length > 0 && {
      fieldErrors: Object.fromEntries(
        Object.entries(fieldErrors).map(([field, messages]) => [
          field,
          messages.map((message) => messageText(language, message)),
        ]),
      ),
    }),
  };
}

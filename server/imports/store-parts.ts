import type { Call } from '../http/operations/call';
import type { InnerCall } from '../http/operations/inner-call';
import { Problem, problem } from '../http/errors/problem';
import type { AnyRecord } from '../resources/records/read';
import type { components } from '../../schemas/generated/api';
import type { ImportTarget } from './import-target';
import { keyValue, knownRecords } from './known-records';
import { newValues } from './ready-rows';
import { createRow, type WrittenRow } from './write-record';

type Schemas = components['schemas'];

interface RowWithParts {
  row: Schemas['ImportRows'][number];
  /** What became of the row's record. */
  of: Schemas['ImportedRow'];
}

/**
 * Creates the parts that a row brings along below its record, unless one is there that is called the same. Throws with
 * the place of a refused part in the names of its fields: «teile.0.name».
 */
export async function storeParts(
  target: ImportTarget,
  { row: { zeile, teile = [] }, of }: RowWithParts,
  call: Call,
  inner: InnerCall,
): Promise<WrittenRow[]> {
  const written: WrittenRow[] = [];
  for (const [index, { pfad, daten }] of teile.entries()) {
    const list = target.parts.find(({ path }) => path === pfad)?.target;
    if (!list?.above || of.id === undefined) throw problem(422, 'msg_import_path', pfad);
    const { property } = list.above;
    const here = { ...list, params: { [property]: String(of.id) } };
    const part = { ...(daten as AnyRecord), [property]: of.id };
    try {
      // A record of this very row has none yet but those of the row itself.
      const isFirst = of.ergebnis === 'ANGELEGT' && index === 0;
      if (!isFirst && (await isThere(here, part, call))) continue;
      const body = newValues(here, undefined, part);
      written.push(await createRow(here, { zeile, body, prepared: undefined }, call, inner));
    } catch (error) {
      throw error instanceof Problem ? below(`teile.${index}`, error) : error;
    }
  }
  return written;
}

/** Tells whether the record has a part that is called as this one. */
async function isThere(target: ImportTarget, part: AnyRecord, call: Call): Promise<boolean> {
  const key = target.resource.title.join(',');
  if (key === '') return false;
  const known = await knownRecords(target, key, [{ daten: part }], call);
  return known.idOf(keyValue(target, key, part), { any: true }) !== undefined;
}

/** Names the fields of a refusal by the part; what would confirm it is left out: it would be sent with the record. */
function below(place: string, { status, services, fieldErrors, headers }: Problem) {
  const named = Object.entries(fieldErrors).map(([name, found]) => [`${place}.${name}`, found]);
  const fields = Object.fromEntries(named) as Problem['fieldErrors'];
  return new Problem(status, { services, fieldErrors: fields, headers });
}

import { newIdempotencyKey } from '../../../../api/idempotency-key';
import type { AnyRecord } from '../../../../api/dialect';
import type { Engine } from '../../../application/context';
import { isActionPermitted } from '../../../screens/action-type';
import { isEditable, recordRights } from '../../../screens/record-rights';
import { sameValue } from '../../../editing/model/changes';
import type { Place } from '../../../screens/place';
import type { Computed } from '../../../fields/typed-change';
import { isKey, type Field } from '../../../fields/field';
import { tabTypeOf } from '../../../screens/tab-type';
import { availableActions } from '../../actions/available-actions';
import type { BulkChange, BulkWork } from './run-bulk';

/** Row of a plan, in the version that was read. */
export interface BulkItem {
  record: AnyRecord;
  changes: AnyRecord;
  /** Idempotency key: the same attempt again acts once. */
  key: string;
}

/** Reason why a row is left out; `same`: nothing would change. */
export type Obstacle =
  /** Reasons `empty` and `divided`: nothing can be computed from the row. */
  { kind: 'right' | 'state' | 'same' | 'empty' | 'divided' } | { kind: 'invalid'; text: string };

export interface BulkPlan {
  items: readonly BulkItem[];
  blocked: readonly { record: AnyRecord; obstacle: Obstacle }[];
}

/** Judges all rows before anything is done. `problemOf` says what would be wrong with a changed row. */
export function planBulk(
  rows: readonly AnyRecord[],
  work: BulkWork,
  place: Place,
  engine: Engine,
  problemOf: (changes: AnyRecord, record: AnyRecord) => string | undefined = () => undefined,
): BulkPlan {
  const items: BulkItem[] = [];
  const blocked: { record: AnyRecord; obstacle: Obstacle }[] = [];
  for (const record of rows) {
    const judged = judge(record, work, place, engine, problemOf);
    if ('obstacle' in judged) blocked.push({ record, obstacle: judged.obstacle });
    else items.push({ record, changes: judged.changes, key: newIdempotencyKey() });
  }
  return { items, blocked };
}

type Judged = { changes: AnyRecord } | { obstacle: Obstacle };

function judge(
  record: AnyRecord,
  work: BulkWork,
  place: Place,
  engine: Engine,
  problemOf: (changes: AnyRecord, record: AnyRecord) => string | undefined,
): Judged {
  const { definition } = place;
  if (work.kind === 'call') {
    const may = isActionPermitted(work.action, record, engine, definition);
    if (!may || !engine.can(work.does.call, record)) return { obstacle: { kind: 'right' } };
    return availableActions({ ...definition, actions: [work.action] }, record, engine).length === 0
      ? { obstacle: { kind: 'state' } }
      : { changes: {} };
  }
  const operation = work.kind === 'remove' ? 'DELETE' : 'PATCH';
  if (!engine.can(`${operation} ${definition.api.record}`, record)) {
    return { obstacle: { kind: 'right' } };
  }
  const rights = recordRights(place, record, engine);
  const may = work.kind === 'remove' ? rights.remove : rights.change;
  if (!may) return { obstacle: { kind: 'state' } };
  if (work.kind === 'remove') return { changes: {} };
  const found = newValue(record, work);
  if ('obstacle' in found) return { obstacle: { kind: found.obstacle } };
  const { name } = work.field;
  if (sameValue(record[name], found.value)) return { obstacle: { kind: 'same' } };
  const changes = { [name]: found.value };
  const text = problemOf(changes, record);
  return text === undefined ? { changes } : { obstacle: { kind: 'invalid', text } };
}

function newValue(record: AnyRecord, work: BulkChange): Computed {
  if (!('reckoning' in work)) return { value: work.value };
  const { compute, rounding } = work.reckoning;
  return compute(record, rounding);
}

/**
 * Lists the fields of the record's forms, in their order, as far as this user may change them. Keys are left out: no
 * two records share one.
 */
export function changeableFields(
  { definition, fields }: Place,
  { can, registry }: Pick<Engine, 'can' | 'registry'>,
): readonly Field[] {
  const names = definition.tabs.flatMap((tab) =>
    (tabTypeOf(registry, tab).sections?.(tab) ?? []).flatMap((section) => section.fields),
  );
  return [...new Set(names)]
    .map((name) => fields[name])
    .filter(
      (field): field is Field =>
        field !== undefined &&
        isEditable(field, can, { isNew: false }) &&
        !isKey(field) &&
        (field.right === undefined || can(field.right)),
    );
}

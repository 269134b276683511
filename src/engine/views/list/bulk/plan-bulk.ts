import { newIdempotencyKey } from '../../../../api/idempotency-key';
import type { AnyRecord } from '../../../../api/dialect';
import type { Engine } from '../../../application/context';
import { isActionPermitted } from '../../../screens/action-type';
import { isEditable, recordRights } from '../../../screens/record-rights';
import { sameValue } from '../../../editing/session/changes';
import type { Place } from '../../../screens/place';
import type { Field } from '../../../fields/field';
import { tabTypeOf } from '../../../screens/tab-type';
import { availableActions } from '../../actions/available-actions';
import type { BulkWork } from './run-bulk';

/** In the version that was read. */
export interface BulkItem {
  record: AnyRecord;
  changes: AnyRecord;
  /** Idempotency: the same attempt again acts once. */
  key: string;
}

/** Why a row is left out; `same`: nothing would change. */
export type Obstacle = { kind: 'right' | 'state' | 'same' } | { kind: 'invalid'; text: string };

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
    const obstacle = obstacleTo(record, work, place, engine, problemOf);
    if (obstacle) blocked.push({ record, obstacle });
    else items.push({ record, changes: changesOf(work), key: newIdempotencyKey() });
  }
  return { items, blocked };
}

function obstacleTo(
  record: AnyRecord,
  work: BulkWork,
  place: Place,
  engine: Engine,
  problemOf: (changes: AnyRecord, record: AnyRecord) => string | undefined,
): Obstacle | undefined {
  const { definition } = place;
  if (work.kind === 'call') {
    const may = isActionPermitted(work.action, record, engine, definition);
    if (!may || !engine.can(work.does.call, record)) return { kind: 'right' };
    return availableActions({ ...definition, actions: [work.action] }, record, engine).length === 0
      ? { kind: 'state' }
      : undefined;
  }
  const operation = work.kind === 'remove' ? 'DELETE' : 'PATCH';
  if (!engine.can(`${operation} ${definition.api.record}`, record)) return { kind: 'right' };
  const rights = recordRights(place, record, engine);
  if (work.kind === 'remove') return rights.remove ? undefined : { kind: 'state' };
  if (!rights.change) return { kind: 'state' };
  if (sameValue(record[work.field.name], work.value)) return { kind: 'same' };
  const text = problemOf(changesOf(work), record);
  return text === undefined ? undefined : { kind: 'invalid', text };
}

function changesOf(work: BulkWork): AnyRecord {
  return work.kind === 'change' ? { [work.field.name]: work.value } : {};
}

/** Of the record's forms, in their order, as far as this user may change them. */
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
        isEditable(field, can, { isNew: false }) &&
        (field?.right === undefined || can(field.right)),
    );
}

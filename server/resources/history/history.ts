import type { Executor } from '../../db/database';
import { changeHistory } from '../../db/tables/base';
import { announce } from '../../events/announcement';
import type { Scope } from '../../http/access/scope';
import type { Resource } from '../model/resource';
import type { AnyRecord } from '../records/read';
import { readConditions } from '../records/read-conditions';
import { lockKey } from '../records/record-access';

type Entry = typeof changeHistory.$inferInsert;

/** Name in the history for a lock that was removed; no property of any record. */
export const LOCK_FIELD = 'sperre';
/** Name in the history for times of a record's parts, which have no history of their own; no property of any record. */
export const TIMES_FIELD = 'zeiten';
/** Names in the history for a record's files; whoever sees the record sees them. */
export const ATTACHMENT_FIELDS = { File: 'dateien', Image: 'bilder' } as const;

type Change =
  | { art: 'CREATION'; after: AnyRecord }
  | { art: 'CHANGE'; before: AnyRecord; after: AnyRecord; fields: readonly string[] }
  | { art: 'DELETION'; before: AnyRecord };

/** Writes a change of a record into the history: one row per changed field, one for the whole of a creation or deletion. */
export async function writeHistory(
  resource: Resource,
  change: Change,
  scope: Scope & { remark?: unknown },
): Promise<void> {
  if (!resource.tableCode) return;
  const record = change.art === 'DELETION' ? change.before : change.after;
  const bemerkung = typeof scope.remark === 'string' ? scope.remark : null;
  const common = { ...entryOf(resource, record, scope), art: change.art, bemerkung };
  await insert(scope.db, rows(resource, change, common));
  await announceChange(resource, change, scope);
}

/** Writes an entry into a record's history that is no change of its fields. */
export async function noteInHistory(
  resource: Resource,
  record: AnyRecord,
  note: Pick<Entry, 'feld' | 'vorher' | 'nachher' | 'bemerkung'>,
  scope: Scope,
): Promise<void> {
  await insert(scope.db, [{ ...entryOf(resource, record, scope), art: 'CHANGE', ...note }]);
}

function entryOf(resource: Resource, record: AnyRecord, scope: Scope): Omit<Entry, 'art'> {
  const { tableCode: tabelle } = resource;
  if (!tabelle) throw new Error(`${resource.schema} has no x-table, so it has no history`);
  const { caller } = scope;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    tabelle,
    tabelleId: Number(record[resource.key]),
    version: Number(record.version),
    benutzerId: caller.id,
    benutzer: caller.name,
    idempotencyKey: text(scope.headers['Idempotency-Key']),
    sperrToken: text(scope.headers['X-Sperr-Token']),
  };
}

/** Informs every browser that may know when the transaction commits. */
export async function announceChange(
  resource: Resource,
  change: Change,
  scope: Scope,
): Promise<void> {
  const { db } = scope;
  const record = change.art === 'DELETION' ? change.before : change.after;
  const { tabelle, tabelleId: id, version, benutzer } = entryOf(resource, record, scope);
  const parent =
    resource.parent?.resource.tableCode === undefined
      ? undefined
      : await lockKey({ resource, row: record }, db);
  const states = change.art === 'CHANGE' ? [change.before, change.after] : [record];
  await announce(db, {
    event: {
      tabelle,
      id,
      version,
      benutzer,
      benutzerId: scope.caller.id,
      zeit: new Date().toISOString(),
      art: change.art,
      eltern: parent ? { tabelle: parent.tabelle, id: parent.tabelleId } : null,
    },
    requires: await readConditions(resource, states, db),
  });
}

function rows(resource: Resource, change: Change, common: Entry): Entry[] {
  switch (change.art) {
    case 'CREATION':
      return [{ ...common, nachher: filled(resource, change.after) }];
    case 'DELETION':
      return [{ ...common, vorher: filled(resource, change.before) }];
    case 'CHANGE':
      return change.fields.map((feld) => ({
        ...common,
        feld,
        vorher: change.before[feld] ?? null,
        nachher: change.after[feld] ?? null,
      }));
  }
}

/** Properties of the contract that hold a value. */
function filled(resource: Resource, record: AnyRecord): AnyRecord {
  return Object.fromEntries(
    Object.keys(resource.properties)
      .filter((name) => record[name] !== null && record[name] !== undefined)
      .map((name) => [name, record[name]]),
  );
}

async function insert(db: Executor, entries: Entry[]): Promise<void> {
  if (entries.length > 0) await db.insert(changeHistory).values(entries);
}

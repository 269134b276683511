import type { Executor } from '../db/database';
import { changeHistory } from '../db/tables/base';
import { callerOf, type Call } from '../http/call';
import type { AnyRecord } from './read';
import type { Resource } from './resource';

type Entry = typeof changeHistory.$inferInsert;

type Change =
  | { art: 'CREATION'; after: AnyRecord }
  | { art: 'CHANGE'; before: AnyRecord; after: AnyRecord; fields: readonly string[] }
  | { art: 'DELETION'; before: AnyRecord };

/** Writes a change of a record into the history: one row per changed field, one for the whole of a creation or deletion. */
export async function writeHistory(
  resource: Resource,
  change: Change,
  call: Pick<Call, 'caller' | 'operation' | 'headers' | 'db'> & { remark?: unknown },
): Promise<void> {
  if (!resource.tableCode) return;
  const record = change.art === 'DELETION' ? change.before : change.after;
  const caller = callerOf(call);
  const key = call.headers['Idempotency-Key'];
  const common: Entry = {
    tabelle: resource.tableCode,
    tabelleId: Number(record[resource.key]),
    version: Number(record.version),
    art: change.art,
    bemerkung: typeof call.remark === 'string' ? call.remark : null,
    benutzerId: caller.id,
    benutzer: caller.name,
    idempotencyKey: typeof key === 'string' ? key : null,
  };
  await insert(call.db, rows(resource, change, common));
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

/** The contract's properties that hold a value. */
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

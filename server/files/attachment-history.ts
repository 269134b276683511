import { changeHistory } from '../db/tables/base';
import { callerOf, type Call } from '../http/call';
import type { AnyRecord } from '../resources/read';
import type { Resource } from '../resources/resource';

interface Change {
  kind: 'File' | 'Image';
  before?: AnyRecord | undefined;
  after?: AnyRecord | undefined;
}

const fields = { File: 'dateien', Image: 'bilder' } as const;
/** Names under which a record's history tells of its files; whoever sees the record sees them. */
export const attachmentFields: readonly string[] = Object.values(fields);

const told = ['id', 'dateiname', 'betreff', 'bildindex', 'typ', 'groesse', 'sha256'];

/**
 * Writes what happened to a file into the history of the record it belongs to: so whoever may read
 * that record reads it, and nobody else. Contents are never in a history; the SHA-256 says which one
 * it was.
 */
export async function writeAttachmentHistory(
  parent: Resource,
  record: AnyRecord,
  { kind, before, after }: Change,
  call: Pick<Call, 'caller' | 'operation' | 'headers' | 'db'> & { remark?: unknown },
): Promise<void> {
  if (!parent.tableCode) return;
  const caller = callerOf(call);
  const key = call.headers['Idempotency-Key'];
  await call.db.insert(changeHistory).values({
    tabelle: parent.tableCode,
    tabelleId: Number(record[parent.key]),
    version: Number(record.version),
    art: 'CHANGE',
    feld: fields[kind],
    vorher: before ? shown(before) : null,
    nachher: after ? shown(after) : null,
    bemerkung: typeof call.remark === 'string' ? call.remark : null,
    benutzerId: caller.id,
    benutzer: caller.name,
    idempotencyKey: typeof key === 'string' ? key : null,
  });
}

function shown(row: AnyRecord): AnyRecord {
  return Object.fromEntries(
    told
      .filter((name) => row[name] !== null && row[name] !== undefined)
      .map((name) => [name, row[name]]),
  );
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { importRows } from '../db/tables/imports';
import type { Call } from '../http/operations/call';
import type { InnerCall } from '../http/operations/inner-call';
import { problem } from '../http/errors/problem';
import { lockRow } from '../resources/records/read';
import { entityTag } from '../resources/records/version';
import type { components } from '../../schemas/generated/api';
import type { ImportTarget } from './import-target';
import { placeOfRecord } from './named-parents';
import { said } from './store-rows';
import { recordParams, versionIn } from './write-record';

type Undone = components['schemas']['ImportUndone'];
type Row = typeof importRows.$inferSelect;

/** Rows that one call undoes. */
const AT_ONCE = 200;

/** Undoes the last remaining rows of an import, each by the call that a single record takes. */
export async function undoRows(
  target: ImportTarget,
  importId: number,
  call: Call,
  inner: InnerCall,
): Promise<Undone> {
  const { db, language } = call;
  const left = and(eq(importRows.importId, importId), eq(importRows.erledigt, false));
  const rows = await db
    .select()
    .from(importRows)
    .where(left)
    .orderBy(desc(importRows.id))
    .limit(AT_ONCE);
  const undone: Undone = { entfernt: 0, wiederhergestellt: 0, behalten: [], rest: 0 };
  for (const row of rows) {
    try {
      const restored = await db.transaction((savepoint) =>
        undoRow(
          targetOfSchema(target, row.schema),
          row,
          { ...call, db: savepoint as Executor },
          inner,
        ),
      );
      for (const other of rows) if (isBefore(other, row)) other.version = restored;
      if (row.vorher) undone.wiederhergestellt += 1;
      else undone.entfernt += 1;
    } catch (error) {
      const { meldungen = [], fieldErrors = {} } = said(error, language);
      const texts = [...meldungen, ...Object.values(fieldErrors).flat()];
      undone.behalten.push({ zeile: row.zeile, id: row.datensatzId, meldungen: texts });
    }
  }
  const tried = rows.map(({ id }) => id);
  await db.update(importRows).set({ erledigt: true }).where(inArray(importRows.id, tried));
  undone.rest = await db.$count(importRows, left);
  return undone;
}

/** Target of the records of a schema that an import has written: its own, or parts that rows have brought along. */
export function targetOfSchema(target: ImportTarget, schema: string): ImportTarget {
  if (target.resource.schema === schema) return target;
  const part = target.parts.find((one) => one.target.resource.schema === schema);
  if (!part) throw problem(422, 'msg_import_never_removed');
  return part.target;
}

/** Undoes a row; returns the version of a record that was restored. */
async function undoRow(
  target: ImportTarget,
  { importId, datensatzId: id, version, vorher }: Row,
  call: Call,
  inner: InnerCall,
): Promise<number | null> {
  const { resource, change, remove } = target;
  const does = vorher ? change : remove;
  if (!does) throw problem(422, 'msg_import_never_removed');
  const before = await lockRow(resource, id, call.db);
  if (version !== null && Number(before.version) !== version) {
    throw problem(409, 'msg_import_changed_since');
  }
  if (!vorher) await requireNoParts(target, { id, importId }, call.db);
  const request = {
    params: recordParams(does.operation.path, placeOfRecord(target, before), id),
    headers: { 'If-Match': entityTag(before.version) },
    ...(vorher && { body: vorher }),
  };
  const { headers } = await inner(does, request, call);
  if (!vorher || version === null) return null;
  const restored = versionIn(headers);
  // The record is as an earlier row left it, of this import or another: that one can be undone, too.
  await call.db
    .update(importRows)
    .set({ version: restored })
    .where(
      and(
        eq(importRows.schema, resource.schema),
        eq(importRows.datensatzId, id),
        eq(importRows.version, version - 1),
      ),
    );
  return restored;
}

/**
 * Throws 409 where parts that the import has brought along could not be undone: removing their record would remove them,
 * with what was changed of them since.
 */
async function requireNoParts(
  { parts }: ImportTarget,
  { id, importId }: { id: number; importId: number },
  db: Executor,
): Promise<void> {
  for (const { target } of parts) {
    const { above, resource } = target;
    if (!above) continue;
    const brought = db
      .select({ id: importRows.datensatzId })
      .from(importRows)
      .where(and(eq(importRows.importId, importId), eq(importRows.schema, resource.schema)));
    const left = and(
      eq(resource.columnOf(above.property, 'de'), id),
      inArray(resource.keyColumn, brought),
    );
    if ((await db.$count(resource.table, left)) > 0) throw problem(409, 'msg_import_changed_since');
  }
}

/** Tells whether a row left its record as the other one found it. */
function isBefore(one: Row, other: Row): boolean {
  return (
    other.vorher !== null &&
    one.schema === other.schema &&
    one.datensatzId === other.datensatzId &&
    one.version !== null &&
    one.version + 1 === other.version
  );
}

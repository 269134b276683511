import type { OperationRight } from '../../../schemas/contract/operation-right';
import type { Executor } from '../../db/database';
import { requireOperationRight } from '../../http/access/required-right';
import type { Scope } from '../../http/access/scope';
import { problem } from '../../http/errors/problem';
import type { Resource } from '../model/resource';
import type { Tables } from '../model/tables';
import type { AnyRecord } from './read';
import { requireRow } from './row-rights';
import { lastKnownRow, storedRow } from './stored-row';

/** Record named by its table's code and its id. */
export interface AskedRecord {
  tabelle: string;
  tabelleId: number;
}

/** Record that was requested by code and id, ownership checked. */
export interface FoundRecord {
  resource: Resource;
  row: AnyRecord;
}

/** Finds the record, for a caller who may read it. Throws 422 for an unknown code, 403 without the right, 404. */
export async function readableRecord(
  tables: Tables,
  asked: AskedRecord,
  scope: Scope,
): Promise<FoundRecord> {
  const resource = tables.resourceOf(asked.tabelle);
  return {
    resource,
    row: await allowedRow(resource, resource.rights.read, { tables, asked, scope }),
  };
}

/** Finds a record like {@link readableRecord}, and also the last state of one that has been removed. */
export async function knownRecord(
  tables: Tables,
  asked: AskedRecord,
  scope: Scope,
): Promise<FoundRecord> {
  const resource = tables.resourceOf(asked.tabelle);
  const { read } = resource.rights;
  return {
    resource,
    row: await allowedRow(resource, read, { tables, asked, scope }, lastKnownRow),
  };
}

/**
 * Finds the record, for a caller who may change it. Throws as {@link readableRecord}, also 422 where no operation
 * changes such records.
 */
export async function changeableRecord(
  tables: Tables,
  asked: AskedRecord,
  scope: Scope,
): Promise<FoundRecord> {
  const resource = tables.resourceOf(asked.tabelle);
  const { change } = resource.rights;
  if (change === undefined) throw problem(422, 'msg_table_unknown', asked.tabelle);
  return { resource, row: await allowedRow(resource, change, { tables, asked, scope }) };
}

/** Finds the record, for a caller who has a right for it. Throws as {@link readableRecord}. */
export async function recordWithRight(
  tables: Tables,
  right: OperationRight | undefined,
  asked: AskedRecord,
  scope: Scope,
): Promise<FoundRecord> {
  const resource = tables.resourceOf(asked.tabelle);
  return { resource, row: await allowedRow(resource, right, { tables, asked, scope }) };
}

/** Key of a lock on the record: a part uses its parent's table and id. */
export async function lockKey(
  { resource, row }: FoundRecord,
  db: Executor,
): Promise<{ tabelle: string; tabelleId: number }> {
  const { parent, tableCode, key } = resource;
  if (parent?.resource.tableCode === undefined) {
    if (tableCode === undefined) throw new Error(`${resource.schema} has no x-table to lock by`);
    return { tabelle: tableCode, tabelleId: Number(row[key]) };
  }
  const above = parent.resource;
  const found = { resource: above, row: { [above.key]: row[parent.property] } };
  // Only a part of a part needs the row in between.
  if (!above.parent) return lockKey(found, db);
  const stored = await storedRow(above, row[parent.property], db);
  return lockKey({ resource: above, row: stored }, db);
}

async function allowedRow(
  resource: Resource,
  right: OperationRight | undefined,
  { tables, asked, scope }: { tables: Tables; asked: AskedRecord; scope: Scope },
  rowOf = storedRow,
): Promise<AnyRecord> {
  requireOperationRight(right ?? 'session', {}, scope.caller, tables);
  const row = await rowOf(resource, asked.tabelleId, scope.db);
  await requireRow(resource, row, right, scope);
  return row;
}

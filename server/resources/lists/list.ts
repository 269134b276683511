import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../../http/access/caller';
import type { PublicScope } from '../../http/access/scope';
import { problem } from '../../http/errors/problem';
import type { ReturnTotal } from '../../http/limits/read-weight';
import type { Answer, Call } from '../../http/operations/call';
import type { Resource } from '../model/resource';
import { placeCondition, splitPlace } from '../records/place';
import { recordColumns } from '../records/record-columns';
import { isRestricted, requireRow, visibleRows } from '../records/row-rights';
import { storedRow } from '../records/stored-row';
import { totalOf } from './count-rows';
import { filterCondition } from './filter';
import { orderColumns, orderTerms } from './order';
import { pageOfRows } from './page-of-rows';
import { searchCondition } from './search';
import { textRoom } from './text-room';

export interface ListQuery {
  filter?: string;
  orderBy?: string;
  limit?: number;
  offset?: number;
  suche?: string;
  returnTotal?: ReturnTotal;
}

export type ListCall<Who extends Caller | undefined = Caller> = Call<
  Record<string, unknown>,
  ListQuery & Record<string, unknown>,
  unknown,
  Who
>;

const pageParameters = ['filter', 'orderBy', 'limit', 'offset', 'suche', 'returnTotal'];

/**
 * Lists a page of records. Path parameters and further query parameters are properties of the records: only those that
 * match are listed.
 */
export async function listRecords(
  resource: Resource,
  call: ListCall<Caller | undefined>,
): Promise<Answer> {
  const { db, query, caller, language } = call;
  const scope = { resource, caller, language };
  await requirePlace(resource, call);
  const { own } = splitPlace(resource, call.params);
  const named = Object.entries(query).filter(
    ([name, value]) => !pageParameters.includes(name) && value !== undefined,
  );
  const room = textRoom();
  const where = and(
    resource.scope,
    ...[...own, ...named].map(([property, value]) =>
      eq(resource.columnOf(property, language), value),
    ),
    visibleRows(resource, call.operation.right, call),
    filterCondition(query.filter, scope, room),
    searchCondition(query.suche, resource, room),
  );
  const page = {
    columns: recordColumns(resource, language),
    where,
    order: orderColumns(orderTerms(query.orderBy), scope),
    limit: query.limit ?? 50,
    offset: query.offset ?? 0,
    shape: JSON.stringify([resource.schema, language, query.orderBy]),
  };
  // An exact count needs no estimate.
  const total = await totalOf(query.returnTotal, { rows: resource.table, where }, db);
  const { rows, hasMore, written } = await pageOfRows(
    resource,
    { ...page, total: total.total },
    'result',
    call,
  );
  return {
    status: 200,
    body: { result: rows, ...total, hasMore },
    ...(written && { written }),
  };
}

/** Requires that the records that a nested path names exist, one below the other, and are visible to the caller. */
export async function requirePlace(
  resource: Resource,
  call: PublicScope & Pick<Call<Record<string, unknown>>, 'params'>,
): Promise<void> {
  const { own, above } = splitPlace(resource, call.params);
  for (const [property, value] of own) await requireParent(resource, property, value, call);
  if (Object.keys(above).length === 0) return;
  const { parent } = resource;
  if (!parent)
    throw new Error(`Resource ${resource.schema}: the path names what it has no column for`);
  const { resource: holder, property } = parent;
  const stands = and(
    eq(holder.keyColumn, call.params[property]),
    placeCondition(holder, above, call.db),
  );
  if ((await call.db.$count(holder.table, stands)) === 0)
    throw problem(404, 'msg_record_not_found');
}

/** Requires that the record that a property of a nested path names exists, and is visible to the caller. */
async function requireParent(
  resource: Resource,
  property: string,
  value: unknown,
  scope: PublicScope,
): Promise<void> {
  const { db } = scope;
  const parent = resource.parent?.property === property ? resource.parent.resource : undefined;
  if (parent && isRestricted(parent)) {
    const row = await storedRow(parent, value, db);
    return requireRow(parent, row, parent.rights.read, scope);
  }
  const reference = resource.references.find((candidate) => candidate.property === property);
  if (!reference) {
    throw new Error(`Resource ${resource.schema}: «${property}» of the path is no foreign key`);
  }
  const { foreignTable, foreignColumn } = reference;
  const [found] = await db
    .select({ key: foreignColumn as PgColumn })
    .from(foreignTable)
    .where(eq(foreignColumn, value));
  if (!found) throw problem(404, 'msg_record_not_found');
}

import { and, eq, exists, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  isOwn,
  ownershipOfRow,
  type OperationRight,
  type Ownership,
} from '../../../schemas/contract/operation-right';
import { holds, requireRight, type Caller } from '../../http/access/caller';
import type { PublicScope } from '../../http/access/scope';
import { fieldProblem, problem } from '../../http/errors/problem';
import type { Resource } from '../model/resource';
import type { AnyRecord } from './read';
import { lastKnownRow } from './stored-row';

/** Ownership that an `x-right` demands; undefined when all rows are alike. */
function ownership(right: OperationRight | undefined): Ownership | undefined {
  return typeof right === 'object' && 'own' in right ? right : undefined;
}

function mayForeign({ foreign }: Ownership, caller: Caller): boolean {
  return foreign !== undefined && holds(caller, foreign);
}

/** Value of the owner's property in a record of the caller's own. */
export function ownerValue({ owner }: Ownership, { properties }: Resource, caller: Caller) {
  const types = [properties[owner]?.type].flat();
  return types.includes('string') ? caller.kuerzel : caller.id;
}

/** Property that names the owner of a record. */
export function ownershipOf({ rights }: Resource): Ownership | undefined {
  return Object.values<OperationRight | undefined>({ ...rights })
    .map(ownership)
    .find(Boolean);
}

/**
 * Condition of the rows that a caller may see by `right` and by the right to see what they are part of; undefined for
 * all of them.
 */
export function visibleRows(
  resource: Resource,
  right: OperationRight | undefined,
  scope: PublicScope,
): SQL | undefined {
  const asked = ownership(right);
  return and(asked && ownRows(asked, resource, scope), visibleParents(resource, scope));
}

/** Condition of the rows that ownership leaves; undefined for all of them. */
function ownRows(asked: Ownership, resource: Resource, { caller }: PublicScope): SQL | undefined {
  if (!caller) return sql`false`;
  const { instead, ...usual } = asked;
  const ofThese = (rows: Ownership): SQL | undefined =>
    mayForeign(rows, caller)
      ? undefined
      : eq(resource.columnOf(rows.owner, 'de'), ownerValue(rows, resource, caller));
  if (!instead) return ofThese(usual);
  const column = resource.columnOf(instead.of, 'de');
  // The caller may hold the right to the others only.
  const [theirs, others] = [ownershipOfRow(asked, { [instead.of]: 1 }), usual].map((rows) =>
    holds(caller, rows.own) ? ofThese(rows) : sql`false`,
  );
  if (!theirs && !others) return undefined;
  return or(and(isNotNull(column), theirs), and(isNull(column), others));
}

function visibleParents({ parent, columnOf }: Resource, scope: PublicScope) {
  if (!parent) return undefined;
  const { resource, property } = parent;
  const visible = visibleRows(resource, resource.rights.read, scope);
  if (!visible) return undefined;
  const key: PgColumn = resource.keyColumn;
  return exists(
    scope.db
      .select({ one: sql`1` })
      .from(resource.table)
      .where(and(eq(key, columnOf(property, 'de')), visible)),
  );
}

/**
 * Throws unless `right` and the right to read allow this row to the caller: 404 for rows of others that do not exist
 * for the caller, else 403 naming the right for rows of others; 409 for the caller's own where the right covers those
 * of others alone; 401 where it depends on the caller and there is none.
 */
export async function requireRow(
  resource: Resource,
  row: AnyRecord,
  right: OperationRight | undefined,
  scope: PublicScope,
): Promise<void> {
  const { caller } = scope;
  if (typeof right === 'object' && 'others' in right && (!caller || isOwn(right, row, caller))) {
    throw problem(409, right.message);
  }
  for (const general of [ownership(resource.rights.read), ownership(right)]) {
    if (!general) continue;
    if (!caller) throw problem(401, 'msg_auth_required');
    const asked = ownershipOfRow(general, row);
    if (general.instead) requireRight(caller, asked.own);
    if (isOwn(asked, row, caller) || mayForeign(asked, caller)) continue;
    if (asked.foreign === undefined) throw problem(404, 'msg_record_not_found');
    requireRight(caller, asked.foreign);
  }
  await requireVisibleParent(resource, row, scope);
}

async function requireVisibleParent(
  { parent }: Resource,
  row: AnyRecord,
  scope: PublicScope,
): Promise<void> {
  if (!parent || !isRestricted(parent.resource)) return;
  const { resource, property } = parent;
  // A user who could see a removed part could see the record it belonged to.
  const found = await lastKnownRow(resource, row[property], scope.db);
  await requireRow(resource, found, resource.rights.read, scope);
}

/** Tells whether the right to read depends on the row. */
export function isRestricted({ rights, parent }: Resource): boolean {
  return ownership(rights.read) !== undefined || (parent ? isRestricted(parent.resource) : false);
}

/** Throws when a record would belong to somebody whose records the caller may not write by `right`. */
export function requireOwner(right: OperationRight, record: AnyRecord, caller: Caller): void {
  const general = ownership(right);
  if (!general) return;
  const asked = ownershipOfRow(general, record);
  if (general.instead) requireRight(caller, asked.own);
  if (isOwn(asked, record, caller)) return;
  if (asked.foreign !== undefined) requireRight(caller, asked.foreign);
  else throw fieldProblem({ [asked.owner]: [{ code: 'msg_owner_foreign' }] });
}

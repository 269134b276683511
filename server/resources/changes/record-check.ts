import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { mayCall } from '../../http/access/required-right';
import type { Scope } from '../../http/access/scope';
import { fieldRules } from '../../http/contract/field-rules';
import { fieldProblem, type Message } from '../../http/errors/problem';
import type { Resource } from '../model/resource';
import type { Tables } from '../model/tables';
import type { AnyRecord } from '../records/read';
import { visibleRows } from '../records/row-rights';

interface Change {
  before: AnyRecord | undefined;
  after: AnyRecord;
  changed: ReadonlySet<string>;
}

/**
 * Checks what one field's schema cannot say: the field's own rules on the merged record, and that references lead to
 * records that the caller may see, and to parts of what the record names. Throws 422 with every field that is wrong. A
 * rule that the record broke before and that this change does not touch stays quiet, so that old records can be worked
 * on.
 */
export async function checkRecord(
  resource: Resource,
  change: Change,
  scope: Scope,
  tables: Tables,
): Promise<void> {
  const errors: Record<string, Message[]> = {};
  for (const [field, code] of brokenRules(resource, change.after)) {
    const isOld =
      !change.changed.has(field) && change.before
        ? brokenRules(resource, change.before).get(field) === code
        : false;
    if (!isOld) errors[field] = [{ code }];
  }
  for (const property of await danglingReferences(resource, change, scope, tables)) {
    errors[property] ??= [{ code: 'msg_reference_unknown' }];
  }
  for (const property of await foreignParts(resource, change, scope)) {
    errors[property] ??= [{ code: 'msg_reference_of_other' }];
  }
  if (Object.keys(errors).length > 0) throw fieldProblem(errors);
}

function brokenRules(resource: Resource, record: AnyRecord): Map<string, string> {
  const broken = new Map<string, string>();
  for (const [field, { check }] of Object.entries(fieldRules(resource.schema))) {
    const value = record[field];
    if (!check || value === null || value === undefined) continue;
    const code = check(value, record);
    if (code !== undefined) broken.set(field, code);
  }
  return broken;
}

async function danglingReferences(
  { references }: Resource,
  { after, changed }: Change,
  scope: Scope,
  tables: Tables,
): Promise<string[]> {
  const dangling: string[] = [];
  for (const foreignTable of new Set(references.map((reference) => reference.foreignTable))) {
    const asked = references.filter(
      (reference) =>
        reference.foreignTable === foreignTable &&
        changed.has(reference.property) &&
        after[reference.property] !== null &&
        after[reference.property] !== undefined,
    );
    const [first] = asked;
    if (!first) continue;
    const values = [...new Set(asked.map(({ property }) => after[property]))];
    const found = await knownKeys(foreignTable, first.foreignColumn, values, scope, tables);
    for (const { property } of asked) if (!found.has(after[property])) dangling.push(property);
  }
  return dangling;
}

/** Finds newly named parts of something else than the record names. */
async function foreignParts(
  { partReferences }: Resource,
  { after, changed }: Change,
  { db }: Scope,
): Promise<string[]> {
  const foreign: string[] = [];
  for (const { reference, of, parentColumn } of partReferences) {
    const { property, foreignTable, foreignColumn } = reference;
    if (!changed.has(property) || after[property] == null) continue;
    const [part] = await db
      .select({ whole: parentColumn })
      .from(foreignTable)
      .where(eq(foreignColumn, after[property]));
    if (part && part.whole !== after[of]) foreign.push(property);
  }
  return foreign;
}

/** Finds which of these records exist for the caller: naming a hidden one answers like naming none. */
async function knownKeys(
  table: PgTable,
  key: PgColumn,
  values: readonly unknown[],
  scope: Scope,
  tables: Tables,
): Promise<Set<unknown>> {
  const target = tables.resources.find((resource) => resource.table === table);
  const isOpen = !target || target.namedByAll === true;
  if (!isOpen && !mayCall(target.rights.read, scope.caller)) return new Set();
  const visible = isOpen ? undefined : visibleRows(target, target.rights.read, scope);
  const rows = await scope.db
    .select({ key })
    .from(table)
    .where(and(inArray(key, [...values]), visible));
  return new Set(rows.map((row) => row.key));
}

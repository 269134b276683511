import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { fieldRules } from '../http/field-rules';
import { fieldProblem, type Message } from '../http/problem';
import type { AnyRecord } from './read';
import type { Resource } from './resource';

interface Change {
  before: AnyRecord | undefined;
  after: AnyRecord;
  changed: ReadonlySet<string>;
}

/**
 * Checks what one field's schema cannot say: the field's own rules on the merged record, and that
 * references lead somewhere. Throws 422 with every field that is wrong. A rule that the record broke
 * before and that this change does not touch stays quiet, so that old records can be worked on.
 */
export async function checkRecord(resource: Resource, change: Change, db: Executor): Promise<void> {
  const errors: Record<string, Message[]> = {};
  for (const [field, code] of brokenRules(resource, change.after)) {
    const isOld =
      !change.changed.has(field) && change.before
        ? brokenRules(resource, change.before).get(field) === code
        : false;
    if (!isOld) errors[field] = [{ code }];
  }
  for (const property of await danglingReferences(resource, change, db)) {
    errors[property] ??= [{ code: 'msg_reference_unknown' }];
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
  db: Executor,
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
    const values = asked.map(({ property }) => after[property]);
    const rows = await db
      .select({ key: first.foreignColumn as PgColumn })
      .from(foreignTable)
      .where(inArray(first.foreignColumn, values));
    const found = new Set(rows.map(({ key }) => key));
    for (const { property } of asked) if (!found.has(after[property])) dangling.push(property);
  }
  return dangling;
}

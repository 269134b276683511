import { and, eq } from 'drizzle-orm';
import { recordTitle } from '../../../schemas/rules/record-title';
import { valueText } from '../../../schemas/rules/value-text';
import { holds } from '../../http/access/caller';
import { rightToSee } from '../../http/access/property-rights';
import { mayCall } from '../../http/access/required-right';
import type { Scope } from '../../http/access/scope';
import { booleanLabel, valueLabel } from '../../http/texts/labels';
import type { Resource } from '../model/resource';
import type { AnyRecord } from './read';
import { recordColumns } from './record-columns';
import { visibleRows } from './row-rights';

/**
 * Title of a record in the caller's language: the fields of its `x-title` as far as the caller may see them, as the
 * page shows them too. A reference to another record (`x-ref`) reads as that record's title.
 */
export async function titleOfRecord(
  resource: Resource,
  record: AnyRecord,
  scope: Scope,
  resources: readonly Resource[],
): Promise<string> {
  const texts: Record<string, string> = {};
  for (const name of resource.title) {
    texts[name] = await textOf(resource, record, name, scope, resources);
  }
  return recordTitle(resource.title, texts, (name) => texts[name] ?? '');
}

async function textOf(
  { schema, properties }: Resource,
  record: AnyRecord,
  name: string,
  scope: Scope,
  resources: readonly Resource[],
): Promise<string> {
  const { caller, language } = scope;
  const property = properties[name];
  const value = record[name];
  if (!property || value === null || value === undefined) return '';
  const right = rightToSee(property);
  if (right !== undefined && !holds(caller, right)) return '';
  const referred = resources.find((resource) => resource.schema === property['x-ref']);
  if (referred) return (await titleOfReferred(referred, value, scope, resources)) ?? String(value);
  if (typeof value === 'boolean') return booleanLabel(language, value);
  if (property.enum) return valueLabel(language, schema, name, String(value));
  return valueText(property, value, language);
}

/** Title of a record that is referred to; undefined when the caller may not see it. */
async function titleOfReferred(
  referred: Resource,
  key: unknown,
  scope: Scope,
  resources: readonly Resource[],
): Promise<string | undefined> {
  const { rights, table, keyColumn, namedByAll } = referred;
  const { caller, db, language } = scope;
  if (!namedByAll && !mayCall(rights.read, caller)) return undefined;
  const visible = namedByAll ? undefined : visibleRows(referred, rights.read, scope);
  const [record] = await db
    .select(recordColumns(referred, language))
    .from(table)
    .where(and(eq(keyColumn, key), visible))
    .limit(1);
  if (!record) return undefined;
  // One step: its title may name further records, even this one.
  const title = referred.title.filter((name) => !referred.properties[name]?.['x-ref']);
  return titleOfRecord({ ...referred, title }, record, scope, resources);
}

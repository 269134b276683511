import type { FieldsDefinition } from '../../schemas/define';
import { parts } from '../../schemas/generated/parts';
import type { EntitySchema } from '../engine/application/entity-schema';

const schemas = import.meta.glob<{ default: EntitySchema }>('/schemas/generated/schemas/*.json');
const fields = import.meta.glob<Record<string, FieldsDefinition>>('/schemas/fields/*.ts');

/** Those that no screen shows by itself: rows, bodies, answers. A file of its own: a list needs none of them. */
export async function loadFurtherSchema(schema: string): Promise<{ default: EntitySchema }> {
  const path = `/schemas/generated/schemas/${schema}.json`;
  const load = schemas[path];
  if (!load) throw new Error(`registry: ${path} does not exist, add it or correct the name`);
  return load();
}

/** Undefined where the schema's fields have no metadata. */
export async function loadFurtherFields(
  schema: string,
): Promise<Record<string, FieldsDefinition> | undefined> {
  return fields[`/schemas/fields/${schema}.ts`]?.();
}

/** Lists below a record of what is removed with it. */
export function partsOf(schema: string): readonly { schema: string; list: string }[] {
  return parts[schema] ?? [];
}

import {
  answers,
  bodies,
  fields,
  lists,
  parts,
  queries,
  schemas,
} from 'virtual:application/further';
import type { FieldsDefinition, SumsDefinition } from '../../schemas/define';
import type { EntitySchema } from '../engine/application/entity-schema';
import type { OperationSchemas } from '../engine/application/registry';

/** Those that no screen shows by itself: rows, bodies, answers. A file of its own: a list needs none of them. */
export async function loadFurtherSchema(schema: string): Promise<{ default: EntitySchema }> {
  const load = schemas[schema];
  if (!load)
    throw new Error(`registry: there is no schema «${schema}», add it or correct the name`);
  return load();
}

/** Undefined where nothing is said of the schema besides the contract. */
export async function loadFurtherFields(
  schema: string,
): Promise<Record<string, FieldsDefinition | SumsDefinition> | undefined> {
  return fields[schema]?.();
}

/** Lists below a record of what is removed with it. */
export function partsOf(schema: string): readonly { schema: string; list: string }[] {
  return parts[schema] ?? [];
}

/** Of a list's path; undefined where it is no list. */
export function rowSchemaOf(list: string): string | undefined {
  return lists[list];
}

/** Of what an operation asks for and answers, where that is no entity. */
export function schemasOf(operation: string): OperationSchemas {
  return { body: bodies[operation], query: queries[operation], answer: answers[operation] };
}

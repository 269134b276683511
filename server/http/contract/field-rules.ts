import { readdirSync } from 'node:fs';
import type { AnyFieldMetadata, FieldsDefinition, SumsDefinition } from '../../../schemas/define';

type Rules = Readonly<Record<string, AnyFieldMetadata>>;

const folder = new URL('../../../schemas/fields/', import.meta.url);
const rules = new Map<string, Rules>();

// JavaScript where the server is built.
for (const file of readdirSync(folder).filter((name) => /^\w+\.[jt]s$/.test(name))) {
  const module = (await import(new URL(file, folder).href)) as Record<
    string,
    FieldsDefinition | SumsDefinition
  >;
  for (const definition of Object.values(module)) {
    if ('fields' in definition) rules.set(definition.schema, definition.fields);
  }
}

/** Field metadata of a schema (`schemas/fields/`), empty when it has none. */
export function fieldRules(schema: string): Rules {
  return rules.get(schema) ?? {};
}

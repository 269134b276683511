import type { ScreenSource } from '../../../compiler/mistakes/screen-contract';
import { namedIn } from '../../../compiler/mistakes/screen-mistakes';
import type { BuiltContract } from '../../../compiler/built-contract';
import type { RegisteredTypes } from '../../../compiler/application/registered-types';

/** Fields that a screen uses, by schema, and the paths that it names. */
export interface Used {
  fields: ReadonlyMap<string, ReadonlySet<string>>;
  paths: readonly string[];
}

/**
 * Finds what a screen uses, apart from the report's own search: every field that a part of it shows, and every word of
 * its predicates, its filters, its comparisons and what it fills in, as far as the schema around has a field of that
 * name.
 */
export function usedFields(
  { definition }: ScreenSource,
  { schemas, tables }: BuiltContract,
  types: RegisteredTypes,
): Used {
  const fields = new Map<string, Set<string>>();
  const add = (schema: string | undefined, name: string) => {
    if (schema === undefined) return;
    const known = ['', 'Input'].some((part) => schemas[`${schema}${part}`]?.properties?.[name]);
    if (known) fields.set(schema, (fields.get(schema) ?? new Set()).add(name));
  };
  for (const { schema, names } of namedIn(definition, { schemas, tables, types }))
    for (const name of names) add(schema, name);
  const paths = new Set<string>();
  JSON.stringify(definition, function (this: { schema?: string }, key, value: unknown) {
    const schema = this.schema ?? definition.schema;
    if (typeof value === 'function')
      for (const [name] of String(value).matchAll(/\w+/g)) add(definition.schema, name);
    if (/^(filter|when|insteadOfRemoval|duplicates|by|beside|warnings)$/.test(key)) {
      for (const [name] of String(JSON.stringify(value)).matchAll(/(?<=["(,|])\w+/g))
        add(schema, name);
    }
    const path = typeof value === 'string' && /^(?:[A-Z]+ )?(\/\S*)$/.exec(value)?.[1];
    if (path) paths.add(path);
    return value;
  });
  return { fields, paths: [...paths] };
}

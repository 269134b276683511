import { useQueries } from '@tanstack/react-query';
import { useEngine } from '../../context';
import type { Fields } from '../../field/field';
import { fieldsQuery } from '../../field/fields-query';

/** Schemas and metadata of several entities by name; undefined until all of them are there. */
export function useFieldsOf(schemas: readonly string[]): ReadonlyMap<string, Fields> | undefined {
  const { registry } = useEngine();
  return useQueries({
    queries: schemas.map((schema) => fieldsQuery(registry, schema)),
    combine: (results) => {
      const all = results.map(({ data }) => data);
      if (all.includes(undefined)) return undefined;
      return new Map(schemas.map((schema, index) => [schema, all[index] as Fields]));
    },
  });
}

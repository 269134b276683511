import { useCallback } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEngine } from '../../application/context';
import type { Fields } from '../../fields/field';
import { fieldsQuery } from '../../data/fields-query';

/** Returns the fields of schemas by name; undefined until all of them are there. */
export function useFieldsOf(schemas: readonly string[]): ReadonlyMap<string, Fields> | undefined {
  const { registry } = useEngine();
  const combine = useCallback(
    (results: UseQueryResult<Fields>[]) => {
      const all = new Map<string, Fields>();
      for (const [index, { data }] of results.entries()) {
        if (data) all.set(schemas[index] ?? '', data);
      }
      return all.size < schemas.length ? undefined : all;
    },
    [schemas],
  );
  return useQueries({ queries: schemas.map((schema) => fieldsQuery(registry, schema)), combine });
}

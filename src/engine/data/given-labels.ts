import { queryOptions } from '@tanstack/react-query';
import { readRows } from '../../api/rows';
import type { Fields } from '../fields/field';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Query for an installation's own names for fields: the rows at an `x-labels` path. */
export function givenLabelsQuery(path: string) {
  return queryOptions({
    queryKey: ['given labels', path],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, string>>> => {
      const { rows } = await readRows(path, { signal });
      return Object.fromEntries(
        rows.map(({ feld, bezeichnung }) => [String(feld), String(bezeichnung)]),
      );
    },
    staleTime: DAY_MS,
    meta: { failure: 'silent' },
  });
}

/** Returns the fields with the names that an installation gave them. */
export function withGivenLabels(fields: Fields, given: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const label = given[name];
      return [name, label === undefined ? field : { ...field, given: label }];
    }),
  );
}

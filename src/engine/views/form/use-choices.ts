import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComputeContext } from '../../../../schemas/define';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { lookupQuery } from '../../data/lookups/lookup-query';
import { referenceQuery } from '../../data/references/reference-query';
import { lookupNamed, optionsFrom } from '../../data/lookups/use-lookup';

/** Finds a value's row of a reference list for computed fields, among the lists already loaded. */
export function useChoices(
  fields: Fields,
  parent: AnyRecord | undefined,
): (record: AnyRecord) => ComputeContext {
  const { registry } = useEngine();
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const language = i18n.language;
  return useCallback(
    (record) => ({
      parent,
      choice: (name) => {
        const list = fields[name]?.lookup;
        if (list === undefined) return undefined;
        const lookup = lookupNamed(registry, list);
        if (lookup.screen !== undefined) {
          const value = record[name];
          if (typeof value !== 'number' && typeof value !== 'string') return undefined;
          const query = referenceQuery(lookup, value, { client, registry, language });
          return client.getQueryData(query.queryKey)?.row;
        }
        const data = client.getQueryData(lookupQuery(lookup, language).queryKey);
        return data ? optionsFrom(lookup, data).byValue.get(record[name])?.row : undefined;
      },
    }),
    [fields, parent, registry, client, language],
  );
}

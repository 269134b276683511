import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { companyNow } from '../../../ui/format/company-now';
import { useEngine } from '../../application/context';
import { valueKeys } from '../../fields/value-formatter';
import type { Fields } from '../../fields/field';
import { lookupQuery } from '../../data/lookups/lookup-query';
import { lookupNamed, optionsFrom } from '../../data/lookups/use-lookup';
import type { CopiedChoice } from '../../fields/field-editing';
import { readCell } from './read-cell';

/**
 * Returns a reader of copied texts in the user's language: values of enumerations and lists go by their texts.
 * `figures`: another language whose spelling figures have; `currency`: of all amounts.
 */
export function useReadCell(
  fields: Fields,
  currency?: string,
): (text: string, name: string, figures?: string) => unknown {
  const { registry } = useEngine();
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const language = i18n.language;
  return useCallback(
    (text, name, figures = language) => {
      const field = fields[name];
      if (!field) return text;
      const context = { now: companyNow(), choices: choices(), language: figures, currency };
      return readCell(text, field, context);

      function choices(): readonly CopiedChoice[] {
        if (field?.values) {
          return field.values.map((value) => ({
            value,
            label: t(...valueKeys(field, value)),
          }));
        }
        if (field?.lookup === undefined) return [];
        const lookup = lookupNamed(registry, field.lookup);
        // A text that names another record is searched for once it stands in its cell.
        if (lookup.screen !== undefined) return [];
        const data = client.getQueryData(lookupQuery(lookup, language).queryKey);
        return data ? optionsFrom(lookup, data).options.filter(({ blocked }) => !blocked) : [];
      }
    },
    [fields, registry, client, language, t, currency],
  );
}

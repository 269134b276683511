import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../context';
import type { LookupOptions } from '../lookup/lookup-options';
import { lookupQuery } from '../lookup/lookup-query';
import { lookupNamed, optionsFrom } from '../lookup/use-lookup';
import { enumKey } from './enum-key';
import type { Field } from './field';
import { valueFormatter, type ValueFormatter } from './value-formatter';

/** The formatters of several fields in the user's language, by field name; new ones only when language or reference lists change. */
export function useFormatters(fields: readonly Field[]): ReadonlyMap<string, ValueFormatter> {
  const { registry } = useEngine();
  const { t, i18n } = useTranslation(['form', 'enums']);
  const language = i18n.language;
  const names = useMemo(
    () => [...new Set(fields.flatMap((field) => field.lookup ?? []))],
    [fields],
  );
  const choices = useQueries({
    queries: names.map((name) => lookupQuery(lookupNamed(registry, name), language)),
    combine: (results) => results.map((result) => result.data),
  });
  return useMemo(() => {
    const optionsOf = new Map<string, LookupOptions | undefined>(
      names.map((name, index) => {
        const data = choices[index];
        return [name, data ? optionsFrom(lookupNamed(registry, name), data) : undefined];
      }),
    );
    return new Map(
      fields.map((field) => [
        field.name,
        valueFormatter(field, {
          language,
          boolean: (value) => t(value ? 'form:yes' : 'form:no'),
          enumeration: (value) => t(enumKey(field, value)),
          lookup: (value) => {
            const options = optionsOf.get(field.lookup ?? '');
            // An id would flash up before its text comes.
            return options ? options.byValue.get(value)?.label : '';
          },
        }),
      ]),
    );
  }, [fields, names, choices, registry, language, t]);
}

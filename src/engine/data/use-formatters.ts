import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../application/context';
import {
  valueFormatter,
  type ValueFormatter,
  valueKeys,
  type ValueTexts,
} from '../fields/value-formatter';
import type { Field } from '../fields/field';
import type { LookupOptions } from './lookups/lookup-query';
import { useReferenceTexts } from './references/use-reference-texts';
import { lookupNamed, optionsFrom, useLookupAnswers } from './lookups/use-lookup';

const unreadable: LookupOptions = { options: [], byValue: new Map() };

/** Returns formatters by field name; new ones only when the language or a reference changes. */
export function useFormatters(fields: readonly Field[]): ReadonlyMap<string, ValueFormatter> {
  const { registry, can } = useEngine();
  const { t, i18n } = useTranslation('form');
  const language = i18n.language;
  const [names, referred] = useMemo(() => {
    const all = [...new Set(fields.flatMap((field) => field.lookup ?? []))];
    const refers = (name: string) => lookupNamed(registry, name).screen !== undefined;
    const lists = all.filter(refers).map((name) => lookupNamed(registry, name).path);
    // Lists that the user may not read are not asked for: their values are shown as stored.
    const mayList = (name: string) => can(`GET ${lookupNamed(registry, name).path}`);
    return [all.filter((name) => !refers(name) && mayList(name)), lists];
  }, [fields, registry, can]);
  const referenceText = useReferenceTexts(referred);
  const lookups = useMemo(
    () => names.map((name) => lookupNamed(registry, name)),
    [names, registry],
  );
  const choices = useLookupAnswers(lookups, language);
  return useMemo(() => {
    const optionsOf = new Map<string, LookupOptions | undefined>(
      names.map((name, index) => {
        const data = choices[index];
        // The list cannot be had: values are shown as stored.
        if (data === null) return [name, unreadable];
        return [name, data ? optionsFrom(lookupNamed(registry, name), data) : undefined];
      }),
    );
    const textsOf = (field: Field): ValueTexts => ({
      language,
      boolean: (value) => t(value ? 'form:yes' : 'form:no'),
      rows: (count) => t('form:rows', { count }),
      enumeration: (value) => t(...valueKeys(field, value)),
      lookup: (value) => {
        const { lookup = '' } = field;
        if (registry.lookups[lookup]?.screen !== undefined) return referenceText(lookup, value);
        if (!optionsOf.has(lookup)) return undefined;
        const options = optionsOf.get(lookup);
        // An id would flash up before its text comes.
        return options ? options.byValue.get(value)?.label : '';
      },
      of: textsOf,
    });
    return new Map(fields.map((field) => [field.name, valueFormatter(field, textsOf(field))]));
  }, [fields, names, choices, registry, language, t, referenceText]);
}

/** Returns the formatter of a field, stable until the language or a reference changes. */
export function useValueFormatter(field: Field): ValueFormatter {
  const fields = useMemo(() => [field], [field]);
  return useFormatters(fields).get(field.name) ?? String;
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatters } from '../../../data/use-formatters';
import { lookupNamed, optionsFrom, useLookupAnswers } from '../../../data/lookups/use-lookup';
import type { OrderTerm } from '../../../data/lists/list-state';
import { useEngine } from '../../../application/context';
import { useNamedFields } from '../../../fields/use-field-texts';
import type { Field, Fields } from '../../../fields/field';

/** Values of grouped fields by name, in the order of their texts. */
export type GroupValues = ReadonlyMap<string, readonly (string | number)[]>;

/** Returns the values of fields that hold codes; numbers, days and texts have an order of their own. */
export function useGroupValues(fields: Fields, group: readonly string[]): GroupValues {
  const { i18n } = useTranslation();
  const { registry, can } = useEngine();
  const grouped = useNamedFields(group, fields);
  const formatters = useFormatters(grouped);
  const listed = useMemo(
    () =>
      grouped.flatMap(({ lookup }) => {
        const named = lookup === undefined ? undefined : lookupNamed(registry, lookup);
        return named && named.screen === undefined && can(`GET ${named.path}`) ? [named] : [];
      }),
    [grouped, registry, can],
  );
  const answers = useLookupAnswers(listed, i18n.language);
  return useMemo(() => {
    const compare = new Intl.Collator(i18n.language, { numeric: true }).compare;
    const codesOf = ({ lookup, values = [] }: Field): readonly (string | number)[] => {
      const place = listed.findIndex(
        (one) => lookup !== undefined && registry.lookups[lookup] === one,
      );
      const of = listed[place];
      const data = answers[place];
      if (of && data) return optionsFrom(of, data).options.map(({ value }) => value);
      return values.every((value) => typeof value === 'number') ? [] : values;
    };
    return new Map(
      grouped.flatMap((field) => {
        const textOf = formatters.get(field.name) ?? String;
        const named = codesOf(field).map((value) => [value, textOf(value)] as const);
        if (named.length === 0) return [];
        const sorted = named.sort(([, a], [, b]) => compare(a, b)).map(([value]) => value);
        return [[field.name, sorted] as const];
      }),
    );
  }, [grouped, formatters, listed, answers, registry, i18n.language]);
}

/** Builds the order with every group open. `values`: order of a field's values. */
export function groupedOrder(
  group: readonly string[],
  order: readonly OrderTerm[],
  values: GroupValues,
): readonly OrderTerm[] {
  const isDescending = (name: string) =>
    order.some(({ field, descending }) => field === name && descending);
  return [
    ...group.map((field) => ({
      field,
      descending: isDescending(field),
      values: values.get(field),
    })),
    ...order.filter(({ field }) => !group.includes(field)),
  ];
}

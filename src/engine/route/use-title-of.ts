import { useCallback, useMemo } from 'react';
import type { AnyRecord } from '../define/definition';
import type { Field, Fields } from '../field/field';
import { useFormatters } from '../field/use-formatters';

const none: Fields = {};

/** Says what a record is called: its title fields as they read, joined. */
export function useTitleOf(
  title: readonly string[],
  fields: Fields = none,
): (record: AnyRecord) => string {
  const titleFields = useMemo(
    () => title.map((name) => fields[name]).filter((field): field is Field => !!field),
    [title, fields],
  );
  const formatters = useFormatters(titleFields);
  return useCallback(
    (record) =>
      titleFields
        .map(({ name }) => formatters.get(name)?.(record[name]) ?? '')
        .filter(Boolean)
        .join(' '),
    [titleFields, formatters],
  );
}

import { useCallback, useMemo } from 'react';
import type { AnyRecord } from '../define/definition';
import type { Field } from '../field/field';
import { useFormatters } from '../field/use-formatters';
import type { Place } from './match';

/** Says what a record of this place is called: its title fields, joined. */
export function useRecordTitle(place: Place): (record: AnyRecord) => string {
  const { definition, fields } = place;
  const titleFields = useMemo(
    () => definition.title.map((name) => fields[name]).filter((field): field is Field => !!field),
    [definition, fields],
  );
  const formatters = useFormatters(titleFields);
  return useCallback(
    (record) =>
      titleFields
        .map((field) => formatters.get(field.name)?.(record[field.name]) ?? '')
        .filter(Boolean)
        .join(' '),
    [titleFields, formatters],
  );
}

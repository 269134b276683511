import { useCallback } from 'react';
import { recordTitle } from '../../../schemas/rules/record-title';
import type { AnyRecord } from '../define/definition';
import type { Fields } from '../fields/field';
import { useNamedFields } from '../fields/use-field-texts';
import type { Place } from '../screens/place';
import { useFormatters } from './use-formatters';

const none: Fields = {};

/** Says what a record is called: its title fields as they read, joined. */
export function useTitleOf(
  names: readonly string[],
  fields: Fields = none,
): (record: AnyRecord) => string {
  const formatters = useFormatters(useNamedFields(names, fields));
  return useCallback(
    (record) => recordTitle(names, record, (name, value) => formatters.get(name)?.(value) ?? ''),
    [names, formatters],
  );
}

export function useRecordTitle({ title, fields }: Place): (record: AnyRecord) => string {
  return useTitleOf(title, fields);
}

import { useMemo } from 'react';
import type { Field } from '../../fields/field';
import { useFormatters } from './use-formatters';
import type { ValueFormatter } from '../../fields/value-formatter';

/** The formatter of one field in the user's language; stable until language or what it refers to changes. */
export function useValueFormatter(field: Field): ValueFormatter {
  const fields = useMemo(() => [field], [field]);
  return useFormatters(fields).get(field.name) ?? String;
}

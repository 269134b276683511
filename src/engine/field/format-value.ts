import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '../lookup/use-lookup';
import { enumKey } from './enum-key';
import type { Field } from './field';
import { valueFormatter, type ValueFormatter } from './value-formatter';

/** The formatter of one field in the user's language; stable until language or reference list change. */
export function useValueFormatter(field: Field): ValueFormatter {
  const { t, i18n } = useTranslation(['form', 'enums']);
  const { optionOf, isPending } = useLookup(field.lookup);
  const language = i18n.language;
  return useMemo(
    () =>
      valueFormatter(field, {
        language,
        boolean: (value) => t(value ? 'form:yes' : 'form:no'),
        enumeration: (value) => t(enumKey(field, value)),
        // An id would flash up before its text comes.
        lookup: (value) => optionOf(value)?.label ?? (isPending ? '' : undefined),
      }),
    [field, language, t, optionOf, isPending],
  );
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import type { Field } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { Place } from '../../../screens/place';
import { headingFinder, isImportable } from './column-fields';

/**
 * Returns the fields that a file can hold, in the order of their labels, and a finder of the field that a heading
 * names.
 */
export function useHeadings({ definition, fields }: Place) {
  const { t } = useTranslation('headings');
  const { can } = useEngine();
  const labelOf = useFieldLabel();
  return useMemo(() => {
    const offered = Object.values(fields)
      .filter((field) => isImportable(field, can))
      .toSorted((one, other) => labelOf(one).localeCompare(labelOf(other)));
    // Prefers the field in the list among those of the same name.
    const inList = definition.columns.map(({ field }) => field);
    const all = offered.map(({ name }) => name);
    const names = [...inList.filter((name) => all.includes(name)), ...all];
    const wordsOf = ({ schema, name }: Field) =>
      t([`headings:${schema}.${name}`, `headings:all.${name}`], { defaultValue: '' });
    return { offered, names, fieldOf: headingFinder({ fields, names, labelOf, wordsOf }) };
  }, [definition, fields, can, labelOf, t]);
}

export type Headings = ReturnType<typeof useHeadings>;

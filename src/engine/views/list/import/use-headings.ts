import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import type { Field } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { headingFinder, isImportable } from './column-fields';
import type { ImportPlace } from './import-place';

/**
 * Returns the fields that a file can hold, in the order of their labels, and a finder of the field that a heading
 * names. What the records are parts of is named by its own headings, as far as they are no headings of the records.
 */
export function useHeadings({ definition, fields, above }: ImportPlace) {
  const { t } = useTranslation('headings');
  const { can } = useEngine();
  const labelOf = useFieldLabel();
  return useMemo(() => {
    const naming = new Map((above?.naming ?? []).map((one) => [one.field.name, one]));
    const offered = Object.values(fields)
      .filter((field) => !naming.has(field.name) && isImportable(field, can))
      .toSorted((one, other) => labelOf(one).localeCompare(labelOf(other)));
    // Prefers the field in the list among those of the same name.
    const inList = definition.columns.map(({ field }) => field);
    const all = offered.map(({ name }) => name);
    const names = [...inList.filter((name) => all.includes(name)), ...all];
    const wordsOf = ({ schema, name }: Field) =>
      t([`headings:${schema}.${name}`, `headings:all.${name}`], { defaultValue: '' });
    const fieldOf = headingFinder({ fields, names, labelOf, wordsOf });
    if (!above) return { offered, names, fieldOf };
    const ofParent = headingFinder({
      fields,
      names: [...naming.keys()],
      labelOf: ({ name }) => labelOf(naming.get(name)?.by ?? above.field),
      wordsOf: ({ name, given = '' }) => {
        const by = naming.get(name)?.by;
        return by ? `${wordsOf(by)} | ${given}` : given;
      },
    });
    return {
      offered: [...above.naming.map(({ field }) => field), ...offered],
      names: [...names, ...naming.keys()],
      fieldOf: (heading: string) => fieldOf(heading) ?? ofParent(heading),
    };
  }, [definition, fields, above, can, labelOf, t]);
}

export type Headings = ReturnType<typeof useHeadings>;

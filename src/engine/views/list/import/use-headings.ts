import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import type { Field } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { BroughtPart } from './brought-parts';
import { headingFinder, isImportable } from './column-fields';
import type { ImportPlace } from './import-place';
import { parentHeadings, partHeadings } from './other-headings';

/**
 * Returns the fields that a file can hold, in the order of their labels, and a finder of the field that a heading
 * names. What the records are parts of is named by its own headings, as far as they are no headings of the records.
 */
export function useHeadings({ definition, fields, above, parts = none }: ImportPlace) {
  const { t } = useTranslation('headings');
  const { can } = useEngine();
  const labelOf = useFieldLabel();
  return useMemo(() => {
    const ofParts = parts.flatMap(({ columns }) => columns.map(({ field }) => field));
    const ofOthers = [...ofParts, ...(above?.naming ?? []).map(({ field }) => field)];
    const others = new Set(ofOthers.map(({ name }) => name));
    const offered = Object.values(fields)
      .filter((field) => !others.has(field.name) && isImportable(field, can))
      .toSorted((one, other) => labelOf(one).localeCompare(labelOf(other)));
    // Prefers the field in the list among those of the same name.
    const inList = definition.columns.map(({ field }) => field);
    const all = offered.map(({ name }) => name);
    const names = [...inList.filter((name) => all.includes(name)), ...all];
    const wordsOf = ({ schema, name }: Field) =>
      t([`headings:${schema}.${name}`, `headings:all.${name}`], { defaultValue: '' });
    const fieldOf = headingFinder({ fields, names, labelOf, wordsOf });
    const texts = { fields, labelOf, wordsOf };
    const calledOf = ({ place }: BroughtPart) =>
      t(`headings:${place.definition.schema}.called`, { defaultValue: '' });
    const ofParent = above && parentHeadings(above, texts);
    const ofPart = partHeadings(parts, { ...texts, calledOf });
    const naming = above?.naming.map(({ field }) => field) ?? [];
    return {
      offered: [...naming, ...offered, ...ofParts],
      names: [...names, ...others],
      fieldOf: (heading: string) => fieldOf(heading) ?? ofParent?.(heading) ?? ofPart(heading),
    };
  }, [definition, fields, above, parts, can, labelOf, t]);
}

const none: readonly BroughtPart[] = [];

export type Headings = ReturnType<typeof useHeadings>;

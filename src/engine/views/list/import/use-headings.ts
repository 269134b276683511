import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import type { Field } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { BroughtPart } from './brought-parts';
import { headingFinder, isImportable } from './column-fields';
import type { ImportPlace } from './import-place';

/**
 * Returns the fields that a file can hold, in the order of their labels, and a finder of the field that a heading
 * names. What the records are parts of is named by its own headings, as far as they are no headings of the records.
 */
export function useHeadings({ definition, fields, above, parts = none }: ImportPlace) {
  const { t } = useTranslation('headings');
  const { can } = useEngine();
  const labelOf = useFieldLabel();
  return useMemo(() => {
    const ofPart = new Map(
      parts.flatMap((part) => part.columns.map(({ field, of }) => [field.name, { of, part }])),
    );
    const naming = new Map((above?.naming ?? []).map((one) => [one.field.name, one]));
    const offered = Object.values(fields)
      .filter(({ name }) => !naming.has(name) && !ofPart.has(name))
      .filter((field) => isImportable(field, can))
      .toSorted((one, other) => labelOf(one).localeCompare(labelOf(other)));
    // Prefers the field in the list among those of the same name.
    const inList = definition.columns.map(({ field }) => field);
    const all = offered.map(({ name }) => name);
    const names = [...inList.filter((name) => all.includes(name)), ...all];
    const wordsOf = ({ schema, name }: Field) =>
      t([`headings:${schema}.${name}`, `headings:all.${name}`], { defaultValue: '' });
    const fieldOf = headingFinder({ fields, names, labelOf, wordsOf });
    if (!above) {
      const brought = [...ofPart.keys()];
      const partOf = headingFinder({
        fields,
        names: brought,
        labelOf: (field) => labelOf(ofPart.get(field.name)?.of ?? field),
        wordsOf: ({ name, given = '' }) => {
          const found = ofPart.get(name);
          if (!found) return given;
          const { of, part } = found;
          const { schema } = part.place.definition;
          const called = t(`headings:${schema}.called`, { defaultValue: '' });
          const one = [part.one, ...called.split('|')];
          const words = [labelOf(of), ...wordsOf(of).split('|')];
          return [...words, given, ...together(one, words)].join('|');
        },
      });
      return {
        offered: [...offered, ...brought.flatMap((name) => fields[name] ?? [])],
        names: [...names, ...brought],
        fieldOf: (heading: string) => fieldOf(heading) ?? partOf(heading),
      };
    }
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
  }, [definition, fields, above, parts, can, labelOf, t]);
}

const none: readonly BroughtPart[] = [];

/** Joins what a part is called with the words for its fields, either first: «Telefon Ansprechpartner». */
function together(called: readonly string[], words: readonly string[]): readonly string[] {
  return called.flatMap((one) =>
    one.trim() === ''
      ? []
      : words
          .filter((word) => word.trim() !== '')
          .flatMap((word) => [`${one} ${word}`, `${word} ${one}`]),
  );
}

export type Headings = ReturnType<typeof useHeadings>;

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import type { FormulaWords } from '../../../fields/formula';
import { isNumeric } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { Place } from '../../../screens/place';

/**
 * Returns the words for a record's numbers in a formula: label in the user's language, technical name, and for the
 * field itself the word for one. A label of several fields names none of them. `labels`: those that name one.
 */
export function useFormulaWords(
  place: Place,
  own: string,
): FormulaWords & { labels: readonly string[] } {
  const { t, i18n } = useTranslation('list');
  const { can } = useEngine();
  const labelOf = useFieldLabel();
  const { language } = i18n;
  return useMemo(() => {
    const numbers = Object.values(place.fields).filter(
      (field) =>
        isNumeric(field) &&
        field.lookup === undefined &&
        field.values === undefined &&
        (field.right === undefined || can(field.right)),
    );
    const names = numbers.map(labelOf);
    const labelled = numbers.flatMap((field) => {
      const label = labelOf(field);
      return names.indexOf(label) === names.lastIndexOf(label)
        ? [[label, field.name] as const]
        : [];
    });
    const fieldOf = new Map([
      [t('bulk:field'), own],
      ...numbers.map(({ name }) => [name, name] as const),
      ...labelled,
    ]);
    return { language, fieldOf, labels: labelled.map(([label]) => label) };
  }, [place, own, can, labelOf, language, t]);
}

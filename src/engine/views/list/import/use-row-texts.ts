import { useMemo } from 'react';
import { useProblemText } from '../../../editing/validation/use-problem-text';
import type { Fields } from '../../../fields/field';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import type { ImportPlace } from './import-place';
import { useFieldLabel } from '../../../fields/use-field-texts';

/** Returns what the parts are called that rows may bring along. */
export function useBroughtLabel({ parts = [] }: Pick<ImportPlace, 'parts'>): string {
  const labels = useScreenLabels();
  return parts.map(({ place }) => labels.title(place.definition)).join(', ');
}

/** Provides the texts for the reasons of refused rows. */
export function useRowTexts(fields: Fields) {
  const labelOf = useFieldLabel();
  const problemText = useProblemText();
  return useMemo(
    () => ({ fieldOf: (name: string) => fields[name], labelOf, problemText }),
    [fields, labelOf, problemText],
  );
}

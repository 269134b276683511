import { useMemo } from 'react';
import { useProblemText } from '../../../editing/validation/use-problem-text';
import type { Fields } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';

/** Provides the texts for the reasons of refused rows. */
export function useRowTexts(fields: Fields) {
  const labelOf = useFieldLabel();
  const problemText = useProblemText();
  return useMemo(
    () => ({ fieldOf: (name: string) => fields[name], labelOf, problemText }),
    [fields, labelOf, problemText],
  );
}

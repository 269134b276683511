import { useMemo } from 'react';
import { useProblemText } from '../../../editing/validation/use-problem-text';
import type { Fields } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';

/** What reasons of refused rows are made of. */
export function useRowTexts(fields: Fields) {
  const labelOf = useFieldLabel();
  const problemText = useProblemText();
  return useMemo(
    () => ({ fieldOf: (name: string) => fields[name], labelOf, problemText }),
    [fields, labelOf, problemText],
  );
}

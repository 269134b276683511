import { useMemo } from 'react';
import { useLookup } from '../../../data/lookups/use-lookup';
import type { Field } from '../../../fields/field';
import type { BoardValue } from './board-columns';

/** Returns all values that the field may have, as records hold them: of its list, or of the contract. */
export function useBoardValues(field: Field): readonly BoardValue[] {
  const { options } = useLookup(field.lookup);
  return useMemo(() => {
    if (field.lookup) return options.map(({ value }) => value as BoardValue);
    return field.values ?? (field.type.choices as readonly BoardValue[] | undefined) ?? [];
  }, [field, options]);
}

import { useMemo } from 'react';
import type { Field, Fields } from './field';

/** Fields by their names, in that order; the same ones until other names are asked for. What there is no field for is left out. */
export function useNamedFields(names: readonly string[], fields: Fields): readonly Field[] {
  const text = names.join(' ');
  return useMemo(() => text.split(' ').flatMap((name) => fields[name] ?? []), [text, fields]);
}

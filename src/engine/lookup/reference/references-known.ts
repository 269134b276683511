import type { QueryClient } from '@tanstack/react-query';
import type { Lookup } from '../../../../schemas/define';
import type { Reference } from './reference';
import { referencesKey } from './reference-query';

/**
 * Records of a list that have been shown or chosen before, by their texts, for reading what was copied: nothing
 * is asked of the server. A text that several of them bear names none.
 */
export function referencesKnown(
  { path, value }: Lookup,
  client: QueryClient,
): { value: string | number; label: string }[] {
  const found = client.getQueriesData<Reference | null>({
    queryKey: [...referencesKey(path), value],
  });
  const byText = new Map<string, Set<string | number>>();
  for (const [, reference] of found) {
    if (!reference) continue;
    const values = byText.get(reference.title) ?? new Set();
    byText.set(reference.title, values.add(reference.value));
  }
  return [...byText].flatMap(([label, values]) => {
    const [only, second] = values;
    return only === undefined || second !== undefined ? [] : [{ value: only, label }];
  });
}

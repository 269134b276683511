import type { Place } from '../../../screens/place';

/** Where a list's records are created, as a path with its parameters filled in. */
export function listPathOf({ definition, params }: Pick<Place, 'definition' | 'params'>): string {
  return definition.api.create.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}

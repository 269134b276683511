import type { Place } from '../../../screens/place';

/** Returns the path below which a list's records are created, with its parameters filled in. */
export function listPathOf({ definition, params }: Pick<Place, 'definition' | 'params'>): string {
  return definition.api.create.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}

import { paramNames, type Place } from '../../../screens/place';

/**
 * Returns the path below which a list's records are created, with its parameters filled in; the list of all of them
 * where each row says what it is a part of.
 */
export function listPathOf({ definition, params }: Pick<Place, 'definition' | 'params'>): string {
  const { create, list } = definition.api;
  const isPlaced = paramNames(create).every((name) => params[name] !== undefined);
  return isPlaced
    ? create.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
    : list;
}

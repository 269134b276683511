import type { Place } from './place';

/**
 * Path parameters of a call below a record: the last one of the path is the record. A path that names none says it
 * elsewhere, in a filter or in its query.
 */
export function paramsBelow(
  path: string,
  { params }: Pick<Place, 'params'>,
  id: number,
): Readonly<Record<string, number>> {
  const last = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
  return last === undefined ? params : { ...params, [last]: id };
}

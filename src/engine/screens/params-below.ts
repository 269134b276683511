import type { Place } from './place';

type Params = Place['params'];

/** The names of a path's parameters, in order. */
export function paramNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/**
 * Path parameters of a call below a record: the last one of the path is the record. A path that names none says it
 * elsewhere, in a filter or in its query.
 */
export function paramsBelow(path: string, { params }: Pick<Place, 'params'>, id: number): Params {
  const last = paramNames(path).at(-1);
  return last === undefined ? params : { ...params, [last]: id };
}

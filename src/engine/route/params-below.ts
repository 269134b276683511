import type { Place } from './match';

/** Path parameters of what lies below a record: the last one of the path is the record. Throws when it has none. */
export function paramsBelow(
  path: string,
  { params }: Place,
  id: number,
): Readonly<Record<string, number>> {
  const last = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
  if (last === undefined) throw new Error(`${path}: nothing in it names the record it lies below`);
  return { ...params, [last]: id };
}

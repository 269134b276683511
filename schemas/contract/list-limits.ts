import type { ContractTables } from './tables';
import type { OpenApiDocument, Parameter } from './document';
import { queryParameters } from './query-parameters';

/** Limits of a list that can do less than others. */
export interface ListLimits {
  /** Features it lacks; without a count it grows as it is read. */
  lacks?: readonly ('order' | 'filter' | 'search' | 'count')[];
  /** Fields it can be ordered by, where not by all. */
  order?: readonly string[];
  /** Fields it can compare with one value, where it has no other filter. */
  equal?: readonly string[];
}

/** GET path of a list → its limits; leaves out lists without limits and lists that are answered as a whole. */
export function listLimits(
  document: OpenApiDocument,
  { lists, whole }: Pick<ContractTables, 'lists' | 'whole'>,
): Record<string, ListLimits> {
  const limited = Object.keys(lists).flatMap((path) => {
    const operation = document.paths[path]?.get;
    if (!operation || whole.includes(path)) return [];
    const limits = limitsOf(queryParameters(operation, document));
    return Object.keys(limits).length === 0 ? [] : [[path, limits] as const];
  });
  return Object.fromEntries(limited);
}

function limitsOf(parameters: readonly Parameter[]): ListLimits {
  const named = (name: string) => parameters.find((one) => one.name === name);
  const fieldsOf = (name: string) => (named(name) as { 'x-fields'?: string[] })?.['x-fields'];
  const lacks = [
    ...(named('orderBy') ? [] : (['order'] as const)),
    ...(named('filter') ? [] : (['filter'] as const)),
    ...(named('suche') ? [] : (['search'] as const)),
    ...(named('returnTotal') && named('offset') ? [] : (['count'] as const)),
  ];
  const [order, equal] = [fieldsOf('orderBy'), fieldsOf('filter')];
  return { ...(lacks.length > 0 && { lacks }), ...(order && { order }), ...(equal && { equal }) };
}

import { lists } from '../../schemas/generated/contract';
import type { Contract, Operation } from '../http/contract';
import type { Resource } from '../resources/resource';

/** A list that computed queries can ask. */
export interface QueryableList {
  /** `stammdaten/adressen` */
  name: string;
  resource: Resource;
  /** The list's own operation: its right and its search fields count here too. */
  operation: Operation;
}

/** Every list whose path has no parameters, by that path without its leading slash. */
export function queryableLists(
  contract: Contract,
  resources: readonly Resource[],
): ReadonlyMap<string, QueryableList> {
  const tables: Readonly<Record<string, string>> = lists;
  return new Map(
    contract.operations.flatMap((operation) => {
      const { method, path } = operation;
      const resource = resources.find(({ schema }) => schema === tables[path]);
      if (method !== 'GET' || path.includes('{') || !resource) return [];
      const name = path.slice(1);
      return [[name, { name, resource, operation }]];
    }),
  );
}

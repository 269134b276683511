import type { Contract, Operation } from '../http/contract/contract';
import type { Resource } from '../resources/model/resource';
import type { Tables } from '../resources/model/tables';

/** List that computed queries can ask. */
export interface QueryableList {
  /** Name, such as `stammdaten/adressen`. */
  name: string;
  resource: Resource;
  /** Operation of the list: its right and its search fields count here too. */
  operation: Operation;
}

/** Finds the list that `{groupKey}/{id}` names: any resource's whose path has no parameters. Throws 404. */
export function queryableList(
  { groupKey, id }: { groupKey: string; id: string },
  contract: Contract,
  tables: Tables,
): QueryableList {
  const name = `${groupKey}/${id}`;
  const resource = tables.listed(name);
  const operation = contract.operations.find(
    ({ method, path }) => method === 'GET' && path === `/${name}`,
  );
  if (!operation) throw new Error(`GET /${name} lists ${resource.schema}, but is no operation`);
  return { name, resource, operation };
}

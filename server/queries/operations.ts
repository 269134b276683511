import { handler, type Call, type Handlers } from '../http/call';
import { requireRight } from '../http/caller';
import type { Contract } from '../http/contract';
import { problem } from '../http/problem';
import { bindResource, type ResourceDefinition } from '../resources/resource';
import { queryableLists, type QueryableList } from './queryable-list';
import { runQuery } from './run-query';

/** Computed queries and their presets over every list of the described resources. */
export function queryOperations(
  contract: Contract,
  definitions: readonly ResourceDefinition[],
): Handlers {
  const resources = definitions.map((definition) => bindResource(definition, contract));
  const lists = queryableLists(contract, resources);
  const listOf = ({ params, caller }: Call<{ groupKey: string; id: string }>): QueryableList => {
    const list = lists.get(`${params.groupKey}/${params.id}`);
    if (!list) throw problem(404, 'msg_cunit_unknown', `${params.groupKey}/${params.id}`);
    requireRight(caller, list.operation.right);
    return list;
  };
  return {
    runComputedQuery: handler('runComputedQuery', (call) => runQuery(listOf(call), call), {
      readOnly: true,
    }),
  };
}

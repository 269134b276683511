import { handler, type Body, type Call, type Handlers } from '../http/operations/call';
import type { Contract } from '../http/contract/contract';
import type { Tables } from '../resources/model/tables';
import { presetOperations } from './preset-operations';
import { presetOperators } from './preset-store';
import { queryableList } from './queryable-list';
import { runQuery } from './run-query';

type QueryCall = Call<unknown, unknown, Body<'runComputedQuery'>>;

/** Operations for computed queries and their presets over every list of the described resources. */
export function queryOperations(contract: Contract, tables: Tables): Handlers {
  return {
    ...presetOperations(contract, tables),
    runComputedQuery: handler(
      'runComputedQuery',
      (call) => runQuery(queryableList(call.params, contract, tables), call),
      {
        readOnly: true,
        storedOperators: async (call: QueryCall) =>
          presetOperators(call.body.presetId, call.caller, call.db),
      },
    ),
  };
}

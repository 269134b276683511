import { accountOperations } from './accounts/operations';
import { guardDuty } from './accounts/second-factor/duty';
import { areas } from './areas/index';
import type { SecondFactorConfig } from './accounts/second-factor/config';
import type { EventHub } from './events/event-hub';
import { eventOperations } from './events/operations';
import { attachmentOperations } from './files/attachment-operations';
import { fileOperations } from './files/file-operations';
import { joinedHandlers, type Handlers } from './http/operations/call';
import type { Contract } from './http/contract/contract';
import { importOperations } from './imports/operations';
import { lockOperations } from './resources/locks/lock-operations';
import { queryOperations } from './queries/operations';
import type { AskSelf } from './reads/ask-self';
import { readOperations } from './reads/operations';
import { resourceHandlers } from './resources/handlers';
import { historyOperations } from './resources/history/history-operations';
import type { Tables } from './resources/model/tables';
import { searchOperations } from './search/operations';
import { startOperations } from './start/operations';

/** Services that operations need besides their call. */
export interface Services {
  hub: EventHub;
  secondFactor: SecondFactorConfig;
  ask: AskSelf;
}

/**
 * Functions of all operations, by `operationId`: one written by hand wins over the standard one of a resource. Throws
 * when an operation has two written by hand.
 */
export function allHandlers(
  contract: Contract,
  tables: Tables,
  { hub, secondFactor, ask }: Services,
): Handlers {
  const written = joinedHandlers([
    historyOperations(tables),
    queryOperations(contract, tables),
    searchOperations(contract, tables),
    startOperations(contract, tables),
    attachmentOperations(contract, tables),
    fileOperations(contract, tables),
    lockOperations(tables),
    eventOperations(hub),
    readOperations(contract, ask),
    ...accountOperations(contract, tables, secondFactor),
    ...areas.flatMap(
      ({ operations }) =>
        operations?.({ tables, version: contract.version, key: secondFactor.key }) ?? [],
    ),
  ]);
  const standard = resourceHandlers(contract, tables);
  const single = { ...standard, ...written, ...guardDuty(standard, secondFactor) };
  return { ...single, ...importOperations(contract, tables, single) };
}

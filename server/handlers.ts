import { basicDataOperations } from './operations/basic-data';
import { historyOperations } from './operations/history';
import { meOperations } from './operations/me';
import { passwordOperations } from './operations/own-password';
import { preferenceOperations } from './operations/preferences';
import { sessionOperations } from './operations/session';
import { systemInfoOperations } from './operations/system-info';
import type { Handlers } from './http/call';
import type { Contract } from './http/contract';
import { queryOperations } from './queries/operations';
import { resourceHandlers } from './resources/handlers';
import type { Tables } from './resources/tables';

/** The function of every operation, by `operationId`. */
export function allHandlers(contract: Contract, tables: Tables): Handlers {
  return {
    ...resourceHandlers(contract, tables.resources),
    ...queryOperations(contract, tables),
    ...sessionOperations,
    ...meOperations,
    ...basicDataOperations,
    ...systemInfoOperations(contract.version),
    ...preferenceOperations,
    ...passwordOperations,
    ...historyOperations(tables),
  };
}

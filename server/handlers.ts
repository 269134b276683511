import { basicDataOperations } from './operations/basic-data';
import { deviceOperations } from './operations/devices';
import { historyOperations } from './operations/history';
import { eventOperations } from './operations/events';
import { lockOperations } from './operations/locks';
import { meOperations } from './operations/me';
import { passwordOperations } from './operations/own-password';
import { preferenceOperations } from './operations/preferences';
import type { SecondFactorConfig } from './operations/second-factor/config';
import { confirmationOperations } from './operations/second-factor/confirmation';
import { secondFactorLogin } from './operations/second-factor/login-operations';
import { ownFactorOperations } from './operations/second-factor/own-factors';
import { factorResetOperations } from './operations/second-factor/reset';
import { sessionOperations } from './operations/session';
import { systemInfoOperations } from './operations/system-info';
import type { EventHub } from './events/event-hub';
import { openItemOperations } from './operations/open-items/open-item-operations';
import { paymentOperations } from './operations/open-items/payment-operations';
import { priceOperations } from './operations/products/price-operations';
import { stockOperations } from './operations/products/stock-documents';
import { tierOperations } from './operations/products/tier-operations';
import { reportOperations } from './operations/reports/report-operations';
import { documentOperations } from './operations/sales/document-operations';
import { userOperations } from './operations/users';
import { attachmentOperations } from './files/attachment-operations';
import { fileOperations } from './files/file-operations';
import type { Handlers } from './http/call';
import type { Contract } from './http/contract';
import { queryOperations } from './queries/operations';
import { resourceHandlers } from './resources/handlers';
import type { Tables } from './resources/tables';

/** What operations need besides their call. */
export interface Services {
  hub: EventHub;
  secondFactor: SecondFactorConfig;
}

/** The function of every operation, by `operationId`. */
export function allHandlers(
  contract: Contract,
  tables: Tables,
  { hub, secondFactor }: Services,
): Handlers {
  return {
    ...resourceHandlers(contract, tables),
    ...queryOperations(contract, tables),
    ...attachmentOperations(contract, tables),
    ...fileOperations(contract, tables),
    ...sessionOperations(secondFactor),
    ...secondFactorLogin(secondFactor),
    ...ownFactorOperations(contract.base, secondFactor),
    ...confirmationOperations,
    ...factorResetOperations(tables),
    ...meOperations,
    ...basicDataOperations,
    ...systemInfoOperations(contract.version),
    ...preferenceOperations,
    ...passwordOperations,
    ...deviceOperations,
    ...historyOperations(tables),
    ...lockOperations(tables),
    ...eventOperations(hub),
    ...userOperations(tables),
    ...priceOperations,
    ...tierOperations,
    ...stockOperations,
    ...documentOperations(tables),
    ...openItemOperations(tables),
    ...paymentOperations(tables),
    ...reportOperations,
  };
}

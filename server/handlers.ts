import { basicDataOperations } from './areas/webapp/basic-data';
import { deviceOperations } from './accounts/devices';
import { historyOperations } from './resources/history-operations';
import { eventOperations } from './events/operations';
import { lockOperations } from './locks/operations';
import { meOperations } from './accounts/me';
import { passwordOperations } from './accounts/own-password';
import { preferenceOperations } from './accounts/preferences';
import type { SecondFactorConfig } from './accounts/second-factor/config';
import { confirmationOperations } from './accounts/second-factor/confirmation';
import { secondFactorLogin } from './accounts/second-factor/login-operations';
import { ownFactorOperations } from './accounts/second-factor/own-factors';
import { factorResetOperations } from './accounts/second-factor/reset';
import { sessionOperations } from './accounts/session';
import { systemInfoOperations } from './areas/webapp/system-info';
import type { EventHub } from './events/event-hub';
import { openItemOperations } from './areas/open-items/open-item-operations';
import { paymentOperations } from './areas/open-items/payment-operations';
import { priceOperations } from './areas/products/price-operations';
import { stockOperations } from './areas/stock/stock-documents';
import { tierOperations } from './areas/products/tier-operations';
import { reportOperations } from './areas/reports/report-operations';
import { documentOperations } from './areas/sales/document-operations';
import { userOperations } from './accounts/users';
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

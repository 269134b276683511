import { shippedRows } from '../../data/shipped-data';
import { mailAccounts } from '../../db/generated/mail';
import type { Area } from '../../resources/model/area';
import { accountChanges } from './account/account-changes';
import { accountOperations } from './account/account-operations';
import { messageOperations } from './messages/message-operations';
import { signatureChanges } from './messages/signature-changes';
import { runSender } from './sending/run-sender';
import { shippedTemplates } from './templates/shipped-templates';
import { templateOperations } from './templates/template-operations';

/** Area of what leaves the house by e-mail: settings, texts, and the queue of messages with whoever sends them. */
export const mail: Area = {
  resources: { MailAccount: accountChanges, MailSignature: signatureChanges },
  operations: (kit) => [accountOperations(kit), messageOperations(kit), templateOperations],
  shipped: [shippedRows(mailAccounts, [{ bezeichnung: 'E-Mail' }], () => 'MAIL'), shippedTemplates],
  work: runSender,
};

import { fieldProblem } from '../../../http/errors/problem';
import type { ResourceOptions } from '../../../resources/model/resource';
import { isThisComputer, type MailAccountRow } from './mail-account';

/**
 * Rules for the settings: no password in plain text over the network. Another server or
 * user gets no password that was kept for the former one.
 */
export const accountChanges: ResourceOptions = {
  async guard({ after }) {
    if (!after) return;
    const { host, benutzername, verschluesselung } = after as MailAccountRow;
    if (benutzername && host && verschluesselung === 'KEINE' && !isThisComputer(host)) {
      throw fieldProblem({ verschluesselung: [{ code: 'msg_mail_plain_password' }] });
    }
  },

  async alongside({ fields }) {
    const isOther = fields.some((field) => ['host', 'port', 'benutzername'].includes(field));
    return isOther ? { kennwort: null } : {};
  },
};

import { defineFields } from '../define';

/** How messages are sent: a server to send by, and a sender, before it is in use. */
export const mailAccountFields = defineFields('MailAccount', {
  aktiv: {
    check: (aktiv, { host, absenderAdresse }) =>
      aktiv && (!host || !absenderAdresse) ? 'msg_mail_account_incomplete' : undefined,
  },
});

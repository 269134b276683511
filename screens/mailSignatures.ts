import { defineScreen } from '../src/engine/define/define-screen';

/** Signatures of e-mails (number 582): the user's own, one in each language. */
export default defineScreen('mailSignatures', {
  schema: 'MailSignature',
  number: 582,
  icon: 'signature',
  group: 'settings',
  api: { list: '/mail/signaturen', record: '/mail/signaturen/{id}' },
  columns: [
    { field: 'sprache', width: 120 },
    { field: 'text', width: 480 },
  ],
  order: ['sprache'],
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [{ name: 'signature', fields: ['sprache', 'text'] }],
    },
  ],
});

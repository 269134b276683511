import { defineScreen } from '../src/engine/define/define-screen';

/** Texts of e-mails (number 581): one for each kind of paper in each language. */
export default defineScreen('mailTemplates', {
  schema: 'MailTemplate',
  number: 581,
  icon: 'mail-star',
  group: 'settings',
  api: { list: '/mail/vorlagen', record: '/mail/vorlagen/{id}' },
  columns: [
    { field: 'art', width: 180 },
    { field: 'sprache', width: 120 },
    { field: 'betreff', width: 300 },
    { field: 'text', width: 420 },
  ],
  order: ['art', 'sprache'],
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [{ name: 'template', fields: ['art', 'sprache', 'betreff', 'text'] }],
    },
  ],
  actions: [
    {
      type: 'ask',
      name: 'preview',
      call: 'GET /mail/vorlagen/{id}/vorschau',
      fields: ['signatur'],
      shows: ['betreff', 'text'],
      primary: true,
    },
  ],
});

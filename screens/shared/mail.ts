/** Message about a record, as the server proposes it. */
export const mailForm = {
  type: 'dialog',
  fields: ['an', 'kopie', 'blindkopie', 'betreff', 'text'],
  call: 'POST /mail/versand/{id}/{quelle}',
  proposal: {
    call: 'GET /mail/versand/{id}/{quelle}/entwurf',
    findings: 'pruefung',
    choice: { property: 'dateien', of: 'anlagen', title: 'name' },
  },
} as const;

/** Messages of a record, in a tab of it. */
export const mailTab = {
  type: 'list',
  name: 'mails',
  schema: 'MailMessage',
  list: '/mail/nachrichten',
  columns: [
    'erstelltAm',
    { field: 'status', width: 150 },
    { field: 'bezug', width: 200 },
    { field: 'an', width: 240 },
    { field: 'betreff', width: 260 },
    'benutzerId',
  ],
  order: ['-erstelltAm'],
  opens: { schema: 'MailMessage', id: 'id' },
} as const;

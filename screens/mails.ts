import { defineScreen } from '../src/engine/define/define-screen';

/** Messages sent by e-mail (number 230): what waits, what went out, and what somebody has to decide about. */
export default defineScreen('mails', {
  schema: 'MailMessage',
  number: 230,
  icon: 'mail',
  area: 'sales',
  api: { list: '/mail/nachrichten', record: '/mail/nachrichten/{id}' },
  query: 'mail/nachrichten',
  columns: [
    'erstelltAm',
    { field: 'status', width: 150 },
    { field: 'bezug', width: 200 },
    { field: 'an', width: 240 },
    { field: 'betreff', width: 260 },
    'benutzerId',
    { field: 'meldung', width: 320 },
  ],
  order: ['-erstelltAm'],
  summary: { of: { adresseId: 'adresseId' }, subtitle: ['status'], facts: ['bezug', 'an'] },
  warnings: {
    unclear: { when: ({ status }) => status === 'UNGEKLAERT', tone: 'orange' },
    failed: { when: ({ status }) => status === 'FEHLGESCHLAGEN', tone: 'red' },
  },
  views: [
    { name: 'toDecide', filter: ['statusin(FEHLGESCHLAGEN|UNGEKLAERT|TEILWEISE|ZURUECKGEHALTEN)'] },
    { name: 'waiting', filter: ['statusin(WARTET|IN_VERSAND)'] },
    { name: 'mine', filter: ['benutzerId=:ICH'] },
  ],
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'message',
          fields: ['an', 'kopie', 'blindkopie', 'betreff', 'anlagen', 'text'],
        },
        {
          name: 'sending',
          fields: [
            'status',
            'meldung',
            'gesendetAm',
            'versuche',
            'naechsterVersuch',
            'absenderName',
            'absenderAdresse',
            'antwortAn',
            'benutzerId',
            'erstelltAm',
          ],
        },
      ],
    },
  ],
  actions: [
    {
      type: 'call',
      name: 'retry',
      call: 'POST /mail/nachrichten/{id}/erneut',
      confirm: true,
      when: ({ status }) =>
        status === 'FEHLGESCHLAGEN' || status === 'UNGEKLAERT' || status === 'ZURUECKGEHALTEN',
      primary: true,
    },
    {
      type: 'call',
      name: 'discard',
      call: 'POST /mail/nachrichten/{id}/verwerfen',
      confirm: true,
      danger: true,
      when: ({ status }) =>
        status === 'WARTET' ||
        status === 'FEHLGESCHLAGEN' ||
        status === 'UNGEKLAERT' ||
        status === 'ZURUECKGEHALTEN',
    },
    { type: 'download', name: 'file', call: 'GET /mail/nachrichten/{id}/eml' },
    { type: 'link', name: 'document', screen: 'saleDocument', id: 'belegId' },
    { type: 'link', name: 'task', screen: 'tasks', id: 'planungId' },
    { type: 'link', name: 'address', screen: 'addresses', id: 'adresseId' },
  ],
});

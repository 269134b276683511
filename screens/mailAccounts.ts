import { defineScreen } from '../src/engine/define/define-screen';

/** Sending e-mail (number 580): by which server, from whom, how much. */
export default defineScreen('mailAccounts', {
  schema: 'MailAccount',
  number: 580,
  icon: 'mail-cog',
  group: 'settings',
  api: { list: '/mail/konten', record: '/mail/konten/{id}' },
  columns: [
    { field: 'bezeichnung', width: 160 },
    'aktiv',
    { field: 'host', width: 220 },
    'port',
    'verschluesselung',
    { field: 'absenderAdresse', width: 240 },
  ],
  order: ['bezeichnung'],
  summary: { facts: ['host', 'absenderAdresse'] },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'server',
          fields: [
            'bezeichnung',
            'aktiv',
            'host',
            'port',
            'verschluesselung',
            'benutzername',
            'hatKennwort',
          ],
        },
        {
          name: 'sender',
          fields: ['absender', 'absenderName', 'absenderAdresse', 'antwortAn', 'blindkopie'],
        },
        { name: 'limits', fields: ['proStunde', 'versuche', 'ausDemodaten'] },
      ],
    },
  ],
  actions: [
    {
      type: 'dialog',
      name: 'password',
      call: 'POST /mail/konten/{id}/kennwort',
      when: ({ benutzername }) => benutzername != null,
    },
    {
      type: 'dialog',
      name: 'test',
      call: 'POST /mail/konten/{id}/test',
      when: ({ host, absenderAdresse }) => host != null && absenderAdresse != null,
      primary: true,
    },
  ],
});

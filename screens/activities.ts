import { localTimeOf } from '../schemas/rules/company-time';
import { defineScreen } from '../src/engine/define/define-screen';

/** Activities: calls, visits, notes. They stand in the tabs of addresses, deals, tickets and assets. */
export default defineScreen('activities', {
  schema: 'Activity',
  standalone: false,
  icon: 'phone-call',
  api: { list: '/crm/aktivitaeten', record: '/crm/aktivitaeten/{id}' },
  query: 'crm/aktivitaeten',
  columns: [
    { field: 'datum', width: 140 },
    { field: 'art', width: 130 },
    { field: 'betreff', width: 220 },
    { field: 'beschreibung', width: 320 },
    'benutzerId',
    'ansprechpartner',
    'dauer',
    'angelegtDatum',
    'geaendertDatum',
  ],
  inPlace: ['art', 'betreff', 'beschreibung', 'dauer'],
  order: ['-datum', '-id'],
  summary: { subtitle: ['datum', 'benutzerId'], facts: ['dauer'] },
  views: [{ name: 'mine', filter: ['benutzerId=:ICH'] }],
  create: {
    query: {
      address: 'adresseId',
      person: 'ansprechpartner',
      deal: 'dealId',
      ticket: 'ticketId',
      asset: 'assetId',
      kind: 'art',
      begin: 'datum',
      minutes: 'dauer',
      subject: 'betreff',
    },
    calls: { begin: 'datum', minutes: 'dauer', subject: 'betreff', values: { art: 'ANRUF' } },
    defaults: (me) => ({ benutzerId: me.id, datum: localTimeOf(new Date()) }),
  },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'activity',
          fields: ['vorlageId', 'art', 'datum', 'dauer', 'benutzerId', 'betreff'],
        },
        { name: 'text', fields: ['beschreibung'] },
        {
          name: 'about',
          fields: ['adresseId', 'ansprechpartner', 'dealId', 'ticketId', 'assetId'],
        },
        {
          name: 'followUp',
          fields: ['wiedervorlageDatum', 'wiedervorlageBenutzerId', 'wiedervorlageBemerkung'],
        },
        { name: 'billing', fields: ['abrechnungsregel'], when: ({ ticketId }) => ticketId != null },
      ],
    },
  ],
});

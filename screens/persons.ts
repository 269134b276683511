import { defineScreen } from '../src/engine/define/define-screen';

/** Contact persons, in the tab of their address. */
export default defineScreen('persons', {
  schema: 'ContactPerson',
  standalone: false,
  icon: 'user',
  api: {
    list: '/stammdaten/ansprechpartner',
    record: '/stammdaten/ansprechpartner/{id}',
    create: '/stammdaten/adressen/{adresseId}/ansprechpartner',
  },
  columns: ['name', 'vorname', 'anrede', 'position', 'telefon', 'mobil', 'email'],
  order: ['sortierung', 'name'],
  summary: { subtitle: ['position'], facts: ['telefon', 'mobil', 'email'] },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'person',
          fields: [
            'anrede',
            'vorname',
            'name',
            'position',
            'briefanrede',
            'birthday',
            'sortierung',
          ],
        },
        { name: 'contact', fields: ['telefon', 'mobil', 'fax', 'email'] },
        { name: 'mail', fields: ['mailRechnung', 'mailAuftrag', 'mailService'] },
      ],
    },
  ],
});

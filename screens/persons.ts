import { defineScreen } from '../src/engine/define/define-screen';

export default defineScreen('persons', {
  schema: 'ContactPerson',
  standalone: false,
  icon: 'user',
  api: {
    list: '/stammdaten/ansprechpartner',
    record: '/stammdaten/ansprechpartner/{id}',
    create: '/stammdaten/adressen/{adresseId}/ansprechpartner',
  },
  columns: [
    { field: 'name', width: 200 },
    'vorname',
    'anrede',
    { field: 'position', width: 200 },
    'telefon',
    'mobil',
    { field: 'email', width: 240 },
  ],
  order: ['sortierung', 'name'],
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
      ],
    },
  ],
});

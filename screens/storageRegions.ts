import { defineScreen } from '../src/engine/define/define-screen';

/** Storage regions, set up (number 571): what is picked together, and from which warehouse it leaves. */
export default defineScreen('storageRegions', {
  schema: 'StorageRegion',
  number: 571,
  icon: 'map-pins',
  group: 'settings',
  area: 'stock',
  forEditors: true,
  api: { list: '/stammdaten/lagerkreise', record: '/stammdaten/lagerkreise/{id}' },
  columns: [
    { field: 'name', width: 240 },
    'istHauptlagerkreis',
    'kommissionierart',
    'ausgangLagerId',
  ],
  order: ['name'],
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'region',
          fields: ['name', 'istHauptlagerkreis', 'kommissionierart', 'ausgangLagerId'],
        },
      ],
    },
  ],
});

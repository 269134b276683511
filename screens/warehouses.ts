import { defineScreen } from '../src/engine/define/define-screen';

/** Warehouses, set up (number 570): what a new one belongs to stays so. */
export default defineScreen('warehouses', {
  schema: 'Storage',
  number: 570,
  icon: 'building-warehouse',
  group: 'settings',
  area: 'stock',
  forEditors: true,
  api: { list: '/stammdaten/lager', record: '/stammdaten/lager/{id}' },
  columns: [
    'lager',
    { field: 'kurzbezeichnung', width: 240 },
    'lagerkreisId',
    'hatLagerplaetze',
    'strasse',
    'plz',
    'ort',
    'gesperrt',
  ],
  order: ['lager'],
  tones: { blocked: { when: 'gesperrt=true', tone: 'grey' } },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'warehouse',
          fields: ['lager', 'kurzbezeichnung', 'lagerkreisId', 'hatLagerplaetze', 'gesperrt'],
        },
        { name: 'place', fields: ['strasse', 'plz', 'ort'] },
      ],
    },
  ],
});

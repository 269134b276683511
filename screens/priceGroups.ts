import { defineScreen } from '../src/engine/define/define-screen';

/** Names of the 17 price groups (number 564). */
export default defineScreen('priceGroups', {
  schema: 'PriceGroup',
  number: 564,
  icon: 'cash',
  group: 'settings',
  area: 'sales',
  forEditors: true,
  api: { list: '/stammdaten/preisgruppen', record: '/stammdaten/preisgruppen/{id}' },
  columns: ['id', { field: 'bezeichnung', width: 280 }],
  order: ['id'],

  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [{ name: 'text', fields: ['bezeichnungDe', 'bezeichnungEn', 'bezeichnungFr'] }],
    },
  ],
});

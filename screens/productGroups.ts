import { defineScreen } from '../src/engine/define/define-screen';

/** Product groups, by which turnover is reported (number 563). */
export default defineScreen('productGroups', {
  schema: 'ProductGroup',
  number: 563,
  icon: 'stack',
  group: 'settings',
  area: 'sales',
  forEditors: true,
  api: { list: '/stammdaten/warengruppen', record: '/stammdaten/warengruppen/{id}' },
  columns: [{ field: 'bezeichnung', width: 280 }, 'gesperrt'],
  order: ['bezeichnung'],
  tones: { blocked: { when: 'gesperrt=true', tone: 'grey' } },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        { name: 'text', fields: ['bezeichnungDe', 'bezeichnungEn', 'bezeichnungFr', 'gesperrt'] },
      ],
    },
  ],
});

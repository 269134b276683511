import { defineScreen } from '../src/engine/define/define-screen';

/** Delivery terms, as papers say them (number 562). */
export default defineScreen('deliveryTerms', {
  schema: 'DeliveryTerm',
  number: 562,
  icon: 'package',
  group: 'settings',
  area: 'sales',
  forEditors: true,
  api: { list: '/stammdaten/lieferbedingungen', record: '/stammdaten/lieferbedingungen/{id}' },
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

import { defineScreen } from '../src/engine/define/define-screen';

/** Kinds of service orders (number 565). */
export default defineScreen('serviceOrderTypes', {
  schema: 'ServiceOrderType',
  number: 565,
  icon: 'tool',
  group: 'settings',
  area: 'service',
  forEditors: true,
  api: {
    list: '/stammdaten/service/auftragsarten',
    record: '/stammdaten/service/auftragsarten/{id}',
  },
  columns: [{ field: 'bezeichnung', width: 280 }, 'artikelId', 'gesperrt'],
  order: ['bezeichnung'],
  tones: { blocked: { when: 'gesperrt=true', tone: 'grey' } },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'text',
          fields: ['bezeichnungDe', 'bezeichnungEn', 'bezeichnungFr', 'artikelId', 'gesperrt'],
        },
      ],
    },
  ],
});

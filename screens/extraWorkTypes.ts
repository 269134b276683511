import { defineScreen } from '../src/engine/define/define-screen';

/** Kinds of additional work: time, costs or distance (number 567). */
export default defineScreen('extraWorkTypes', {
  schema: 'ExtraWorkType',
  number: 567,
  icon: 'clock',
  group: 'settings',
  area: 'service',
  forEditors: true,
  api: {
    list: '/stammdaten/service/mehraufwandsarten',
    record: '/stammdaten/service/mehraufwandsarten/{id}',
  },
  columns: [{ field: 'bezeichnung', width: 280 }, 'typ', 'artikelId', 'gesperrt'],
  order: ['bezeichnung'],
  tones: { blocked: { when: 'gesperrt=true', tone: 'grey' } },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'text',
          fields: [
            'bezeichnungDe',
            'bezeichnungEn',
            'bezeichnungFr',
            'typ',
            'artikelId',
            'gesperrt',
          ],
        },
      ],
    },
  ],
});

import { defineScreen } from '../src/engine/define/define-screen';

/** Kinds of work that a technician books time on (number 566). */
export default defineScreen('serviceActivities', {
  schema: 'ServiceActivity',
  number: 566,
  icon: 'tools',
  group: 'settings',
  area: 'service',
  forEditors: true,
  api: {
    list: '/stammdaten/service/taetigkeiten',
    record: '/stammdaten/service/taetigkeiten/{id}',
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

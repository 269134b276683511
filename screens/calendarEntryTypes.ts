import { defineScreen } from '../src/engine/define/define-screen';

/** Kinds of calendar entries (number 568). */
export default defineScreen('calendarEntryTypes', {
  schema: 'CalendarEntryType',
  number: 568,
  icon: 'calendar-event',
  group: 'settings',
  area: 'service',
  forEditors: true,
  api: {
    list: '/stammdaten/service/kalendertypen',
    record: '/stammdaten/service/kalendertypen/{id}',
  },
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

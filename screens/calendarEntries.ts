import { defineScreen } from '../src/engine/define/define-screen';

/** Calendar entries (number 315): who is away when, for a day, half of one or several; under tasks and their planning. */
export default defineScreen('calendarEntries', {
  schema: 'CalendarEntry',
  number: 315,
  icon: 'beach',
  area: 'service',
  api: { list: '/service/kalender', record: '/service/kalender/{id}' },
  query: 'service/kalender',
  columns: [
    { field: 'StartDatum', width: 120 },
    { field: 'EndeDatum', width: 120 },
    { field: 'KAL_TYP_ID', width: 160 },
    { field: 'BEN_ID', width: 200 },
    'Vormittags',
    'Nachmittags',
    { field: 'Kommentar', width: 300 },
  ],
  order: ['-StartDatum', 'id'],
  summary: { subtitle: ['BEN_ID'], facts: ['Kommentar'] },
  calendar: {
    begin: 'StartDatum',
    end: 'EndeDatum',
    halves: ['Vormittags', 'Nachmittags'],
    creates: true,
  },
  views: [
    { name: 'coming', filter: ['EndeDatum>=:HEUTE'], order: ['StartDatum'] },
    { name: 'mine', filter: ['BEN_ID=:ICH'] },
  ],
  create: {
    query: { user: 'BEN_ID', from: 'StartDatum', to: 'EndeDatum' },
    defaults: (me) => ({ BEN_ID: me.id }),
  },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'absence',
          fields: [
            'KAL_TYP_ID',
            'BEN_ID',
            'StartDatum',
            'EndeDatum',
            'Vormittags',
            'Nachmittags',
            'Kommentar',
          ],
        },
      ],
    },
  ],
});

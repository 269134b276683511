import { defineScreen } from '../src/engine/define/define-screen';

/** Subsequent bookings (number 461): what was not booked on time, for whoever approves it to decide. */
export default defineScreen('subsequentBookings', {
  schema: 'SubsequentBooking',
  number: 461,
  icon: 'restore',
  area: 'time',
  api: { list: '/zeiterfassung/Nachbuchung', record: '/zeiterfassung/Nachbuchung/{id}' },
  query: 'zeiterfassung/Nachbuchung',
  columns: [
    'nachbuchungTimeStamp',
    { field: 'ben_id', width: 160 },
    'istAnmeldung',
    'status',
    { field: 'kommentar', width: 300 },
    { field: 'ablehnungsgrund', width: 220 },
    'entschiedenVon',
    'entschiedenAm',
  ],
  order: ['-nachbuchungTimeStamp'],
  views: [
    { name: 'pending', filter: ['status=BEANTRAGT'], default: true },
    { name: 'mine', filter: ['ben_id=:ICH'] },
  ],
  summary: { subtitle: ['ben_id', 'kommentar'], status: ['status'] },
  editableWhen: ({ status }) => status === 'BEANTRAGT',
  removableWhen: ({ status }) => status === 'BEANTRAGT',
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'booking',
          fields: ['ben_id', 'istAnmeldung', 'nachbuchungTimeStamp', 'kommentar'],
        },
        {
          name: 'decision',
          fields: ['status', 'ablehnungsgrund', 'entschiedenVon', 'entschiedenAm'],
        },
      ],
    },
  ],
  actions: [
    {
      type: 'call',
      name: 'approve',
      call: 'POST /zeiterfassung/Nachbuchung/{id}/genehmigung',
      when: ({ status }) => status === 'BEANTRAGT',
    },
    {
      type: 'dialog',
      name: 'refuse',
      call: 'POST /zeiterfassung/Nachbuchung/{id}/ablehnung',
      danger: true,
      when: ({ status }) => status === 'BEANTRAGT',
    },
  ],
});

import { definePage } from '../src/engine/define/define-screen';

/** Time tracking (number 460): a day's times, signing in and out, and what is booked subsequently. */
export default definePage('timeTracking', {
  number: 460,
  icon: 'clock',
  area: 'time',
  tabs: [
    {
      type: 'day',
      name: 'day',
      schema: 'TimeBooking',
      list: '/zeiterfassung/Zeitbuchung',
      rows: 'ergebnisEintraege',
      by: 'Datum',
      columns: ['anmeldung', 'abmeldung', 'duration', 'grund'],
      total: 'duration',
      notices: 'hinweise',
      turn: {
        call: 'POST /zeiterfassung/Zeitbuchung',
        begins: 'istAnmeldung',
        since: 'seit',
        from: 'anmeldung',
        to: 'abmeldung',
        reason: 'grund',
        values: { quelle: 'WEB' },
      },
      later: {
        schema: 'SubsequentBooking',
        list: '/zeiterfassung/Nachbuchung',
        fields: ['nachbuchungTimeStamp', 'istAnmeldung', 'kommentar'],
        untilToday: 'nachbuchungTimeStamp',
      },
    },
    {
      type: 'list',
      name: 'requests',
      schema: 'SubsequentBooking',
      list: '/zeiterfassung/Nachbuchung',
      filter: 'ben_id=:ICH',
      columns: ['nachbuchungTimeStamp', 'istAnmeldung', 'status', 'kommentar', 'ablehnungsgrund'],
      order: ['-nachbuchungTimeStamp'],
      opens: { schema: 'SubsequentBooking', id: 'id' },
    },
  ],
});

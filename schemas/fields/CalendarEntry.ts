import { defineFields } from '../define';
import { daysOfRange, MOST_CALENDAR_DAYS } from '../rules/calendar-range';

/** Half days are for a single day only (specification 2 §5); no entry is longer than a year (3-decisions §3.4). */
export const calendarEntryFields = defineFields('CalendarEntry', {
  EndeDatum: {
    check: (end, { StartDatum }) =>
      StartDatum != null && daysOfRange(StartDatum, end) > MOST_CALENDAR_DAYS
        ? 'msg_service_absence_too_long'
        : undefined,
  },
  Vormittags: { when: ({ StartDatum, EndeDatum }) => StartDatum === EndeDatum },
  Nachmittags: { when: ({ StartDatum, EndeDatum }) => StartDatum === EndeDatum },
});

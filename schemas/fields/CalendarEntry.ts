import { defineFields } from '../define';

/** Half days are for a single day only (specification 2 §5). */
export const calendarEntryFields = defineFields('CalendarEntry', {
  Vormittags: { when: ({ StartDatum, EndeDatum }) => StartDatum === EndeDatum },
  Nachmittags: { when: ({ StartDatum, EndeDatum }) => StartDatum === EndeDatum },
});

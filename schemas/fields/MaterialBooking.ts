import { defineFields } from '../define';

/** What was done with material: the colours of its kind. */
export const materialBookingFields = defineFields('MaterialBooking', {
  art: {
    tones: {
      BESTAETIGT: 'blue',
      NICHT_GELIEFERT: 'red',
      EINGEBAUT: 'green',
      DOA: 'orange',
      GUTTEILRETOURE: 'teal',
      DEFEKT: 'grey',
    },
  },
});

import { defineFields } from '../define';

/** Bookings of material: the colours of their kinds. */
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

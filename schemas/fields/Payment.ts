import { defineFields } from '../define';

/** Payments: colours of their state. */
export const paymentFields = defineFields('Payment', {
  zustand: { tones: { GEBUCHT: 'green', STORNIERT: 'grey', STORNO: 'orange' } },
});

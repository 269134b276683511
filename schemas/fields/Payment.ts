import { defineFields } from '../define';
import { today } from '../rules/today';

/** Payments: dated no later than today; colours of their state. */
export const paymentFields = defineFields('Payment', {
  zahlungsDatum: { check: (date) => (date <= today() ? undefined : 'msg_date_in_future') },
  zustand: { tones: { GEBUCHT: 'green', STORNIERT: 'grey', STORNO: 'orange' } },
});

import { defineFields } from '../define';
import { today } from '../rules/today';

/** Backorders: late when the day of delivery is past. */
export const backorderFields = defineFields('Backorder', {
  // What should have been delivered.
  liefertermin: {
    mark: {
      of: (due) => (due !== null && due < today() ? 'UEBERFAELLIG' : undefined),
      tones: { UEBERFAELLIG: 'red' },
    },
  },
});

import { defineFields } from '../define';
import { today } from '../rules/today';

/** Backorders: late once the day of delivery has passed. */
export const backorderFields = defineFields('Backorder', {
  // Marks goods that should have been delivered.
  liefertermin: {
    mark: {
      of: (due) => (due !== null && due < today() ? 'UEBERFAELLIG' : undefined),
      tones: { UEBERFAELLIG: 'red' },
    },
  },
});

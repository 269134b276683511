import { defineFields } from '../define';

/** Stock of a technician: the colours of its purpose. */
export const serviceStockFields = defineFields('ServiceStock', {
  zweck: { tones: { GUTTEILE: 'green', DOA: 'orange', DEFEKT: 'red' } },
});

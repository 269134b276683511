import { defineFields } from '../define';

export const serviceStockFields = defineFields('ServiceStock', {
  zweck: { tones: { GUTTEILE: 'green', DOA: 'orange', DEFEKT: 'red' } },
});

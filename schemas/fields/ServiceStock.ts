import { defineFields } from '../define';

export const serviceStockFields = defineFields('ServiceStock', {
  lagerId: { lookup: 'storage' },
  zweck: { tones: { GUTTEILE: 'green', DOA: 'orange', DEFEKT: 'red' } },
});

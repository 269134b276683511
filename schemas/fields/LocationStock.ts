import { defineFields } from '../define';

export const locationStockFields = defineFields('LocationStock', {
  lagerId: { lookup: 'storage' },
});

import { defineFields } from '../define';

export const stockFields = defineFields('Stock', {
  lagerId: { lookup: 'storage' },
  lagerkreisId: { lookup: 'storageRegion' },
});

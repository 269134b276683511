import { defineFields } from '../define';

export const storageLocationFields = defineFields('StorageLocation', {
  lagerId: { lookup: 'storage' },
});

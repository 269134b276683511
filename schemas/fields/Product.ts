import { defineFields } from '../define';

export const productFields = defineFields('Product', {
  gesperrt: { tones: { true: 'red' } },
});

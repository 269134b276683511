import { defineFields } from '../define';

export const productFields = defineFields('Product', {
  artikeltext: { multiline: true },
  gesperrt: { tones: { true: 'red' } },
});

import { defineFields } from '../define';

/** Products: the colour of a block. */
export const productFields = defineFields('Product', {
  gesperrt: { tones: { true: 'red' } },
});

import { defineFields } from '../define';

export const productFields = defineFields('Product', {
  warengruppeId: { lookup: 'productGroup' },
  mwstsatz: { lookup: 'taxClass' },
  gesperrt: { tones: { true: 'red' } },
});

import { defineFields } from '../define';

export const productFields = defineFields('Product', {
  warengruppeId: { lookup: 'productGroup' },
  mwstsatz: { lookup: 'taxClass' },
  artikeltext: { multiline: true },
  gesperrt: { tones: { true: 'red' } },
});

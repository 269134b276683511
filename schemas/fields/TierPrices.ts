import { defineFields } from '../define';

export const tierPricesFields = defineFields('TierPrices', {
  preisgruppe: { lookup: 'priceGroup' },
});

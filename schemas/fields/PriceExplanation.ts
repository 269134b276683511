import { defineFields } from '../define';

/** Explanation of a price: the tier that won. */
export const priceExplanationFields = defineFields('PriceExplanation', {
  // Tiers are shown from 2 on: the price without tiers counts as the first.
  stufe: { shownPlus: 1 },
});

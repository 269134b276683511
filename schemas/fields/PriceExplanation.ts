import { defineFields } from '../define';

/** Why a price is what it is: the tier that won. */
export const priceExplanationFields = defineFields('PriceExplanation', {
  // Tiers are shown from 2 on: the price without tiers counts as the first.
  stufe: { shownPlus: 1 },
});

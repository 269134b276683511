import { defineFields } from '../define';

/** Rules that were tried to find a price: the colours of their outcomes. */
export const triedPriceRuleFields = defineFields('TriedPriceRule', {
  stufe: { shownPlus: 1 },
  ergebnis: {
    tones: {
      GEWONNEN: 'green',
      NACHRANGIG: 'yellow',
      OHNE: 'grey',
      ZEITRAUM: 'grey',
      MENGE: 'grey',
    },
  },
});

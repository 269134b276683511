import { defineFields } from '../define';

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

import { defineFields } from '../define';
import { today } from '../rules/today';

/** An open item is overdue when an invoice should have been paid; what is paid or owed to the customer is not. */
export const openItemFields = defineFields('OpenItem', {
  klaerungGrund: { multiline: true },
  nettoFaellig: {
    mark: {
      of: (due, { abgeschlossen, opvArt }) =>
        !abgeschlossen && opvArt === 'R' && due < today() ? 'UEBERFAELLIG' : undefined,
      tones: { UEBERFAELLIG: 'red' },
    },
  },
  abgeschlossen: { tones: { true: 'green' } },
  klaerung: { tones: { true: 'orange' } },
  opvArt: { tones: { G: 'teal' } },
  mahnstufe: { tones: { 1: 'blue', 2: 'yellow', 3: 'orange', 4: 'red', 5: 'black' } },
});

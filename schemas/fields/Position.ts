import { defineFields } from '../define';
import {
  discountOfLine,
  effectivePrice,
  isPriced,
  profitOfLine,
  shortness,
  subtotal,
  totalOfLine,
} from '../rules/document-lines';

/**
 * Lines of a document: the look of each kind, values that follow from others at once, the origin of the price, and
 * whether there is enough stock.
 */
export const positionFields = defineFields('Position', {
  positionsArt: { looks: { T: 'text', Z: 'sum', O: 'aside', A: 'aside' } },
  artikelId: { when: isPriced },
  menge: { when: isPriced },
  mengeneinheit: { when: isPriced },
  einzelpreis: {
    when: isPriced,
    mark: {
      of: (_, { preisregel }) =>
        preisregel === 'LISTENPREIS' ? undefined : (preisregel ?? undefined),
      tones: {
        MANUELL: 'orange',
        SONDERPREIS_ZEIT: 'teal',
        SONDERPREIS_MENGE: 'teal',
        RABATT_MENGE: 'teal',
        PREISGRUPPE: 'blue',
        UEBERNOMMEN: 'grey',
      },
    },
  },
  rabatt1: { when: isPriced },
  rabatt2: { when: isPriced },
  teuerungszuschlagProzent: { when: isPriced },
  effektivpreis: { when: isPriced, ofRow: effectivePrice },
  rabattbetrag: { when: isPriced, ofRow: discountOfLine },
  gesamtpreis: {
    when: ({ positionsArt }) => positionsArt !== 'T',
    ofRow: totalOfLine,
    ofRows: subtotal,
  },
  eknetto: { when: isPriced },
  rohertrag: { when: isPriced, ofRow: profitOfLine },
  mwstsatz: { when: isPriced },
  steuersatz: { when: isPriced },
  lagId: { when: isPriced },
  verfuegbar: {
    when: isPriced,
    mark: {
      of: (verfuegbar, { menge, lieferbar }) => shortness(menge, verfuegbar, lieferbar),
      tones: { KNAPP: 'orange', ANDERSWO: 'orange', LEER: 'red' },
    },
  },
  lieferbar: { when: isPriced },
  mengeUebernommen: { when: isPriced },
  mengeOffen: { when: isPriced },
});

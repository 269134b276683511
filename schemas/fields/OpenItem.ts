import { defineFields, type Entity } from '../define';
import { today } from '../rules/today';

/** True while the customer has to pay; an item that is paid, or owed to the customer, is not due. */
const isOwed = ({ abgeschlossen, opvArt }: Partial<Entity<'OpenItem'>>) =>
  !abgeschlossen && opvArt === 'R';

/** Open items: overdue when an invoice should have been paid. */
export const openItemFields = defineFields('OpenItem', {
  klaerungGrund: { multiline: true },
  nettoFaellig: {
    due: isOwed,
    mark: {
      of: (due, item) => (isOwed(item) && due < today() ? 'UEBERFAELLIG' : undefined),
      tones: { UEBERFAELLIG: 'red' },
    },
  },
  abgeschlossen: { tones: { true: 'green' } },
  zahlungsstand: { tones: { TEILBEZAHLT: 'yellow', BEZAHLT: 'green', UEBERZAHLT: 'teal' } },
  klaerung: { tones: { true: 'orange' } },
  opvArt: { tones: { G: 'teal' } },
  mahnstufe: { tones: { 1: 'blue', 2: 'yellow', 3: 'orange', 4: 'red', 5: 'black' } },
});

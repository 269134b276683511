import { fittedText, paragraph } from './paragraph';
import { measures } from './measures';
import type { Press } from './press';
import { styles } from './styles';

/** Draws title, references, salutation and the text before the lines. `top`: the earliest place to begin. */
export function opening(press: Press, top: number): void {
  const { input, sheet, title, t, figures } = press;
  const { head } = input;
  const y = Math.max(measures.title, top + 8);
  const place = { ...styles.title, x: measures.left, y, align: 'left' } as const;
  sheet.within('H1', () => fittedText(sheet, title, measures.right - measures.left, place, 9));
  press.y = y + 3.2;
  const [first] = head.bezuege;
  const isCancelling = head.belegart === '0490';
  for (const reference of head.bezuege) {
    const key = isCancelling && reference === first ? 'cancels' : 'refersTo';
    const values = {
      document: `${t(`printed:types.${reference.belegart}.title`)} ${reference.belegnummer}`,
      date: figures.date(reference.belegdatum),
    };
    paragraph(press, t(`printed:${key}`, values), {
      style: isCancelling ? styles.strong : styles.body,
      after: 0,
    });
  }
  press.y += 3;
  if (isCancelling && head.grund) {
    paragraph(press, t('printed:reason', { reason: head.grund }));
  }
  const { lieferanschrift } = input.recipient;
  if (lieferanschrift && lieferanschrift.length > 0) {
    paragraph(press, t('printed:deliverTo', { address: lieferanschrift.join(', ') }));
  }
  const salutation = head.briefanrede?.trim().replace(/,$/, '');
  // A salutation without a text would look lost.
  if (salutation && head.kopftext?.trim()) paragraph(press, `${salutation},`);
  paragraph(press, head.kopftext);
  press.y += 1.5;
}

import { paragraph } from './paragraph';
import { makeRoom, type Press } from './press';
import { signatureBlock } from './signature-block';

/** What stands below the sums besides payment: notes by law, delivery term, closing text, signature. */
export function closing(press: Press): void {
  const { input, t } = press;
  const { head, notes, company, recipient } = input;
  for (const note of notes) {
    paragraph(press, t(`printed:notes.${note}`));
    const needsIds = note === 'reverseCharge' || note === 'intraCommunity';
    if (needsIds && company.ustId && recipient.ustId) {
      paragraph(press, t('printed:notes.vatIds', { own: company.ustId, theirs: recipient.ustId }));
    }
  }
  if (head.lieferbedingung) {
    paragraph(press, t('printed:deliveryTerm', { term: head.lieferbedingung }));
  }
  paragraph(press, head.fusstext);
  makeRoom(press, 0);
  // Whoever takes the goods signs on paper, too.
  signatureBlock(press, head.belegart === '0300' ? t('printed:signature.received') : undefined);
}

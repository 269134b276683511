import { paragraph } from './paragraph';
import { makeRoom, type Press } from './press';
import { signatureBlock } from './signature-block';

/** Draws what stands below the sums besides payment: legal notes, delivery term, closing text, signature. */
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
  // Recipients of goods sign on paper, too.
  signatureBlock(press, head.belegart === '0300' ? t('printed:signature.received') : undefined);
}

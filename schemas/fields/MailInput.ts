import { defineFields } from '../define';
import { addressesProblem } from '../rules/mail-addresses';

/** A message before it is sent: its addresses are addresses. */
export const mailInputFields = defineFields('MailInput', {
  an: { check: (an) => addressesProblem(an) },
  kopie: { check: (kopie) => addressesProblem(kopie) },
  blindkopie: { check: (blindkopie) => addressesProblem(blindkopie) },
});

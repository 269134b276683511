import { defineFields } from '../define';
import { isTransfer } from '../rules/transfers';

/** Transfers: the colours of their states, and the default values of new ones. */
export const stockTransferFields = defineFields('StockTransfer', {
  status: { tones: { UNTERWEGS: 'teal', BESTAETIGT: 'green', STORNIERT: 'grey' } },
  mengeneinheit: { when: isTransfer },
});

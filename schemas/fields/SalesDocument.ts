import { defineFields } from '../define';
import { COUNTER_DOCUMENT } from '../rules/document-states';

/** Sales documents: their recipients, colours of their status, and freight, which only a reversal gives back. */
export const salesDocumentFields = defineFields('SalesDocument', {
  adresseId: { lookup: 'customer' },
  frachtkosten: {
    check: (freight, { belegart }) =>
      freight >= 0 || belegart === COUNTER_DOCUMENT ? undefined : 'msg_document_freight',
  },
  kurs: { when: ({ kurs }) => kurs != null },
  belegstatus: {
    tones: {
      1: 'grey',
      2: 'blue',
      3: 'green',
      4: 'yellow',
      5: 'teal',
      6: 'grey',
      8: 'lightGreen',
      9: 'teal',
    },
  },
});

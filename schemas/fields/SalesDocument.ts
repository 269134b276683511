import { defineFields } from '../define';

/** Sales documents: their recipients, and the colours of their status. */
export const salesDocumentFields = defineFields('SalesDocument', {
  adresseId: { lookup: 'customer' },
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

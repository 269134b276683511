import { defineFields } from '../define';

/** A deal made of a document: when its customer is called. */
export const dealOfDocumentFields = defineFields('DealOfDocument', {
  naechsterKontakt: { quick: ['nextWorkday'] },
});

import { defineFields } from '../define';

/** Deal made from a document: time for calling its customer. */
export const dealOfDocumentFields = defineFields('DealOfDocument', {
  naechsterKontakt: { quick: ['nextWorkday'] },
});

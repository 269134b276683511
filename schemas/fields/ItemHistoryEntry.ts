import { defineFields } from '../define';

export const itemHistoryEntryFields = defineFields('ItemHistoryEntry', {
  belegart: { lookup: 'documentType' },
});

import { defineFields } from '../define';
import { isOpenDeal } from '../rules/deal-states';

/** Deals: tones of status and phase, and times for the next call. */
export const dealFields = defineFields('Deal', {
  status: { tones: { 0: 'blue', 1: 'green', 2: 'grey' } },
  phase: { tones: { 1: 'grey', 2: 'blue', 3: 'orange', 4: 'green' } },
  erreichtWeitere: { when: ({ erreichtWeitere }) => erreichtWeitere != null },
  verlustgrund: { when: ({ status }) => status === 2 || status === 1 },
  naechsterKontakt: {
    due: (deal) => isOpenDeal({ status: deal.status ?? 0 }),
    quick: ['nextWorkday'],
  },
});

import { defineFields } from '../define';

/** Begin and end of what was settled by phone: mostly just now. */
export const phoneCompletionFields = defineFields('PhoneCompletion', {
  von: { quick: ['quarterAgo', 'halfHourAgo'] },
  bis: { quick: ['now'] },
});

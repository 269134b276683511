import { defineFields } from '../define';

/** Working time by hand: its end is mostly now. */
export const workTimeFields = defineFields('WorkTime', {
  bis: { quick: ['now'] },
});

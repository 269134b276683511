import { defineFields } from '../define';

/** When the travel to a task began: mostly now, or a little before it is told. */
export const travelStartFields = defineFields('TravelStart', {
  datum: { quick: ['now', 'quarterAgo', 'halfHourAgo'] },
});

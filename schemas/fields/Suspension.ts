import { defineFields } from '../define';

/** Time at which a suspended task goes on: tomorrow or the day after, at 08:00 or 10:00 (specification 2 §4). */
export const suspensionFields = defineFields('Suspension', {
  beginnDatum: {
    quick: ['tomorrowAt8', 'tomorrowAt10', 'dayAfterAt8', 'dayAfterAt10'],
    when: ({ ohneTermin }) => ohneTermin !== true,
  },
});

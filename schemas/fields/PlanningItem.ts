import { defineFields } from '../define';
import { materialTones, orderTones } from '../rules/service-states';

/** Planned orders: tones of their statuses (specification 2 §4). */
export const planningItemFields = defineFields('PlanningItem', {
  auftragsstatus: { tones: orderTones },
  materialstatus: { tones: materialTones },
  strecke: { when: ({ strecke }) => strecke != null },
  zeitmessungSeit: { when: ({ zeitmessungSeit }) => zeitmessungSeit != null },
  bemerkung: { when: ({ bemerkung }) => bemerkung != null },
});

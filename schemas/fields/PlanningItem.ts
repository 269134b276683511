import { defineFields } from '../define';
import { materialTones, orderTones } from '../rules/service-states';

/** Planned orders: tones of their statuses (specification 2 §4). */
export const planningItemFields = defineFields('PlanningItem', {
  titel: { when: ({ titel }) => titel != null },
  auftragsbeschreibung: { when: ({ auftragsbeschreibung }) => auftragsbeschreibung != null },
  auftragsstatus: { tones: orderTones, when: ({ auftragsstatus }) => auftragsstatus != null },
  materialstatus: { tones: materialTones, when: ({ materialstatus }) => materialstatus != null },
  strecke: { when: ({ strecke }) => strecke != null },
  zeitmessungSeit: { when: ({ zeitmessungSeit }) => zeitmessungSeit != null },
  bemerkung: { when: ({ bemerkung }) => bemerkung != null },
});

import { defineFields } from '../define';
import { orderTones } from '../rules/service-states';

/** Material of service orders: the work left to do with it. */
export const serviceMaterialFields = defineFields('ServiceMaterial', {
  status: { tones: { offen: 'blue', erledigt: 'green' } },
  auftragsstatus: { tones: orderTones, when: ({ auftragsstatus }) => auftragsstatus != null },
  mengeneinheit: { when: ({ mengeneinheit }) => mengeneinheit != null },
});

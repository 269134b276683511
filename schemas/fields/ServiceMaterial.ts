import { defineFields } from '../define';
import { orderTones } from '../rules/service-states';

/** Material of service orders: what is still to be done with it. */
export const serviceMaterialFields = defineFields('ServiceMaterial', {
  status: { tones: { offen: 'blue', erledigt: 'green' } },
  auftragsstatus: { tones: orderTones, when: ({ auftragsstatus }) => auftragsstatus != null },
  mengeneinheit: { when: ({ mengeneinheit }) => mengeneinheit != null },
});

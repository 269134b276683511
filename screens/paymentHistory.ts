import { today } from '../schemas/rules/today';
import { defineScreen } from '../src/engine/define/define-screen';

/** Payments of an open item: what a new one begins with, and when one may be reversed. */
export default defineScreen('paymentHistory', {
  schema: 'Payment',
  standalone: false,
  icon: 'cash',
  api: {
    list: '/finanzen/offeneposten/{offenePostenId}/zahlungen',
    record: '/finanzen/offeneposten/{offenePostenId}/zahlungen/{id}',
  },
  columns: [
    'zahlungsDatum',
    'zahlungsBetrag',
    'skonto',
    'differenz',
    'zahlungPer',
    'zustand',
    'auszug',
    'bemerkung',
  ],
  order: ['-zahlungsDatum', '-id'],
  create: {
    // What is left to pay stands there.
    then: 'parent',
    // What is open is paid today, unless somebody says otherwise.
    defaults: (_me, item) => ({
      zahlungsDatum: today(),
      ...(item && { zahlungsBetrag: Number(item.offenerBetrag) }),
    }),
  },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'payment',
          fields: [
            'zahlungsDatum',
            'zahlungsBetrag',
            'skonto',
            'differenz',
            'zahlungPer',
            'zustand',
            'auszug',
            'bemerkung',
            'gutschrift',
          ],
        },
      ],
    },
  ],
  actions: [
    {
      type: 'dialog',
      name: 'reverse',
      call: 'POST /finanzen/offeneposten/{offenePostenId}/zahlungen/{id}/storno',
      confirmNames: ['zahlungsBetrag'],
      danger: true,
      when: ({ zustand }) => zustand === 'GEBUCHT',
      then: 'list',
    },
  ],
});

import { defineScreen } from '../src/engine/define/define-screen';

/** Payment terms: who moves the money, by when, and what is deducted for paying early (number 561). */
export default defineScreen('paymentMethods', {
  schema: 'PaymentMethod',
  number: 561,
  icon: 'cash',
  group: 'settings',
  area: 'sales',
  forEditors: true,
  api: { list: '/stammdaten/zahlungsarten', record: '/stammdaten/zahlungsarten/{id}' },
  columns: [
    { field: 'bezeichnung', width: 280 },
    'zahlungPer',
    'nettoTage',
    'skonto1Tage',
    'skonto1Prozent',
    'skonto2Tage',
    'skonto2Prozent',
    'gesperrt',
  ],
  order: ['bezeichnung'],
  summary: { subtitle: ['zahlungPer'], facts: [] },
  tones: { blocked: { when: 'gesperrt=true', tone: 'grey' } },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        { name: 'text', fields: ['bezeichnungDe', 'bezeichnungEn', 'bezeichnungFr', 'gesperrt'] },
        {
          name: 'money',
          fields: [
            'zahlungPer',
            'nettoTage',
            'skonto1Tage',
            'skonto1Prozent',
            'skonto2Tage',
            'skonto2Prozent',
          ],
        },
      ],
    },
  ],
});

import { defineScreen } from '../src/engine/define/define-screen';

/** Exchange rates (number 560): how much of a currency one euro is on a day. */
export default defineScreen('exchangeRates', {
  schema: 'ExchangeRate',
  number: 560,
  icon: 'currency-euro',
  group: 'settings',
  area: 'finance',
  forEditors: true,
  api: { list: '/stammdaten/waehrungskurse', record: '/stammdaten/waehrungskurse/{id}' },
  query: 'stammdaten/waehrungskurse',
  columns: ['tag', 'waehrung', 'kurs'],
  order: ['-tag', 'waehrung'],
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [{ name: 'rate', fields: ['waehrung', 'tag', 'kurs'] }],
    },
  ],
});

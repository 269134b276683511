import { defineScreen } from '../src/engine/define/define-screen';

/** System parameters (number 540): what an installation says of itself and decides for everybody. */
export default defineScreen('systemParameters', {
  schema: 'SystemParameter',
  number: 540,
  icon: 'adjustments',
  group: 'settings',
  forEditors: true,
  api: { list: '/system/parameter', record: '/system/parameter/{id}' },
  columns: [{ field: 'name', width: 300 }, { field: 'bezeichnung', width: 420 }, 'wert'],
  order: ['name'],
  summary: { subtitle: ['bezeichnung'] },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [{ name: 'parameter', fields: ['wert', 'bild'] }],
    },
  ],
});

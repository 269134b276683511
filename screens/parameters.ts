import { defineScreen } from '../src/engine/define/define-screen';

/** System parameters (number 540): what holds for the whole company, from its address on documents to how it counts. */
export default defineScreen('parameters', {
  schema: 'SystemParameter',
  number: 540,
  icon: 'adjustments',
  group: 'settings',
  opensFor: 'change',
  api: { list: '/system/parameter', record: '/system/parameter/{name}' },
  columns: [{ field: 'name', width: 320 }, { field: 'wert', width: 420 }, 'typ'],
  order: ['name'],
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [{ name: 'parameter', fields: ['name', 'wert', 'typ'] }],
    },
  ],
});

import { defineScreen } from '../src/engine/define/define-screen';

/** Templates of activities (number 550): what a new one begins with. */
export default defineScreen('activityTemplates', {
  schema: 'ActivityTemplate',
  number: 550,
  icon: 'template',
  group: 'settings',
  area: 'relations',
  forEditors: true,
  api: { list: '/crm/aktivitaetsvorlagen', record: '/crm/aktivitaetsvorlagen/{id}' },
  query: 'crm/aktivitaetsvorlagen',
  columns: [
    { field: 'bezeichnung', width: 240 },
    'art',
    'dauer',
    { field: 'betreff', width: 260 },
    { field: 'beschreibung', width: 360 },
  ],
  order: ['bezeichnung'],
  summary: { subtitle: ['art'], facts: ['betreff', 'dauer'] },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        { name: 'template', fields: ['bezeichnung', 'art', 'dauer', 'betreff'] },
        { name: 'text', fields: ['beschreibung'] },
      ],
    },
  ],
});

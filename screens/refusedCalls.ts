import { defineScreen } from '../src/engine/define/define-screen';

/** Refused calls (number 305): what technicians recorded without a network and the server refused, for the office to decide. */
export default defineScreen('refusedCalls', {
  schema: 'RefusedCall',
  number: 305,
  icon: 'alert-triangle',
  area: 'service',
  api: { list: '/system/klaerungen', record: '/system/klaerungen/{id}' },
  query: 'system/klaerungen',
  columns: [
    { field: 'vorgang', width: 220 },
    { field: 'datensatz', width: 280 },
    { field: 'meldung', width: 340 },
    { field: 'benutzerId', width: 160 },
    'erfasstUm',
    { field: 'status', width: 150 },
    { field: 'wartend', width: 110 },
    { field: 'grund', width: 220 },
    'abgewiesenUm',
    { field: 'entschiedenVon', width: 160 },
  ],
  order: ['-abgewiesenUm'],
  views: [{ name: 'open', filter: ['status=OFFEN'], default: true }],
  home: { figures: { open: 'red' } },
  title: ['vorgang'],
  summary: {
    subtitle: ['datensatz', 'meldung'],
    status: ['status'],
    facts: ['benutzerId', 'erfasstUm'],
  },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'refusal',
          fields: ['vorgang', 'datensatz', 'eingaben', 'meldung', 'abgewiesenUm'],
        },
        { name: 'device', fields: ['benutzerId', 'geraetName', 'erfasstUm', 'wartend'] },
        { name: 'decision', fields: ['status', 'grund', 'entschiedenVon', 'entschiedenAm'] },
      ],
    },
  ],
  actions: [
    { type: 'link', name: 'record', table: 'tabelle', id: 'tabelleId' },
    {
      type: 'call',
      name: 'retry',
      call: 'POST /system/klaerungen/{id}/erneut',
      when: ({ status }) => status === 'OFFEN' || status === 'VERWERFEN',
    },
    {
      type: 'dialog',
      name: 'discard',
      call: 'POST /system/klaerungen/{id}/verwerfen',
      danger: true,
      when: ({ status }) => status === 'OFFEN' || status === 'ERNEUT',
    },
  ],
});

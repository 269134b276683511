/**
 * The compile-time promises of a definition. Checked by `npm run typecheck`: a line under
 * `@ts-expect-error` that compiles is an error.
 */
import { defineFields, defineLookups } from '../../schemas/define';
import { defineScreen } from '../../src/engine/define/define-screen';

const api = { list: '/stammdaten/adressen', record: '/stammdaten/adressen/{id}' } as const;
const tabs = [
  { type: 'form', name: 'masterdata', sections: [{ name: 'address', fields: ['name1'] }] },
] as const;

export const correct = defineScreen('correct', {
  schema: 'Address',
  api,
  title: ['name1'],
  columns: ['name1', { field: 'ort', width: 120 }],
  order: ['-ort'],
  editableWhen: (address) => !address.gesperrt,
  tabs,
});

export const inPlace = defineScreen('in-place', {
  schema: 'Address',
  api,
  columns: ['name1'],
  // @ts-expect-error a column that does not exist
  inPlace: ['name1', 'orrt'],
  tabs,
});

export const ofNoSchema = defineScreen('of-no-schema', {
  // @ts-expect-error a schema that does not exist, and no other error for what stands in it
  schema: 'Adress',
  api,
  columns: ['name1', { field: 'ort', width: 120 }],
  order: ['-ort'],
  figures: [{ opvBetrag: 'openItems' }],
  warnings: { blocked: 'gesperrt=true', over: (address) => address.gesperrt },
  editableWhen: (address) => !address.gesperrt,
  tabs: [...tabs, { type: 'list', name: 'rows', when: ({ art }) => art === 'KUNDE' }],
});

export const withQuery = defineScreen('with-query', {
  schema: 'Address',
  api,
  query: 'stammdaten/adressen',
  title: ['name1'],
  columns: ['name1'],
  tabs,
});

export const wrongQuery = defineScreen('wrong-query', {
  schema: 'Address',
  api,
  // @ts-expect-error a query over another schema
  query: 'stammdaten/ansprechpartner',
  title: ['name1'],
  columns: ['name1'],
  tabs,
});

export const withViews = defineScreen('with-views', {
  schema: 'Address',
  api,
  query: 'stammdaten/adressen',
  columns: ['name1'],
  views: [
    {
      name: 'mine',
      filter: ['vertreter1=:ICH', ['ort~Ulm', 'plzin(1)', 'emailnull']],
      default: true,
    },
    { name: 'few', columns: ['name1'], group: ['ort'], order: ['-plz'] },
    {
      name: 'wrong',
      filter: [
        // @ts-expect-error a field that the schema lacks
        'stadt=Ulm',
        // @ts-expect-error a term without an operator
        'ort',
      ],
      // @ts-expect-error a column that the schema lacks
      columns: ['stadt'],
    },
  ],
  tabs,
});

export const withReasons = defineScreen('with-reasons', {
  schema: 'Address',
  api,
  columns: ['name1'],
  figures: ['kreditlimit', { opvBetrag: 'openItems' }],
  warnings: {
    blocked: 'gesperrt=true',
    both: ['istKunde=true', ['opvBetrag>0', 'emailnull']],
    over: ({ kreditlimit, opvBetrag }) => opvBetrag > (kreditlimit ?? 0),
    paused: { when: 'mahnsperre=true', tone: 'yellow' },
    // @ts-expect-error a field that the schema lacks
    wrong: 'stadt=Ulm',
    // @ts-expect-error what cannot be told of a record at hand
    contains: 'ort~Ulm',
  },
  tabs: [
    {
      type: 'list',
      name: 'backorders',
      schema: 'Backorder',
      list: '/auswertungen/auftragsrueckstaende/daten',
      columns: ['belegnummer'],
      figure: 'offenerBetrag',
      warnings: { late: 'liefertermin<:HEUTE' },
    },
  ],
});

export const wrongReasons = defineScreen('wrong-reasons', {
  schema: 'Address',
  api,
  columns: ['name1'],
  // @ts-expect-error a field that the schema lacks
  figures: ['limit'],
  tabs: [
    {
      type: 'list',
      name: 'backorders',
      schema: 'Backorder',
      list: '/auswertungen/auftragsrueckstaende/daten',
      columns: ['belegnummer'],
      // @ts-expect-error the rows have no such field
      warnings: { late: 'faellig<:HEUTE' },
    },
  ],
});

export const takingOver = defineScreen('taking-over', {
  schema: 'OpenItem',
  api: { list: '/finanzen/offeneposten', record: '/finanzen/offeneposten/{id}' },
  columns: ['rechnungsnummer'],
  tabs: [{ type: 'form', name: 'masterdata', sections: [] }],
  actions: [
    { type: 'link', name: 'pay', creates: 'paymentHistory', primary: true },
    {
      type: 'dialog',
      name: 'level',
      call: 'POST /finanzen/offeneposten/{id}/mahnstufe',
      defaults: { stufe: 'mahnstufe' },
    },
  ],
});

export const wrongColumns = defineScreen('wrong-columns', {
  schema: 'Address',
  api,
  title: ['name1'],
  columns: [
    'name1',
    // @ts-expect-error a column that the schema lacks
    'name4',
    // @ts-expect-error the same with a width
    { field: 'stadt', width: 100 },
  ],
  tabs,
});

export const wrongFields = defineScreen('wrong-fields', {
  schema: 'Address',
  api,
  // @ts-expect-error a title that the schema lacks
  title: ['bezeichnung'],
  columns: ['name1'],
  // @ts-expect-error an order by a field that the schema lacks
  order: ['-stadt'],
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'address',
          // @ts-expect-error a field that the schema lacks
          fields: ['name1', 'betreff'],
        },
      ],
    },
  ],
});

export const wrongPath = defineScreen('wrong-path', {
  schema: 'Address',
  api: {
    // @ts-expect-error a path that is not in the contract
    list: '/stammdaten/adresse',
    // @ts-expect-error a path that reads another schema
    record: '/stammdaten/ansprechpartner/{id}',
  },
  title: ['name1'],
  columns: ['name1'],
  tabs,
});

export const otherSchema = defineScreen('other-schema', {
  schema: 'Address',
  api: {
    // @ts-expect-error a list that answers another schema
    list: '/stammdaten/ansprechpartner',
    record: '/stammdaten/adressen/{id}',
    // @ts-expect-error a path that creates another schema
    create: '/stammdaten/adressen/{adresseId}/ansprechpartner',
  },
  title: ['name1'],
  columns: ['name1'],
  tabs,
});

export const wrongSchema = defineScreen('wrong-schema', {
  // @ts-expect-error a schema that the contract lacks
  schema: 'Customer',
  api,
  title: [],
  columns: [],
  tabs: [],
});

export const wrongTab = defineScreen('wrong-tab', {
  schema: 'Address',
  api,
  title: ['name1'],
  columns: ['name1'],
  tabs: [
    {
      type: 'screen',
      // @ts-expect-error a screen that does not exist
      screen: 'people',
      param: 'personId',
      by: 'adresseId',
    },
  ],
});

export const wrongAction = defineScreen('wrong-action', {
  schema: 'Address',
  api,
  title: ['name1'],
  columns: ['name1'],
  tabs,
  actions: [
    // @ts-expect-error a call that the contract lacks
    { type: 'call', name: 'merge', call: 'POST /stammdaten/adressen/{id}/zusammenfuehrung' },
    // @ts-expect-error a method that the path lacks
    { type: 'call', name: 'replace', call: 'PUT /stammdaten/adressen/{id}' },
    {
      type: 'dialog',
      name: 'login',
      call: 'POST /login',
      // @ts-expect-error a field that the body lacks
      fields: ['geraetName', 'grund'],
    },
    {
      type: 'dialog',
      name: 'change',
      // @ts-expect-error a body that is an entity is changed in its form, not in a dialog
      call: 'PATCH /stammdaten/adressen/{id}',
      fields: ['geraetName'],
    },
    // @ts-expect-error a screen that does not exist
    { type: 'link', name: 'people', screen: 'people' },
    // @ts-expect-error a field that the schema lacks
    { type: 'link', name: 'person', screen: 'persons', id: 'personId' },
    // @ts-expect-error a following screen that does not exist
    { type: 'call', name: 'copy', call: 'POST /stammdaten/adressen', then: { open: 'people' } },
  ],
});

export const wrongPredicate = defineScreen('wrong-predicate', {
  schema: 'Address',
  api,
  title: ['name1'],
  columns: ['name1'],
  // @ts-expect-error a predicate over a field that the schema lacks
  removableWhen: (address) => address.status === 1,
  tabs,
});

export const fields = defineFields('Address', {
  lkz: { lookup: 'country' },
  erstkontakt: { check: (value) => (value > '2026' ? 'msg_date_future' : undefined) },
  // @ts-expect-error metadata of a field that the schema lacks
  stadt: { lookup: 'country' },
});

export const wrongTones = defineFields('Address', {
  gesperrt: { tones: { true: 'red' } },
  // @ts-expect-error a value that the field does not have
  art: { tones: { KUNDE: 'green', KUNDIN: 'green' } },
  // @ts-expect-error a tone that does not exist
  istKunde: { tones: { true: 'rot' } },
});

export const wrongLookup = defineFields('Address', {
  // @ts-expect-error a reference list that does not exist
  lkz: { lookup: 'countries' },
  // @ts-expect-error a computed field from a field that the schema lacks
  kurzname: { computed: { from: ['name9'], value: () => null } },
});

export const wrongReference = defineLookups({
  // @ts-expect-error a value that the rows lack
  country: { of: 'Country', value: 'iso' },
  // @ts-expect-error an order that the records lack
  PriceGroup: { orderBy: 'name' },
  // @ts-expect-error neither of a schema nor a part of an answer
  colour: { value: 'id', title: ['name'] },
  // @ts-expect-error a schema that no list has
  brand: { of: 'Brand' },
});

export const forSeveral = defineScreen('for-several', {
  schema: 'OpenItem',
  api: { list: '/finanzen/offeneposten', record: '/finanzen/offeneposten/{id}' },
  columns: ['rechnungsnummer'],
  chain: {
    before: '/finanzen/offeneposten/{offenePostenId}/zahlungen',
    after: '/finanzen/offeneposten/{offenePostenId}/zahlungen',
    columns: ['zahlungsDatum'],
  },
  // @ts-expect-error a field that the schema lacks
  explains: { field: 'status', values: {} },
  tabs: [{ type: 'form', name: 'masterdata', sections: [] }],
});

export const askingFirst = defineScreen('asking-first', {
  schema: 'OpenItem',
  api: { list: '/finanzen/offeneposten', record: '/finanzen/offeneposten/{id}' },
  columns: ['rechnungsnummer'],
  // @ts-expect-error a field that the schema lacks
  create: { asks: ['kunde'] },
  tabs: [{ type: 'form', name: 'masterdata', sections: [] }],
});

export const furtherParams = defineScreen('further-params', {
  schema: 'OpenItem',
  api: { list: '/finanzen/offeneposten', record: '/finanzen/offeneposten/{id}' },
  columns: ['rechnungsnummer'],
  tabs: [{ type: 'form', name: 'masterdata', sections: [] }],
  actions: [
    {
      type: 'dialog',
      name: 'level',
      call: 'POST /finanzen/offeneposten/{id}/mahnstufe',
      // @ts-expect-error a path without further parameters
      params: { stufe: '1' },
    },
  ],
});

/**
 * The compile-time promises of a definition. Checked by `npm run typecheck`: a line under
 * `@ts-expect-error` that compiles is an error.
 */
import { defineFields, defineLookups } from '../../schemas/define';
import { definePage, defineScreen } from '../../src/engine/define/define-screen';

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

export const wrongFiles = defineScreen('wrong-files', {
  schema: 'Address',
  api,
  title: ['name1'],
  columns: ['name1'],
  tabs: [
    { type: 'files', name: 'files', path: '/stammdaten/adressen/{adresseId}/dateien' },
    {
      type: 'files',
      name: 'persons',
      // @ts-expect-error a list whose rows are no files
      path: '/stammdaten/adressen/{adresseId}/ansprechpartner',
    },
    {
      type: 'gallery',
      name: 'images',
      // @ts-expect-error a list whose rows are no images
      path: '/stammdaten/adressen/{adresseId}/dateien',
    },
  ],
});

export const wrongCodes = definePage('wrong-codes', {
  tabs: [
    {
      type: 'scanner',
      name: 'scan',
      codes: [
        {
          name: 'address',
          schema: 'Address',
          list: '/stammdaten/adressen',
          by: ['kundennr'],
          title: ['name1'],
          // @ts-expect-error a field that the schema lacks
          fields: ['name4'],
        },
      ],
    },
  ],
});

const overview = {
  type: 'cards',
  schema: 'OpenItemOverview',
  list: '/auswertungen/offenepostenuebersicht/daten',
} as const;

const level = {
  name: 'level0',
  count: 'stufe0_Anzahl',
  value: 'stufe0_Betrag',
  tone: 'grey',
} as const;

export const wrongFigures = definePage('wrong-figures', {
  tabs: [
    {
      type: 'charts',
      name: 'charts',
      charts: [
        {
          name: 'turnover',
          schema: 'TurnoverRow',
          list: '/auswertungen/umsatzstatistik/daten',
          year: 'jahr',
          month: 'monat',
          // @ts-expect-error a field that the rows lack
          value: 'betrag',
        },
      ],
    },
    {
      type: 'charts',
      name: 'behind',
      charts: [
        {
          name: 'turnover',
          schema: 'TurnoverRow',
          list: '/auswertungen/umsatzstatistik/daten',
          year: 'jahr',
          month: 'monat',
          value: 'summe',
          drillDown: {
            schema: 'SalesDocument',
            list: '/verkauf/belege',
            // @ts-expect-error a field that the records behind it lack
            day: 'tag',
            columns: ['belegnummer'],
          },
        },
      ],
    },
    {
      ...overview,
      name: 'opens',
      // @ts-expect-error a screen that does not exist
      opens: 'items',
      cards: [{ ...level, filter: { mahnstufe: 0 } }],
    },
    {
      ...overview,
      name: 'counts',
      opens: 'openItems',
      // @ts-expect-error a figure that the row lacks
      cards: [{ ...level, count: 'stufe9_Anzahl', filter: { mahnstufe: 0 } }],
    },
    {
      ...overview,
      name: 'filters',
      opens: 'openItems',
      // @ts-expect-error a field that no schema has
      cards: [{ ...level, filter: { stufe9: 0 } }],
    },
  ],
});

export const wrongInstead = defineScreen('wrong-instead', {
  schema: 'Address',
  api,
  title: ['name1'],
  columns: ['name1'],
  // @ts-expect-error a change of a field that the schema lacks
  insteadOfRemoval: { blocked: true },
  // @ts-expect-error a field that the schema lacks
  duplicates: [['name1', 'postcode']],
  tabs,
});

export const rowsTab = defineScreen('rows-tab', {
  schema: 'Address',
  api,
  title: ['name1'],
  columns: ['name1'],
  tabs: [
    {
      type: 'list',
      name: 'backorders',
      schema: 'Backorder',
      list: '/auswertungen/auftragsrueckstaende/daten',
      by: 'adresseId',
      columns: ['belegnummer', 'offenerBetrag'],
      order: ['belegdatum'],
      totals: ['offenerBetrag'],
      opens: { schema: 'SalesDocument', id: 'belegId' },
    },
  ],
});

export const wrongRowsTab = defineScreen('wrong-rows-tab', {
  schema: 'Address',
  api,
  title: ['name1'],
  columns: ['name1'],
  tabs: [
    {
      type: 'list',
      name: 'backorders',
      schema: 'Backorder',
      list: '/auswertungen/auftragsrueckstaende/daten',
      by: 'adresseId',
      // @ts-expect-error a column that the rows lack
      columns: ['name1'],
    },
  ],
});

export const wrongRowsCall = defineScreen('wrong-rows-call', {
  schema: 'Address',
  api,
  title: ['name1'],
  columns: ['name1'],
  tabs: [
    {
      type: 'list',
      name: 'turnover',
      schema: 'Backorder',
      // @ts-expect-error a call that answers other rows
      list: '/auswertungen/umsatzstatistik/daten',
      columns: ['belegnummer'],
    },
  ],
});

export const wrongQuestion = defineScreen('wrong-question', {
  schema: 'Product',
  api: { list: '/stammdaten/artikel', record: '/stammdaten/artikel/{id}' },
  title: ['bezeichnung'],
  columns: ['bezeichnung'],
  tabs: [{ type: 'form', name: 'x', sections: [{ name: 'x', fields: ['bezeichnung'] }] }],
  actions: [
    {
      type: 'ask',
      name: 'price',
      call: 'GET /stammdaten/artikel/{artikelId}/preisfindung',
      // @ts-expect-error something the call does not ask for
      fields: ['farbe'],
      shows: ['einzelpreis'],
    },
  ],
});

/** The same promises for tabs of rows, files and questions, and for the blocks of pages (`define.ts`). */
import { definePage, defineScreen } from '../../src/engine/define/define-screen';

const api = { list: '/stammdaten/adressen', record: '/stammdaten/adressen/{id}' } as const;
const tabs = [
  { type: 'form', name: 'masterdata', sections: [{ name: 'address', fields: ['name1'] }] },
] as const;

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

import { defineScreen } from '../src/engine/define/define-screen';

/**
 * Sales documents (number 200), from the offer to the invoice: list, head, lines, foot, history, and what may be done
 * with one in which state.
 */
export default defineScreen('saleDocument', {
  schema: 'SalesDocument',
  number: 200,
  icon: 'file-invoice',
  api: { list: '/verkauf/belege', record: '/verkauf/belege/{id}' },
  query: 'verkauf/belege',
  columns: [
    { field: 'belegart', width: 130 },
    { field: 'belegnummer', width: 120 },
    'adresse',
    'belegstatus',
    'belegdatum',
    'endbetragNetto',
    'liefertermin',
    'bestellnummerKunde',
    'benutzer',
  ],
  // The newest first.
  order: ['-belegdatum', '-id'],
  summary: {
    of: { adresseId: 'adresse' },
    subtitle: ['belegart', 'belegdatum'],
    figure: 'endbetragNetto',
    facts: ['liefertermin', 'bestellnummerKunde'],
  },
  figures: ['endbetragNetto', 'endbetragBrutto', 'rohertrag', 'liefertermin'],
  warnings: {
    lateOrders: {
      when: ['belegtyp=02', 'belegstatusin(3|4|8)', 'liefertermin<:HEUTE'],
      tone: 'red',
    },
    outdatedPrint: { when: ['druckVeraltet=true', 'belegstatusin(1|2)'], tone: 'orange' },
  },
  views: [
    { name: 'drafts', filter: ['belegstatusin(1|2)', 'benutzer=:KUERZEL'] },
    { name: 'openOffers', filter: ['belegtyp=01', 'belegstatusin(3|4)'] },
    {
      name: 'openOrders',
      filter: ['belegtyp=02', 'belegstatusin(3|4|8)'],
      order: ['liefertermin'],
    },
    { name: 'lateOrders', order: ['liefertermin'] },
    { name: 'toInvoice', filter: ['belegtyp=03', 'belegstatusin(3|4)'], order: ['belegdatum'] },
    { name: 'invoices', filter: [['belegtyp=04', 'belegtyp=05']] },
  ],
  home: { figures: { lateOrders: 'red', drafts: 'yellow' } },
  create: { query: { id: 'adresseId', type: 'belegart' } },
  editableWhen: ({ belegstatus }) => belegstatus === '1' || belegstatus === '2',
  removableWhen: ({ belegstatus }) => belegstatus === '1' || belegstatus === '2',
  tabs: [
    {
      type: 'form',
      name: 'documentHead',
      sections: [
        {
          name: 'document',
          fields: [
            'belegart',
            'belegnummer',
            'belegdatum',
            'belegstatus',
            'auftragsDatum',
            'bestellnummerKunde',
            'freigabe',
            'benutzer',
          ],
        },
        {
          name: 'recipient',
          fields: [
            'adresseId',
            'name1',
            'name2',
            'name3',
            'strasse',
            'lkz',
            'plz',
            'ort',
            'ansprechpartnerId',
            'ustId',
            'sprache',
          ],
        },
        {
          name: 'delivery',
          fields: [
            'lagerId',
            'lieferbedingung',
            'liefertermin',
            'fixtermin',
            'leistungVon',
            'leistungBis',
            'sendungsnummer',
          ],
        },
        { name: 'text', fields: ['kopftext'] },
      ],
    },
    {
      type: 'table',
      name: 'positions',
      schema: 'Position',
      api: {
        list: '/verkauf/belege/{belegId}/positionen',
        record: '/verkauf/belege/{belegId}/positionen/{id}',
      },
      columns: [
        { field: 'positionsArt', width: 96 },
        { field: 'artikelId', width: 150 },
        { field: 'bezeichnung', width: 240 },
        { field: 'menge', width: 84 },
        { field: 'mengeneinheit', width: 72 },
        { field: 'einzelpreis', width: 104 },
        { field: 'rabatt1', width: 76 },
        { field: 'rabatt2', width: 76 },
        { field: 'teuerungszuschlagProzent', width: 76 },
        { field: 'gesamtpreis', width: 116 },
        { field: 'lagId', width: 110 },
        { field: 'mengeOffen', width: 84 },
        { field: 'steuersatz', width: 76 },
        { field: 'langtext', width: 160 },
      ],
      order: 'position',
      currency: 'waehrung',
      totals: ['gesamtpreis'],
      countedWhen: ({ positionsArt }) => positionsArt === 'N',
      defaults: () => ({ menge: 1 }),
    },
    {
      type: 'form',
      name: 'documentFoot',
      sections: [
        {
          name: 'conditions',
          fields: ['zahlungsart', 'besteuerung', 'waehrung', 'rabatt1', 'rabatt2', 'frachtkosten'],
        },
        { name: 'sums', fields: ['endbetragNetto', 'endbetragBrutto', 'rohertrag'] },
        { name: 'footText', fields: ['fusstext'] },
      ],
    },
    {
      type: 'list',
      name: 'history',
      schema: 'DocumentHistoryEntry',
      list: '/verkauf/belege/{belegId}/historie',
      columns: [
        'datum',
        'uhrzeit',
        { field: 'art', width: 200 },
        { field: 'text', width: 360 },
        'benutzer',
      ],
      order: ['-datum', '-uhrzeit', '-id'],
    },
  ],
});

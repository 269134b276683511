import { descriptionOf } from '../schemas/rules/order-of-ticket';
import { isOpenOrder, mayDo } from '../schemas/rules/service-states';
import { defineScreen } from '../src/engine/define/define-screen';
import { serviceReports } from './shared/service-reports';

/** Service orders (number 325): what the office has done at customers, from the call to the bill. */
export default defineScreen('serviceOrders', {
  schema: 'ServiceOrder',
  number: 325,
  icon: 'stack',
  area: 'service',
  api: { list: '/service/auftraege', record: '/service/auftraege/{id}' },
  query: 'service/auftraege',
  columns: [
    { field: 'auftragsnummer', width: 90 },
    { field: 'auftragsstatus', width: 150 },
    { field: 'titel', width: 260 },
    { field: 'adresseId', width: 220 },
    'auftragsartId',
    'assetId',
    'faelligBis',
    'materialstatus',
    'aufwandGeschaetzt',
    'gebrauchteZeit',
    'abrechnungsartId',
    'extReferenz',
  ],
  order: ['-auftragsnummer'],
  summary: {
    subtitle: ['adresseId', 'auftragsartId'],
    status: ['auftragsstatus'],
    facts: ['assetId', 'faelligBis'],
  },
  figures: ['gebrauchteZeit', 'aufwandGeschaetzt'],
  views: [
    { name: 'toPlan', filter: ['auftragsstatusin(01|11|21|22)'], default: true },
    { name: 'underWay', filter: ['auftragsstatusin(02|03|04|05|06|07|08|09|10)'] },
    { name: 'toReview', filter: ['auftragsstatusin(12|91)'] },
    { name: 'toBill', filter: ['auftragsstatusin(80|85|86)'] },
  ],
  create: {
    query: {
      address: 'adresseId',
      asset: 'assetId',
      ticket: 'ticketId',
      person: 'ansprechpartnerId',
      title: 'titel',
    },
    // A text may be longer than an address is.
    defaults: (_, parent) => ({ auftragsbeschreibung: descriptionOf(parent) }),
  },
  editableWhen: (order) => isOpenOrder(order),
  removableWhen: (order) =>
    mayDo('release', order.auftragsstatus) || mayDo('plan', order.auftragsstatus),
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'order',
          fields: [
            'titel',
            'auftragsbeschreibung',
            'auftragsartId',
            'abrechnungsartId',
            'auftragsstatus',
            'materialstatus',
            'faelligBis',
            'aufwandGeschaetzt',
            'gebrauchteZeit',
          ],
        },
        {
          name: 'customer',
          fields: [
            'adresseId',
            'ansprechpartnerId',
            'standortId',
            'stoermelderTelefon',
            'assetId',
            'ticketId',
            'extReferenz',
          ],
        },
        {
          name: 'phones',
          when: ({ auftragsnummer }) => auftragsnummer != null,
          fields: [
            'standortTelefon1',
            'standortTelefon2',
            'standortMobil',
            'telefon1',
            'telefon2',
            'mobil',
          ],
        },
        { name: 'result', fields: ['ergebnis', 'restarbeiten', 'unterschriftVerzicht'] },
      ],
    },
    {
      type: 'screen',
      screen: 'planning',
      param: 'planningId',
      by: 'serviceAuftragId',
      list: '/service/auftraege/{serviceAuftragId}/planung',
    },
    {
      type: 'screen',
      screen: 'extraWorks',
      param: 'extraWorkId',
      by: 'serviceAuftragId',
      list: '/service/auftraege/{serviceAuftragId}/mehraufwaende',
    },
    {
      type: 'screen',
      screen: 'material',
      param: 'materialId',
      by: 'serviceAuftragId',
      list: '/service/auftraege/{serviceAuftragId}/material',
    },
    { ...serviceReports, by: 'serviceAuftragId' },
    {
      type: 'screen',
      name: 'saleDocuments',
      screen: 'saleDocument',
      param: 'documentId',
      by: 'serviceAuftragId',
    },
    { type: 'files', name: 'files', path: '/service/auftraege/{serviceAuftragId}/dateien' },
  ],
  actions: [
    {
      type: 'call',
      name: 'release',
      call: 'POST /service/auftraege/{id}/freigabe',
      when: ({ auftragsstatus }) => mayDo('release', auftragsstatus),
    },
    {
      type: 'call',
      name: 'review',
      call: 'POST /service/auftraege/{id}/pruefung',
      when: ({ auftragsstatus }) => mayDo('review', auftragsstatus),
    },
    {
      type: 'dialog',
      name: 'bill',
      call: 'POST /service/auftraege/{id}/abrechnung',
      besides: ['POST /verkauf/belege'],
      confirmNames: ['auftragsnummer'],
      when: ({ auftragsstatus }) => mayDo('bill', auftragsstatus),
      primary: true,
      ahead: {
        call: 'POST /service/auftraege/{id}/abrechnung/vorschau',
        findings: 'befunde',
        rows: [
          {
            property: 'positionen',
            columns: ['bezeichnung', 'menge', 'mengeneinheit', 'einzelpreis', 'betrag'],
          },
          {
            property: 'nichtBerechnet',
            columns: ['bezeichnung', 'menge', 'mengeneinheit', 'grund', 'abrechnungsart'],
          },
        ],
        shows: ['netto'],
      },
      then: { open: 'saleDocument' },
    },
    {
      type: 'dialog',
      name: 'waiveBilling',
      call: 'POST /service/auftraege/{id}/abrechnung/verzicht',
      confirmNames: ['auftragsnummer'],
      when: ({ auftragsstatus }) => mayDo('bill', auftragsstatus),
    },
    {
      type: 'dialog',
      name: 'reopen',
      call: 'POST /service/auftraege/{id}/wiederoeffnung',
      when: ({ auftragsstatus }) => mayDo('reopen', auftragsstatus),
    },
    { type: 'link', name: 'address', screen: 'addresses', id: 'adresseId' },
    { type: 'link', name: 'asset', screen: 'assets', id: 'assetId' },
    { type: 'link', name: 'ticket', screen: 'tickets', id: 'ticketId' },
  ],
});

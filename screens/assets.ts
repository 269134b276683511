import { defineScreen } from '../src/engine/define/define-screen';
import { serviceReports } from './shared/service-reports';

/** Assets (number 330): devices at customers, with serial number, IMEI, warranty, images and files. */
export default defineScreen('assets', {
  schema: 'Asset',
  number: 330,
  icon: 'device-desktop',
  area: 'service',
  api: { list: '/stammdaten/assets', record: '/stammdaten/assets/{id}' },
  query: 'stammdaten/assets',
  columns: [
    'assetnummer',
    { field: 'bezeichnung', width: 260 },
    'seriennummer',
    { field: 'imei', width: 150 },
    { field: 'adresseId', width: 240 },
    'endeGarantie',
    'istAktiv',
  ],
  inPlace: ['bezeichnung', 'seriennummer', 'imei', 'endeGarantie', 'istAktiv'],
  order: ['assetnummer'],
  summary: {
    subtitle: ['adresseId', 'seriennummer'],
    status: ['istAktiv'],
    facts: ['endeGarantie'],
  },
  warnings: { inactive: 'istAktiv=false' },
  views: [
    { name: 'active', filter: ['istAktiv=true'] },
    {
      name: 'inWarranty',
      filter: ['istAktiv=true', 'endeGarantie>=:HEUTE'],
      order: ['endeGarantie'],
    },
  ],
  scans: ['assetnummer', 'seriennummer', 'imei'],
  create: { query: { address: 'adresseId' } },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'device',
          fields: ['assetnummer', 'bezeichnung', 'artikelId', 'seriennummer', 'imei', 'istAktiv'],
        },
        { name: 'place', fields: ['adresseId', 'standortId'] },
        { name: 'warranty', fields: ['beginnGarantie', 'endeGarantie'] },
        { name: 'custom', fields: ['s01', 's02', 's03', 's04', 's05', 's06'] },
        { name: 'text', fields: ['beschreibung', 'bemerkung'] },
      ],
    },
    {
      type: 'screen',
      screen: 'tickets',
      param: 'ticketId',
      by: 'assetId',
      omit: ['saleDocuments'],
    },
    { type: 'screen', screen: 'activities', param: 'activityId', by: 'assetId' },
    { type: 'screen', screen: 'serviceOrders', param: 'serviceOrderId', by: 'assetId' },
    { ...serviceReports, by: 'assetId' },
    {
      type: 'timeline',
      name: 'timeline',
      of: [
        { schema: 'Ticket', date: 'angelegtDatum' },
        { schema: 'Activity', date: 'datum' },
        { schema: 'ServiceOrder', date: 'angelegtDatum' },
      ],
    },
    { type: 'gallery', name: 'images', path: '/stammdaten/assets/{assetId}/bilder', pageSize: 50 },
    { type: 'files', name: 'files', path: '/stammdaten/assets/{assetId}/dateien', pageSize: 50 },
  ],
  actions: [
    { type: 'print', name: 'label', call: 'GET /stammdaten/assets/{id}/etikett' },
    {
      type: 'link',
      name: 'createTicket',
      screen: 'tickets',
      create: { address: 'adresseId', asset: 'id' },
      when: ({ istAktiv }) => istAktiv,
    },
    {
      type: 'link',
      name: 'createOrder',
      creates: 'serviceOrders',
      create: { address: 'adresseId', title: 'bezeichnung' },
      when: ({ istAktiv }) => istAktiv,
    },
    {
      type: 'link',
      name: 'createAppointment',
      creates: 'activities',
      create: { address: 'adresseId', subject: 'bezeichnung' },
      values: { kind: 'TERMIN' },
      when: ({ istAktiv }) => istAktiv,
    },
    { type: 'link', name: 'address', screen: 'addresses', id: 'adresseId' },
    { type: 'link', name: 'product', screen: 'products', id: 'artikelId' },
  ],
});

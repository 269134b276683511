import {
  isOnItsWay,
  isTransfer,
  mayCancelTransfer,
  mayConfirmTransfer,
} from '../schemas/rules/transfers';
import { defineScreen } from '../src/engine/define/define-screen';

/** Transfers (number 356): what is on its way from one warehouse to another. */
export default defineScreen('transfers', {
  schema: 'StockTransfer',
  number: 356,
  icon: 'arrows-exchange',
  area: 'stock',
  api: { list: '/lager/umlagerungen', record: '/lager/umlagerungen/{id}' },
  query: 'lager/umlagerungen',
  columns: [
    { field: 'umlagerungsnummer', width: 90 },
    { field: 'status', width: 130 },
    { field: 'artikelNummer', width: 130 },
    { field: 'artikelbezeichnung', width: 240 },
    { field: 'menge', width: 90 },
    'mengeneinheit',
    { field: 'vonLagerId', width: 170 },
    { field: 'nachLagerId', width: 170 },
    'angelegtDatum',
    'benutzerId',
    'empfaengerId',
    'erledigtDatum',
    'bemerkung',
  ],
  order: ['-umlagerungsnummer'],
  summary: {
    subtitle: ['vonLagerId', 'nachLagerId'],
    status: ['status'],
    facts: ['benutzerId', 'empfaengerId'],
  },
  figures: ['menge'],
  views: [
    { name: 'onItsWay', filter: ['status=UNTERWEGS'], default: true },
    { name: 'toMe', filter: ['status=UNTERWEGS', 'empfaengerId=:ICH'] },
    { name: 'over', filter: ['status!=UNTERWEGS'], order: ['-erledigtDatum'] },
  ],
  create: { query: { product: 'artikelId', from: 'vonLagerId', to: 'nachLagerId' } },
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        { name: 'goods', fields: ['artikelId', 'menge', 'mengeneinheit', 'seriennummern'] },
        {
          name: 'way',
          fields: ['vonLagerId', 'vonLagerplatz', 'nachLagerId', 'nachLagerplatz', 'bemerkung'],
        },
        {
          name: 'progress',
          when: isTransfer,
          fields: ['status', 'benutzerId', 'empfaengerId', 'angelegtDatum', 'erledigtDatum'],
        },
      ],
    },
  ],
  actions: [
    {
      type: 'call',
      name: 'confirm',
      call: 'POST /lager/umlagerungen/{id}/bestaetigung',
      when: (transfer, me, can) => isOnItsWay(transfer) && mayConfirmTransfer(transfer, me, can),
    },
    {
      type: 'call',
      name: 'cancel',
      call: 'POST /lager/umlagerungen/{id}/storno',
      confirm: true,
      when: (transfer, me, can) => isOnItsWay(transfer) && mayCancelTransfer(transfer, me, can),
    },
    {
      type: 'print',
      name: 'print',
      call: 'GET /lager/umlagerungen/{id}/pdf',
      shortcut: 'Ctrl+P',
      when: isTransfer,
    },
    { type: 'link', name: 'product', screen: 'products', id: 'artikelId' },
  ],
});

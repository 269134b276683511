import { defineScreen } from '../src/engine/define/define-screen';

/** Storage locations (number 361): which place of a warehouse holds how much of a product, and putting it elsewhere. */
export default defineScreen('storageLocations', {
  schema: 'LocationStock',
  number: 361,
  icon: 'map-pins',
  area: 'stock',
  api: { list: '/lager/lagerplatz-bestaende', record: '/lager/lagerplatz-bestaende/{id}' },
  query: 'lager/lagerplatz-bestaende',
  columns: [
    { field: 'lagerplatz', width: 130 },
    { field: 'lagerId', width: 170 },
    { field: 'artikelNummer', width: 140 },
    { field: 'artikelbezeichnung', width: 280 },
    { field: 'bestand', width: 110 },
  ],
  order: ['lagerplatz', 'id'],
  summary: { subtitle: ['artikelNummer', 'artikelbezeichnung'], facts: ['lagerId', 'bestand'] },
  views: [{ name: 'filled', filter: ['bestand!=0'], default: true }],
  scans: ['lagerplatz', 'artikelNummer'],
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        { name: 'place', fields: ['lagerId', 'lagerplatz'] },
        { name: 'goods', fields: ['artikelId', 'artikelbezeichnung', 'bestand'] },
      ],
    },
  ],
  actions: [
    {
      type: 'dialog',
      name: 'move',
      call: 'PUT /lager/lagerplatz-bestaende/{id}/lagerplatz',
      fields: ['lagerplatz', 'menge'],
      defaults: { menge: 'bestand' },
      when: ({ bestand }) => bestand > 0,
    },
    { type: 'link', name: 'product', screen: 'products', id: 'artikelId' },
  ],
});

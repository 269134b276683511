import { definePage } from '../src/engine/define/define-screen';

/** The scanner (number 380): what a scanned code may mean, a product, a device or a document, and what is shown of it. */
export default definePage('scanner', {
  number: 380,
  icon: 'barcode',
  area: 'stock',
  tabs: [
    {
      type: 'scanner',
      name: 'scan',
      codes: [
        {
          name: 'product',
          schema: 'Product',
          list: '/stammdaten/artikel',
          by: ['ean', 'artikelnummer'],
          fields: [
            'artikelart',
            'ean',
            'vknetto',
            'vkbrutto',
            'bestand',
            'verfuegbar',
            'naechsteLieferung',
            'gesperrt',
          ],
          rows: [
            {
              name: 'stock',
              schema: 'Stock',
              list: '/stammdaten/artikel/{artikelId}/bestaende',
              by: { artikelId: 'id' },
              columns: ['lagerkreisId', 'lagerId', 'bestand', 'reserviert', 'verfuegbar'],
              order: ['lagerkreisId'],
            },
          ],
        },
        {
          name: 'asset',
          schema: 'Asset',
          list: '/stammdaten/assets',
          by: ['assetnummer', 'seriennummer', 'imei'],
          fields: [
            'seriennummer',
            'imei',
            'artikelId',
            'adresseId',
            'standortId',
            'endeGarantie',
            'istAktiv',
          ],
        },
        {
          name: 'document',
          schema: 'SalesDocument',
          list: '/verkauf/belege',
          by: ['belegnummer'],
          title: ['belegart', 'belegnummer'],
          fields: ['belegstatus', 'belegdatum', 'adresse', 'liefertermin', 'endbetragNetto'],
          rows: [
            {
              name: 'positions',
              schema: 'Position',
              list: '/verkauf/belege/{belegId}/positionen',
              by: { belegId: 'id' },
              columns: ['position', 'artikelnummer', 'bezeichnung', 'menge', 'mengeneinheit'],
              codes: ['artikelnummer'],
            },
          ],
        },
      ],
    },
  ],
});

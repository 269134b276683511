import { definePage } from '../src/engine/define/define-screen';

/** What lies where (number 360): a scanned storage location with its contents, or a product with its locations. */
export default definePage('storageLocationInformation', {
  number: 360,
  icon: 'map-pin',
  area: 'stock',
  tabs: [
    {
      type: 'scanner',
      name: 'scan',
      codes: [
        {
          name: 'location',
          schema: 'StorageLocation',
          list: '/lager/lagerplaetze',
          by: ['lagerplatz'],
          fields: ['artikelAnzahl'],
          rows: [
            {
              name: 'contents',
              schema: 'LocationStock',
              list: '/lager/lagerplatz-bestaende',
              by: { lagerId: 'lagerId', lagerplatz: 'lagerplatz' },
              // What lay there once lies there no more.
              filter: 'bestand!=0',
              columns: ['artikelNummer', 'artikelbezeichnung', 'bestand'],
              codes: ['artikelNummer'],
            },
          ],
        },
        {
          name: 'product',
          schema: 'Product',
          list: '/stammdaten/artikel',
          by: ['ean', 'artikelnummer'],
          fields: ['bestand', 'verfuegbar', 'mengeneinheit'],
          rows: [
            {
              name: 'locations',
              schema: 'LocationStock',
              list: '/lager/lagerplatz-bestaende',
              by: { artikelId: 'id' },
              columns: ['lagerplatz', 'lagerId', 'bestand'],
              codes: ['lagerplatz'],
            },
          ],
        },
      ],
    },
  ],
});

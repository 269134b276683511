/** What a successor takes over: the lines of a document that have something left. */
export const openLines = {
  fields: [],
  rows: {
    property: 'positionen',
    list: '/verkauf/belege/{belegId}/positionen',
    columns: ['position', 'artikelnummer', 'bezeichnung', 'mengeneinheit'],
    quantity: 'menge',
    from: 'mengeOffen',
    there: 'lieferbar',
  },
} as const;

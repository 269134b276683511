/** Reports of visits that are over, signed or not, the latest first; a row opens the visit, where its report is. */
export const serviceReports = {
  type: 'list',
  name: 'serviceReports',
  schema: 'PlanningItem',
  list: '/service/planung',
  filter: 'beendetDatum!null',
  columns: [
    { field: 'beendetDatum', width: 150 },
    { field: 'auftragsnummer', width: 90 },
    { field: 'titel', width: 240 },
    'technikerId',
    { field: 'unterschriebenVon', width: 160 },
    { field: 'unterschriebenAm', width: 150 },
    'assetNr',
  ],
  order: ['-beendetDatum'],
  opens: { schema: 'PlanningItem', id: 'id' },
} as const;

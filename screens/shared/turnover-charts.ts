/** Turnover of everything, or of the address that a record of addresses names. */
export const turnoverCharts = [
  {
    name: 'turnover',
    schema: 'TurnoverRow',
    list: '/auswertungen/umsatzstatistik/daten',
    by: 'adresseId',
    year: 'jahr',
    month: 'monat',
    value: 'summe',
  },
  {
    name: 'productGroups',
    schema: 'GroupTurnoverRow',
    list: '/auswertungen/umsatzwarengruppen/daten',
    by: 'adresseId',
    year: 'jahr',
    month: 'monat',
    value: 'summe',
    group: 'warengruppe',
  },
] as const;

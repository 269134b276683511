import { definePage } from '../src/engine/define/define-screen';
import { turnoverCharts } from './shared/turnover-charts';

const openDeals = {
  schema: 'Deal',
  list: '/crm/deals',
  filter: 'status=0',
  columns: [
    { field: 'titel', width: 200 },
    { field: 'adresseId', width: 160 },
    { field: 'investitionssummeGeplant', width: 120 },
    { field: 'chance', width: 84 },
    { field: 'investitionsdatumGeplant', width: 112 },
    'phase',
    'zustaendigerBenutzer',
  ],
  order: ['investitionsdatumGeplant', 'id'],
  opens: { schema: 'Deal', id: 'id' },
} as const;

/** Statistics (number 450): turnover by year and product group, backorders, and what deals let expect. */
export default definePage('statistics', {
  number: 450,
  icon: 'chart-bar',
  area: 'time',
  home: { key: 'turnoverCharts', tab: 'dashboard' },
  tabs: [
    {
      type: 'charts',
      name: 'dashboard',
      yearStart: 'PFA.WIRTSCHAFTSJAHRBEGINN',
      preference: 'presetsTurnOverGroupChart',
      charts: turnoverCharts,
    },
    {
      type: 'list',
      name: 'backorders',
      schema: 'Backorder',
      list: '/auswertungen/auftragsrueckstaende/daten',
      // Narrow, so that all of them fit beside the navigation.
      columns: [
        'belegdatum',
        'belegnummer',
        { field: 'adresse', width: 160 },
        'liefertermin',
        'artikelnummer',
        { field: 'bezeichnung', width: 160 },
        { field: 'menge', width: 72 },
        'offeneMenge',
        'offenerBetrag',
      ],
      order: ['belegdatum'],
      totals: ['offenerBetrag'],
      opens: { schema: 'SalesDocument', id: 'belegId' },
    },
    {
      type: 'breakdown',
      name: 'deals',
      schema: 'DealOutlookRow',
      list: '/auswertungen/deals/daten',
      count: 'anzahl',
      sums: ['gewichtet', 'summe'],
      charts: [
        { name: 'funnel', by: 'phase', drillDown: { ...openDeals, by: 'phase' } },
        {
          name: 'forecast',
          by: 'monat',
          months: 12,
          drillDown: { ...openDeals, by: 'investitionsdatumGeplant' },
        },
      ],
    },
  ],
});

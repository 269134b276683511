import { definePage } from '../src/engine/define/define-screen';
import { turnoverCharts } from './shared/turnover-charts';

/** Statistics (number 450): turnover by year and product group, and backorders. */
export default definePage('statistics', {
  number: 450,
  icon: 'chart-bar',
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
  ],
});

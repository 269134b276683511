import { definePage } from '../src/engine/define/define-page';
import { turnoverCharts } from './shared/turnover-charts';

export default definePage('statistics', {
  number: 450,
  icon: 'chart-bar',
  group: 'office',
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
      columns: [
        { field: 'belegdatum', width: 118 },
        { field: 'belegnummer', width: 118 },
        { field: 'adresse', width: 200 },
        { field: 'liefertermin', width: 110 },
        { field: 'artikelnummer', width: 120 },
        { field: 'bezeichnung', width: 200 },
        { field: 'menge', width: 70 },
        { field: 'offeneMenge', width: 110 },
        { field: 'mengeneinheit', width: 80 },
        { field: 'offenerBetrag', width: 120 },
      ],
      order: ['belegdatum'],
      totals: ['offenerBetrag'],
      opens: { schema: 'SalesDocument', id: 'belegId' },
    },
  ],
});

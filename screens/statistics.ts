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
        { field: 'belegnummer', width: 126 },
        { field: 'adresse', width: 160 },
        { field: 'liefertermin', width: 110 },
        { field: 'artikelnummer', width: 132 },
        { field: 'bezeichnung', width: 155 },
        { field: 'menge', width: 72 },
        { field: 'offeneMenge', width: 124 },
        { field: 'mengeneinheit', width: 76 },
        { field: 'offenerBetrag', width: 130 },
      ],
      order: ['belegdatum'],
      totals: ['offenerBetrag'],
      opens: { schema: 'SalesDocument', id: 'belegId' },
    },
  ],
});

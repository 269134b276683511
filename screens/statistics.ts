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
        'belegdatum',
        'belegnummer',
        'adresse',
        'liefertermin',
        'artikelnummer',
        'bezeichnung',
        'menge',
        'offeneMenge',
        'mengeneinheit',
        'offenerBetrag',
      ],
      order: ['belegdatum'],
      totals: ['offenerBetrag'],
      opens: { schema: 'SalesDocument', id: 'belegId' },
    },
  ],
});

import { defineScreen } from '../src/engine/define/define-screen';
import {
  correctionActions,
  planningActions,
  taskActions,
  taskColumns,
  taskLinks,
  taskReads,
  taskSummary,
  taskTabs,
  vanStock,
} from './shared/service-tasks';

/** Tasks (number 310): what technicians have accepted, until it is done. */
export default defineScreen('tasks', {
  schema: 'PlanningItem',
  number: 310,
  icon: 'tool',
  area: 'service',
  api: { list: '/service/planung', record: '/service/planung/{id}', create: false },
  query: 'service/planung',
  home: { figures: { today: 'blue', late: 'orange' }, usersWith: 'technikerId' },
  columns: taskColumns,
  order: ['beginnDatum', 'id'],
  summary: taskSummary,
  warnings: { conflict: { when: ({ konflikt }) => konflikt != null, tone: 'orange' } },
  views: [
    {
      name: 'mine',
      filter: ['angenommenDatum!null', 'beendetDatumnull', 'benutzerId=:ICH'],
      default: ({ technikerId }) => technikerId !== null,
    },
    { name: 'accepted', filter: ['angenommenDatum!null', 'beendetDatumnull'], default: true },
    {
      name: 'underWay',
      filter: ['beendetDatumnull', 'auftragsstatusin(05|06|07|08|09|10)'],
    },
    {
      name: 'days',
      filter: [
        'benutzerId=:ICH',
        'beendetDatumnull',
        'beginnDatum>=:HEUTE-1',
        'beginnDatum<:HEUTE+8',
      ],
    },
    {
      name: 'today',
      filter: [
        'benutzerId=:ICH',
        'angenommenDatum!null',
        'beendetDatumnull',
        'beginnDatum>=:HEUTE',
        'beginnDatum<:HEUTE+1',
      ],
    },
    {
      name: 'late',
      filter: ['benutzerId=:ICH', 'angenommenDatum!null', 'beendetDatumnull', 'beginnDatum<:HEUTE'],
    },
    { name: 'over', filter: ['beendetDatum!null'], order: ['-beendetDatum'] },
  ],
  calendar: { begin: 'beginnDatum', end: 'endeDatum', beside: ['calendarEntries'] },
  offline: {
    views: ['mine', 'days'],
    lists: [
      '/stammdaten/service/taetigkeiten',
      '/stammdaten/service/status',
      { path: '/stammdaten/service/mehraufwandsarten', order: 'id', limit: 200 },
      vanStock,
      // What a part may be, however seldom it is needed.
      { path: '/stammdaten/artikel', order: 'id', limit: 20_000, hours: 24 },
    ],
    days: { '/zeiterfassung/Zeitbuchung': 'Datum' },
    reads: taskReads,
  },
  editableWhen: ({ beendetDatum }) => beendetDatum == null,
  removableWhen: () => false,
  tabs: taskTabs,
  actions: [...taskActions, ...planningActions, ...correctionActions, ...taskLinks],
});

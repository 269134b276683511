import { defineScreen } from '../src/engine/define/define-screen';
import { taskMay } from '../schemas/rules/service-tasks';
import {
  correctionActions,
  planningActions,
  taskColumns,
  taskCompletion,
  taskFlow,
  taskForm,
  taskLinks,
  taskReads,
  taskPapers,
  taskSummary,
} from './shared/service-tasks';

/** Planning (number 300): what is planned and nobody has accepted yet. */
export default defineScreen('planning', {
  schema: 'PlanningItem',
  number: 300,
  icon: 'calendar-event',
  area: 'service',
  api: { list: '/service/planung', record: '/service/planung/{id}' },
  query: 'service/planung',
  home: { figures: { toAccept: 'yellow', offered: 'blue' }, usersWith: 'technikerId' },
  columns: taskColumns,
  order: ['beginnDatum', 'id'],
  // The office asks who does it; technicians know.
  summary: { ...taskSummary, facts: ['ort', 'technikerId'] },
  warnings: { conflict: { when: ({ konflikt }) => konflikt != null, tone: 'orange' } },
  views: [
    {
      name: 'mine',
      filter: ['angenommenDatumnull', 'beendetDatumnull', 'benutzerId=:ICH'],
      default: ({ technikerId }) => technikerId !== null,
    },
    { name: 'open', filter: ['angenommenDatumnull', 'beendetDatumnull'], default: true },
    {
      name: 'toAccept',
      filter: ['auftragsstatus=03', 'angenommenDatumnull', 'beendetDatumnull', 'benutzerId=:ICH'],
    },
    {
      name: 'offered',
      filter: ['beendetDatumnull', 'technikerIdnull', 'auftragsstatus=03'],
    },
    {
      // Whatever fills somebody's day: what is ahead, and what was done; not what was refused or planned anew.
      name: 'board',
      filter: [['beendetDatumnull', 'reisebeginnDatum!null', 'vorOrtDatum!null']],
      display: 'schedule',
    },
    { name: 'notSent', filter: ['auftragsstatus=02', 'beendetDatumnull'] },
  ],
  calendar: {
    begin: 'beginnDatum',
    end: 'endeDatum',
    creates: true,
    beside: ['calendarEntries'],
  },
  schedule: {
    row: 'technikerId',
    begin: 'beginnDatum',
    end: 'endeDatum',
    place: ['plz', 'ort'],
    travel: { begin: 'reisebeginnDatum', end: 'vorOrtDatum', distance: 'strecke' },
    beside: { screen: 'calendarEntries', row: 'technikerId' },
    waiting: {
      screen: 'serviceOrders',
      view: 'toPlan',
      by: 'serviceAuftragId',
      minutes: 'aufwandGeschaetzt',
    },
  },
  create: { query: { order: 'serviceAuftragId', technician: 'technikerId', begin: 'beginnDatum' } },
  // Sent ones, which are accepted where there is no network.
  offline: { views: ['mine'], reads: taskReads },
  editableWhen: ({ beendetDatum }) => beendetDatum == null,
  removableWhen: taskMay('unplan'),
  tabs: [taskFlow, taskForm, ...taskPapers, taskCompletion],
  actions: [...planningActions, ...correctionActions, ...taskLinks],
});

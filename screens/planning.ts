import { defineScreen } from '../src/engine/define/define-screen';
import {
  planningActions,
  taskColumns,
  taskCompletion,
  taskFlow,
  taskForm,
  taskLinks,
  taskSummary,
} from './shared/service-tasks';

/** Planning (number 300): what is planned and nobody has accepted yet. */
export default defineScreen('planning', {
  schema: 'PlanningItem',
  number: 300,
  icon: 'calendar-event',
  api: { list: '/service/planung', record: '/service/planung/{id}' },
  query: 'service/planung',
  columns: taskColumns,
  order: ['beginnDatum', 'id'],
  summary: taskSummary,
  warnings: { conflict: { when: ({ konflikt }) => konflikt != null, tone: 'orange' } },
  views: [
    { name: 'open', filter: ['angenommenDatumnull', 'beendetDatumnull'], default: true },
    { name: 'mine', filter: ['angenommenDatumnull', 'beendetDatumnull', 'benutzerId=:ICH'] },
    {
      name: 'offered',
      filter: ['beendetDatumnull', 'technikerIdnull', 'auftragsstatus=03'],
    },
    { name: 'notSent', filter: ['auftragsstatus=02', 'beendetDatumnull'] },
  ],
  create: { query: { order: 'serviceAuftragId', technician: 'technikerId', begin: 'beginnDatum' } },
  editableWhen: ({ beendetDatum }) => beendetDatum == null,
  removableWhen: ({ beendetDatum }) => beendetDatum == null,
  tabs: [taskFlow, taskForm, taskCompletion],
  actions: [...planningActions, ...taskLinks],
});

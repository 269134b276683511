import { mayChangeTime } from '../schemas/rules/service-tasks';
import { defineScreen } from '../src/engine/define/define-screen';

/** Working times of a task, in its tab. */
export default defineScreen('workTimes', {
  schema: 'WorkTime',
  standalone: false,
  api: {
    list: '/service/planung/{planungId}/arbeitszeiten',
    record: '/service/planung/{planungId}/arbeitszeiten/{id}',
  },
  columns: [
    { field: 'datum', width: 120 },
    'von',
    'bis',
    'dauer',
    'taetigkeitId',
    'technikerId',
    'bemerkung',
  ],
  order: ['datum', 'von'],
  editableWhen: mayChangeTime,
  removableWhen: mayChangeTime,
  actions: [
    {
      type: 'dialog',
      name: 'correct',
      call: 'POST /service/planung/{planungId}/arbeitszeiten/{id}/korrektur',
      follows: (_, { datum, von, bis }) => ({ datum, von, bis }),
      fields: ['datum', 'von', 'bis', 'grund'],
      defaults: { datum: 'datum', von: 'von', bis: 'bis' },
      when: mayChangeTime,
    },
  ],
  tabs: [
    {
      type: 'form',
      name: 'masterdata',
      sections: [
        {
          name: 'time',
          fields: ['datum', 'von', 'bis', 'dauer', 'taetigkeitId', 'technikerId', 'bemerkung'],
        },
      ],
    },
  ],
});

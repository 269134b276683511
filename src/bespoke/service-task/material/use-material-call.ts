import { useQueryClient } from '@tanstack/react-query';
import { afterBooking } from '../../../../schemas/rules/service-material';
import { rowsKey } from '../../../engine/data/lists/row-page';
import type { AnyRecord } from '../../../engine/define/definition';
import type { MaterialPosition } from '../task';
import { materialQuery } from '../task-queries';
import type { TaskSend } from '../use-task-call';
import { useTask } from '../use-task';
import type { MaterialAction } from './material-actions';

/** Changes what a task has of material; the card reads it anew. */
export function useMaterialCall() {
  const client = useQueryClient();
  const { calls, task } = useTask();
  const send = async (operation: string, options: TaskSend) => {
    try {
      await calls.send(operation, options);
    } finally {
      for (const schema of ['ServiceMaterial', 'MaterialBooking', 'ServiceStock']) {
        void client.invalidateQueries({ queryKey: rowsKey(schema) });
      }
    }
  };
  return {
    send,
    /** Without a network the position shows at once what was done with it. */
    book: async (action: MaterialAction, position: MaterialPosition, body: AnyRecord) => {
      await send(action.call, { body, params: { id: position.id } });
      const told = body as unknown as Parameters<typeof afterBooking>[2];
      client.setQueryData(materialQuery(task).queryKey, (rows) =>
        rows?.map((one) =>
          one.id === position.id && one.version === position.version
            ? afterBooking(action.name, one, told)
            : one,
        ),
      );
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { rowsKey } from '../../../engine/data/lists/row-page';
import { useTask } from '../use-task';
import type { Sent, TaskSend } from '../use-task-call';

/** Changes what a task has of material; what shows it is read anew. */
export function useMaterialCall(): (operation: string, options: TaskSend) => Promise<Sent> {
  const client = useQueryClient();
  const { calls } = useTask();
  return async (operation, options) => {
    try {
      return await calls.send(operation, options);
    } finally {
      for (const schema of ['ServiceMaterial', 'MaterialBooking', 'ServiceStock']) {
        void client.invalidateQueries({ queryKey: rowsKey(schema) });
      }
    }
  };
}

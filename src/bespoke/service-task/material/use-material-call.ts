import { useQueryClient } from '@tanstack/react-query';
import type { FlowSend, Sent } from '../../../engine/flow/calls/use-flow-calls';
import { rowsKey } from '../../../engine/data/lists/row-page';
import { outboxState } from '../../../engine/outbox/outbox-state';
import { useTask } from '../use-task';
import { pathOf } from './new-position';

interface MaterialSend extends FlowSend {
  /** Id of the position that it is about, which may be on the device only. */
  positionId?: number;
}

/** Changes what a task has of material; what shows it is read anew. */
export function useMaterialCall(): (operation: string, options: MaterialSend) => Promise<Sent> {
  const client = useQueryClient();
  const { calls } = useTask();
  return async (operation, { positionId, ...options }) => {
    try {
      if (positionId === undefined) return await calls.send(operation, options);
      const { id, ...more } = pathOf(positionId, outboxState.get().entries ?? []);
      const params = { ...options.params, id };
      return await calls.send(operation, { ...options, ...more, params });
    } finally {
      for (const schema of ['ServiceMaterial', 'MaterialBooking', 'ServiceStock']) {
        void client.invalidateQueries({ queryKey: rowsKey(schema) });
      }
    }
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFlowCalls, type FlowCalls } from '../../engine/flow/calls/use-flow-calls';
import { rowsKey } from '../../engine/data/lists/row-page';
import type { Place } from '../../engine/screens/place';
import { factsKey } from './report/report-queries';
import type { Task } from './task';
import { taskKey } from './task-queries';

/** Returns the calls that a task makes, with what is read anew after them. */
export function useTaskCalls(place: Place, task: Task): FlowCalls {
  const client = useQueryClient();
  const { id, serviceAuftragId } = task;
  const params = useMemo(() => ({ planungId: id, serviceAuftragId }), [id, serviceAuftragId]);
  return useFlowCalls({
    ...{ place, id, params },
    record: task,
    readAnew: (isDirect) => {
      // What goes through the outbox is added to what is known of the report; this is not.
      if (isDirect) void client.invalidateQueries({ queryKey: factsKey(id) });
      return Promise.all([
        client.invalidateQueries({ queryKey: taskKey(id) }),
        client.invalidateQueries({ queryKey: rowsKey('WorkTime') }),
        client.invalidateQueries({ queryKey: rowsKey('ExtraWork') }),
      ]);
    },
  });
}

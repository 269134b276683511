import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { afterBooking, takenPosition } from '../../../../schemas/rules/service-material';
import type { FlowRows } from '../../../engine/flow/calls/use-rows';
import { useBroughtRows } from '../../../engine/outbox/use-brought-rows';
import { inOrder, isMissing } from '../../../engine/outbox/machine';
import { outboxState } from '../../../engine/outbox/outbox-state';
import { useStore } from '../../../state/store';
import type { MaterialPosition, Task } from '../task';
import { materialQuery } from '../task-queries';
import { materialActions } from './material-actions';
import { idOfNew, positionsOf } from './new-position';

interface TaskMaterial extends FlowRows<MaterialPosition> {
  /** Ids of positions with something on the device and not yet on the server. */
  waiting: ReadonlySet<number>;
}

/** Returns what a task's order needs, with what was done with it last, wherever that is. */
export function useMaterial(task: Task): TaskMaterial {
  const query = useQuery(materialQuery(task));
  const entries = useStore(outboxState, ({ entries: all }) => all);
  const { data, dataUpdatedAt } = query;
  const told = useMemo(
    () =>
      inOrder(entries ?? []).flatMap((entry) => {
        const action = materialActions.find(({ call }) => call === entry.operation);
        if (!action || !isMissing(entry, dataUpdatedAt)) return [];
        const body = entry.body as Parameters<typeof afterBooking>[2];
        return [{ ids: positionsOf(entry, entries ?? []), step: action.name, body }];
      }),
    [entries, dataUpdatedAt],
  );
  const brought = useBroughtRows(
    { schema: 'PlanningItem', id: task.id },
    'ServiceMaterial',
    dataUpdatedAt,
  );
  const taken = useMemo(
    () =>
      brought.map(({ entry, row }) =>
        takenPosition({ ...(row as MaterialPosition), id: idOfNew(entry) }),
      ),
    [brought],
  );
  const rows = useMemo(() => {
    // What is possible follows from the task's status, which waiting steps have changed.
    const { auftragsstatus, beendetDatum } = task;
    const stated = beendetDatum == null ? { auftragsstatus } : {};
    return (
      data &&
      [...data, ...taken].map((position) =>
        told
          .filter(({ ids }) => ids.includes(position.id))
          .reduce((one, { step, body }) => afterBooking(step, one, body), {
            ...position,
            ...stated,
          }),
      )
    );
  }, [data, told, taken, task]);
  const waiting = useMemo(
    () => new Set([...told.flatMap(({ ids }) => ids), ...taken.map(({ id }) => id)]),
    [told, taken],
  );
  return { query, rows, waiting };
}

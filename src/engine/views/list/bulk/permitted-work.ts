import type { Engine } from '../../../application/context';
import type { ActionDefinition, AnyRecord, ScreenDefinition } from '../../../define/definition';
import { actionTypeOf, isActionPermitted, type BulkCall } from '../../../screens/action-type';

interface PermittedWork {
  calls: readonly { action: ActionDefinition; does: BulkCall }[];
  change: boolean;
  remove: boolean;
}

/**
 * Returns what can be done with at least one of the chosen rows, by the user's rights and the row's state; each row is
 * judged on its own when it is begun. `rows`: none where not all of them are at hand, and then the right to some rows
 * is enough.
 */
export function permittedWork(
  definition: Pick<ScreenDefinition, 'actions' | 'tabs'> & { api: { record: string } },
  rows: readonly AnyRecord[],
  engine: Pick<Engine, 'can' | 'me' | 'registry'>,
): PermittedWork {
  const mayWithOne = (may: (record?: AnyRecord) => boolean) =>
    rows.length === 0 ? may() : rows.some((record) => may(record));
  const mayCall = (operation: string) => mayWithOne((record) => engine.can(operation, record));
  return {
    calls: definition.actions.flatMap((action) => {
      const does = actionTypeOf(engine.registry, action).bulk?.(action);
      const may = (record?: AnyRecord) =>
        does !== undefined &&
        engine.can(does.call, record) &&
        (!record ||
          (isActionPermitted(action, record, engine, definition) &&
            (action.when?.(record, engine.me, engine.can) ?? true)));
      return does && mayWithOne(may) ? [{ action, does }] : [];
    }),
    change: mayCall(`PATCH ${definition.api.record}`),
    remove: mayCall(`DELETE ${definition.api.record}`),
  };
}

import { actionTypeOf } from '../../screens/action-type';
import type { Engine } from '../../application/context';
import type { ActionDefinition, AnyRecord } from '../../define/definition';

/** First the right to what the action calls or opens, then its `when`. */
export function availableActions(
  actions: readonly ActionDefinition[],
  record: AnyRecord,
  engine: Pick<Engine, 'can' | 'me' | 'registry'>,
): readonly ActionDefinition[] {
  return actions.filter(
    (action) =>
      actionTypeOf(engine.registry, action).isPermitted(action, record, engine) &&
      (action.when?.(record, engine.me) ?? true),
  );
}

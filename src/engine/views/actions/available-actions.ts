import { actionTypeOf, isActionPermitted } from '../../screens/action-type';
import type { Engine } from '../../application/context';
import type { ActionDefinition, AnyRecord, ScreenDefinition } from '../../define/definition';

/**
 * Returns the actions offered for a record: the right to what the action calls or opens comes first, then its `when`.
 */
export function availableActions(
  screen: Pick<ScreenDefinition, 'actions' | 'tabs'>,
  record: AnyRecord,
  engine: Pick<Engine, 'can' | 'me' | 'registry'>,
): readonly ActionDefinition[] {
  return screen.actions.filter(
    (action) =>
      actionTypeOf(engine.registry, action).together?.(action) === undefined &&
      isActionPermitted(action, record, engine, screen) &&
      (action.when?.(record, engine.me, engine.can) ?? true),
  );
}

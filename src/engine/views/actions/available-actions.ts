import { actionTypeOf } from '../../screens/action-type';
import type { Engine } from '../../application/context';
import type { ActionDefinition, AnyRecord, ScreenDefinition } from '../../define/definition';

/** First the right to what the action calls or opens, then its `when`. */
export function availableActions(
  screen: Pick<ScreenDefinition, 'actions' | 'tabs'>,
  record: AnyRecord,
  engine: Pick<Engine, 'can' | 'me' | 'registry'>,
): readonly ActionDefinition[] {
  return screen.actions.filter((action) => {
    const type = actionTypeOf(engine.registry, action);
    return (
      type.together?.(action) === undefined &&
      type.isPermitted(action, record, engine, screen) &&
      (action.when?.(record, engine.me) ?? true)
    );
  });
}

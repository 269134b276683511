import type { Registry } from '../../application/registry';
import type { ActionDefinition } from '../../define/definition';
import { actionTypeOf } from '../../screens/action-type';

/**
 * The one that a record in this state is there for: what its definition calls primary, «Ändern» where something can
 * be changed (undefined), else the first that does something and destroys nothing.
 */
export function mainAction(
  available: readonly ActionDefinition[],
  canEdit: boolean,
  registry: Pick<Registry, 'actionTypes'>,
): ActionDefinition | undefined {
  const isDeed = (action: ActionDefinition) =>
    !action.danger && (actionTypeOf(registry, action).isDeed?.(action) ?? false);
  return available.find(({ primary }) => primary) ?? (canEdit ? undefined : available.find(isDeed));
}
